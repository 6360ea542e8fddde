/** The lobby: games explained and begun in two clicks, the tables one plays at, files to go on with. */

import * as api from "../api.js";
import { css, customElement, html, nothing, PageElement, query, state } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { storage } from "../storage.js";
import { navigate, tableHash } from "../router.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say, errorSentence, i18n } from "../i18n.js";
import "../parts/dialog.js";
import { gamesWithWording } from "./catalogue.js";
import type { GameWithWording } from "./catalogue.js";
import "./game-card.js";
import type { TableRequest } from "./game-card.js";
import "./my-games.js";
import type { Wording } from "../wording.js";
import "./quick-settings.js";

const LARGEST = 1_000_000;

@customElement("sand-lobby")
export class Lobby extends PageElement {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      :host {
        display: block;
        min-height: 100dvh;
      }
      .page {
        max-width: 1280px;
        margin: 0 auto;
        padding: 0 24px 48px;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 24px;
        align-items: center;
        justify-content: space-between;
        padding: 24px 0;
      }
      .brand {
        display: flex;
        align-items: center;
        gap: 16px;
      }
      .brand img {
        width: 48px;
        height: 48px;
      }
      h1 {
        font-size: 2rem;
      }
      .columns {
        display: grid;
        gap: 24px;
        grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
        grid-template-rows: auto 1fr;
        grid-template-areas: "games mine" "games side";
        align-items: start;
      }
      main {
        grid-area: games;
      }
      .mine {
        grid-area: mine;
      }
      .side {
        grid-area: side;
        display: grid;
        gap: 24px;
        grid-template-columns: minmax(0, 1fr);
      }
      section {
        padding: 16px;
        display: grid;
        gap: 12px;
        grid-template-columns: minmax(0, 1fr);
      }
      h2 {
        font-size: 1.25rem;
      }
      .drop {
        border: 2px dashed var(--line-strong);
        border-radius: var(--radius);
        padding: 16px;
        display: grid;
        gap: 8px;
        justify-items: start;
      }
      .drop.over {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      .error {
        padding: 12px 16px;
        background: var(--warn-soft);
        border: 1px solid var(--warn);
        border-radius: var(--radius);
        margin-bottom: 16px;
      }
      @media (max-width: 900px) {
        .columns {
          grid-template-columns: minmax(0, 1fr);
          grid-template-rows: auto;
          grid-template-areas: "mine" "games" "side";
        }
        /* Whoever has a game wants to go on with it; whoever has none wants to see what there is. */
        .columns.none {
          grid-template-areas: "games" "mine" "side";
        }
        .page {
          padding: 0 16px 32px;
        }
        header {
          padding: 16px 0;
        }
      }
    `,
  ];

  @state() private games: readonly GameWithWording[] | null = null;
  @state() private errorText = "";
  @state() private busy = false;
  @state() private over = false;
  /** The table to set up once the person has said their name. */
  @state() private pendingRequest: TableRequest | null = null;
  @query("#file") private file!: HTMLInputElement;

  override connectedCallback(): void {
    super.connectedCallback();
    i18n.addEventListener("language", this.load);
    storage().addEventListener("saved-seats", this.seatsChanged);
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    i18n.removeEventListener("language", this.load);
    storage().removeEventListener("saved-seats", this.seatsChanged);
  }

  private readonly seatsChanged = (): void => this.requestUpdate();

  private readonly load = async (): Promise<void> => {
    try {
      this.games = await gamesWithWording();
      this.errorText = "";
    } catch (error) {
      this.errorText = errorSentence(error);
    }
  };

  override render() {
    const { settings } = storage();
    return html`<div class="page" @dragover=${this.dragged} @dragleave=${() => (this.over = false)} @drop=${this.dropped}>
      <header>
        <div class="brand">
          <img src="/static/icons/favicon.svg" alt="" width="48" height="48">
          <div>
            <h1>Sandtable</h1>
            <p class="soft">${say("browser-tagline")}</p>
          </div>
        </div>
        <sand-quick-settings></sand-quick-settings>
      </header>
      ${this.errorText ? this.errorNotice() : nothing}
      <div class="columns ${storage().savedSeats().length ? "" : "none"}">
        <section class="card mine" aria-labelledby="mine">
          <h2 id="mine">${say("browser-mine")}</h2>
          <sand-my-games .games=${this.games ?? []}></sand-my-games>
        </section>
        <main class="stack" @learn=${(event: CustomEvent<{ game: string }>) => void this.learn(event.detail.game)} @table-request=${(event: CustomEvent<TableRequest>) => void this.tableRequested(event.detail)} @request-failed=${(event: CustomEvent<unknown>) => (this.errorText = errorSentence(event.detail))}>
          ${this.games?.map(({ game, wording }) => html`<sand-game-card data-game=${game.name} .game=${game} .wording=${wording} ?busy=${this.busy}></sand-game-card>`) ?? html`<p class="soft" role="status">${this.errorText ? nothing : say("browser-loading")}</p>`}
        </main>
        <aside class="side">
          <section class="card" aria-labelledby="you">
            <h2 id="you">${say("browser-you-title")}</h2>
            <label class="above">
              ${say("browser-name")}
              <input maxlength="40" autocomplete="nickname" .value=${settings.name} @change=${(event: Event) => storage().change({ name: (event.target as HTMLInputElement).value.trim() })}>
            </label>
          </section>
          <section class="card" aria-labelledby="import">
            <h2 id="import">${say("browser-import")}</h2>
            <div class="drop ${this.over ? "over" : ""}">
              <p class="small soft">${say("browser-import-how")}</p>
              <input id="file" type="file" accept=".json,application/json" hidden @change=${() => void this.take(this.file.files?.[0])}>
              <button @click=${() => this.file.click()} ?disabled=${this.busy}>${icon("open")} ${say("browser-import-choose")}</button>
            </div>
          </section>
        </aside>
      </div>
      ${this.naming()}
    </div>`;
  }

  /** What went wrong; only what is missing on the page can be asked for again. */
  private errorNotice(): TemplateResult {
    return html`<div class="error row spread" role="alert">
      <span>${this.errorText}</span>
      ${this.games
        ? html`<button class="round plain" @click=${() => (this.errorText = "")} aria-label=${say("browser-close")} title=${say("browser-close")}>${icon("close")}</button>`
        : html`<button @click=${() => void this.load()}>${icon("repeat")} ${say("browser-try-again")}</button>`}
    </div>`;
  }

  private naming(): TemplateResult {
    return html`<sand-dialog narrow heading=${say("browser-name-ask")} ?open=${this.pendingRequest !== null} @closed=${() => (this.pendingRequest = null)}>
      <form class="stack" @submit=${this.named}>
        <label class="above">
          ${say("browser-name")}
          <input name="name" required maxlength="40" autocomplete="nickname" .value=${storage().settings.name}>
        </label>
        <div><button class="primary">${icon("check")} ${say("browser-begin")}</button></div>
      </form>
    </sand-dialog>`;
  }

  private named(event: SubmitEvent): void {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get("name") ?? "").trim();
    const request = this.pendingRequest;
    if (!name || !request) return;
    storage().change({ name });
    this.pendingRequest = null;
    void this.begin(request);
  }

  /** Others see the name of whoever invites them; against bots nobody does. */
  private async tableRequested(request: TableRequest): Promise<void> {
    if (request.seats.includes("open") && !storage().settings.name) this.pendingRequest = request;
    else await this.begin(request);
  }

  private async begin(request: TableRequest): Promise<void> {
    const wording = this.games?.find(({ game }) => game.name === request.game)?.wording; // the rules of a file are the game's
    await this.working(async () => this.enter(await api.create({ ...request, name: this.name }), request.game), wording);
  }

  private async learn(game: string): Promise<void> {
    await this.working(async () => this.enter(await api.learn(game, this.name), game));
  }

  /** Sit down at a new table. */
  private enter(created: api.Created, game: string): void {
    storage().rememberCreated(created, game);
    const own = created.seats.find((seat) => seat.token);
    navigate(tableHash(created.table, own?.token ?? created.watch));
  }

  private get name(): string {
    return storage().settings.name || say("browser-nameless");
  }

  private async working(doing: () => Promise<void>, wording?: Wording): Promise<void> {
    this.busy = true;
    this.errorText = "";
    try {
      await doing();
    } catch (error) {
      this.errorText = errorSentence(error, wording);
      window.scrollTo({ top: 0 });
    } finally {
      this.busy = false;
    }
  }

  // Files

  private dragged(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.over = true;
  }

  private dropped(event: DragEvent): void {
    event.preventDefault();
    this.over = false;
    void this.take(event.dataTransfer?.files[0]);
  }

  private async take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > LARGEST) {
      this.errorText = say("browser-import-large");
      return;
    }
    await this.working(async () => this.enter(await api.importTable(file, [], this.name), ""));
    this.file.value = "";
  }
}
