/** What all elements of the page have in common: they draw again when the language or a setting changes. */

import { LitElement } from "lit";
import { storage } from "./storage.js";
import { i18n } from "./i18n.js";

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

export class PageElement extends LitElement {
  protected readonly redraw = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    i18n.addEventListener("language", this.redraw);
    storage().addEventListener("settings", this.redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    i18n.removeEventListener("language", this.redraw);
    storage().removeEventListener("settings", this.redraw);
  }

  /** Tell whoever holds this element. */
  protected emit<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
