/** The page: which room is shown, in which language and light. */

import { css, customElement, html, nothing, Piece, state } from "./element.js";
import { keep } from "./keep.js";
import "./lobby/join.js";
import "./lobby/lobby.js";
import { read } from "./router.js";
import type { Route } from "./router.js";
import "./settings.js";
import "./table/table.js";
import { isLanguage } from "./texts.js";
import { tongue } from "./tongue.js";

@customElement("sand-app")
export class App extends Piece {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  @state() private route: Route = { page: "lobby" };
  @state() private ready = false;
  @state() private box: "settings" | "help" | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.travelled);
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
      matchMedia(query).addEventListener("change", this.dressed);
    }
    keep().addEventListener("settings", this.dressed);
    this.travelled();
    void this.dressed();
  }

  /** The settings as the whole page wears them. */
  private readonly dressed = async (): Promise<void> => {
    const { settings, dark, reducedMotion } = keep();
    const root = document.documentElement;
    root.dataset["theme"] = dark ? "dark" : "light";
    root.dataset["motion"] = reducedMotion ? "reduced" : "full";
    root.style.setProperty("font-size", `${settings.size}%`);
    if (tongue.texts.language !== settings.language || !this.ready) await tongue.use(settings.language);
    this.ready = true;
    this.requestUpdate();
  };

  private readonly travelled = (): void => {
    const { route, language } = read(location.hash);
    this.route = route;
    if (isLanguage(language) && language !== keep().settings.language) keep().change({ language });
  };

  override render() {
    if (!this.ready) return nothing;
    return html`<div @settings=${() => (this.box = "settings")} @help=${() => (this.box = "help")} @shut=${() => (this.box = null)}>
      ${this.room()}
      <sand-settings ?open=${this.box === "settings"}></sand-settings>
      <sand-help ?open=${this.box === "help"}></sand-help>
    </div>`;
  }

  private room() {
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
