/** An element that shows something of a table session, and draws again whenever that changes. */

import { PageElement, property } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { ifFocusLost } from "../focus.js";
import { sign } from "../icons.js";
import type { TableSession } from "./table-session.js";

export class SessionElement extends PageElement {
  @property({ attribute: false }) session!: TableSession;
  private listenedTo: TableSession | null = null;
  /** Something here had the focus before it was drawn again. */
  private hadFocus = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.listenedTo?.removeEventListener("change", this.redraw);
    this.listenedTo = null;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("session")) this.listen();
    this.hadFocus = Boolean(this.shadowRoot?.activeElement);
  }

  /** Buttons come and go, and are switched off: whoever pressed one that is gone goes on here. For `updated`. */
  protected keepFocus(recover: () => void): void {
    if (this.hadFocus) ifFocusLost(recover);
  }

  private listen(): void {
    if (this.listenedTo === this.session) return;
    this.listenedTo?.removeEventListener("change", this.redraw);
    this.listenedTo = this.session ?? null;
    this.listenedTo?.addEventListener("change", this.redraw);
  }

  /** The sign of a seat, as the game's board draws it. */
  protected sign(place: number): TemplateResult {
    return sign(place, this.session.sideLook(place));
  }
}
