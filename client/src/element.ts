/** What all elements of the page have in common: they draw again when the language or a setting changes. */

import { LitElement } from "lit";
import { keep } from "./keep.js";
import { tongue } from "./tongue.js";

export { css, html, nothing, svg } from "lit";
export type { CSSResultGroup, PropertyValues, TemplateResult } from "lit";
export { customElement } from "lit/decorators/custom-element.js";
export { property } from "lit/decorators/property.js";
export { query } from "lit/decorators/query.js";
export { state } from "lit/decorators/state.js";
export { classMap } from "lit/directives/class-map.js";
export { ifDefined } from "lit/directives/if-defined.js";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { repeat } from "lit/directives/repeat.js";

export class Piece extends LitElement {
  private readonly redrawAll = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    tongue.addEventListener("language", this.redrawAll);
    keep().addEventListener("settings", this.redrawAll);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    tongue.removeEventListener("language", this.redrawAll);
    keep().removeEventListener("settings", this.redrawAll);
  }

  /** Tell whoever holds this element. */
  protected tell<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
