/** The page: which room is shown, in which language and light. */

import { css, customElement, html, nothing, PageElement, state } from "./page-element.js";
import { storage } from "./storage.js";
import "./lobby/join.js";
import "./lobby/lobby.js";
import { parseHash } from "./router.js";
import type { Route } from "./router.js";
import "./settings.js";
import "./table/table.js";
import { isLanguage } from "./texts.js";
import { i18n } from "./i18n.js";

@customElement("sand-app")
export class App extends PageElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  @state() private route: Route = { page: "lobby" };
  @state() private ready = false;
  @state() private dialog: "settings" | "help" | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.hashChanged);
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
      matchMedia(query).addEventListener("change", this.applySettings);
    }
    storage().addEventListener("settings", this.applySettings);
    this.hashChanged();
    void this.applySettings();
  }

  /** The settings as the whole page wears them. */
  private readonly applySettings = async (): Promise<void> => {
    const { settings, dark, reducedMotion } = storage();
    const root = document.documentElement;
    root.dataset["theme"] = dark ? "dark" : "light";
    root.dataset["motion"] = reducedMotion ? "reduced" : "full";
    root.style.setProperty("font-size", `${settings.size}%`);
    if (i18n.texts.language !== settings.language || !this.ready) await i18n.setLanguage(settings.language);
    this.ready = true;
    this.requestUpdate();
  };

  private readonly hashChanged = (): void => {
    const { route, language } = parseHash(location.hash);
    this.route = route;
    if (isLanguage(language) && language !== storage().settings.language) storage().change({ language });
  };

  override render() {
    if (!this.ready) return nothing;
    return html`<div @settings=${() => (this.dialog = "settings")} @help=${() => (this.dialog = "help")} @dialog-closed=${() => (this.dialog = null)}>
      ${this.page()}
      <sand-settings ?open=${this.dialog === "settings"}></sand-settings>
      <sand-help ?open=${this.dialog === "help"}></sand-help>
    </div>`;
  }

  private page() {
    const { route } = this;
    switch (route.page) {
      case "lobby":
        return html`<sand-lobby></sand-lobby>`;
      case "join":
        return html`<sand-join .token=${route.token}></sand-join>`;
      case "table":
        return html`<sand-table .table=${route.table} .token=${route.token} .seq=${route.seq}></sand-table>`;
    }
  }
}
