/** An element that shows something of a sitting, and draws again whenever that changes. */

import { Piece, property } from "../element.js";
import type { PropertyValues, TemplateResult } from "../element.js";
import { ifLost } from "../focus.js";
import { sign } from "../icons.js";
import type { Sitting } from "./sitting.js";

export class AtTable extends Piece {
  @property({ attribute: false }) sitting!: Sitting;
  private heardOf: Sitting | null = null;
  /** Something here had the focus before it was drawn again. */
  private hadFocus = false;
  private readonly redraw = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.heardOf?.removeEventListener("change", this.redraw);
    this.heardOf = null;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("sitting")) this.listen();
    this.hadFocus = Boolean(this.shadowRoot?.activeElement);
  }

  /** Buttons come and go, and are switched off: whoever pressed one that is gone goes on here. For `updated`. */
  protected keepFocus(mend: () => void): void {
    if (this.hadFocus) ifLost(mend);
  }

  private listen(): void {
    if (this.heardOf === this.sitting) return;
    this.heardOf?.removeEventListener("change", this.redraw);
    this.heardOf = this.sitting ?? null;
    this.heardOf?.addEventListener("change", this.redraw);
  }

  /** The sign of a seat, as the game's board draws it. */
  protected sign(place: number): TemplateResult {
    return sign(place, this.sitting.look(place));
  }
}
