/** The lobby: games explained and begun in two clicks, the tables one plays at, files to go on with. */

import * as api from "../api.js";
import { css, customElement, html, nothing, Piece, query, state } from "../element.js";
import type { TemplateResult } from "../element.js";
import { icon } from "../icons.js";
import { keep } from "../keep.js";
import { go, tableHash } from "../router.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say, sentence, tongue } from "../tongue.js";
import "../parts/box.js";
import { introduced } from "./catalogue.js";
import type { Introduced } from "./catalogue.js";
import "./game-card.js";
import type { Wish } from "./game-card.js";
import "./my-games.js";
import "./switches.js";

const LARGEST = 1_000_000;

@customElement("sand-lobby")
export class Lobby extends Piece {
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
      .trouble {
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
        /* Who has a game wants to go on with it; who has none wants to see what there is. */
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

  @state() private games: readonly Introduced[] | null = null;
  @state() private trouble = "";
  @state() private busy = false;
  @state() private over = false;
  /** A table that waits for the person's name. */
  @state() private waits: Wish | null = null;
  @query("#file") private file!: HTMLInputElement;

  override connectedCallback(): void {
    super.connectedCallback();
    tongue.addEventListener("language", this.load);
    keep().addEventListener("places", this.placed);
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    tongue.removeEventListener("language", this.load);
    keep().removeEventListener("places", this.placed);
  }

  private readonly placed = (): void => this.requestUpdate();

  private readonly load = async (): Promise<void> => {
    try {
      this.games = await introduced();
      this.trouble = "";
    } catch (error) {
      this.trouble = sentence(error);
    }
  };

  override render() {
    const { settings } = keep();
    return html`<div class="page" @dragover=${this.dragged} @dragleave=${() => (this.over = false)} @drop=${this.dropped}>
      <header>
        <div class="brand">
          <img src="/static/icons/favicon.svg" alt="" width="48" height="48">
          <div>
            <h1>Sandtable</h1>
            <p class="soft">${say("browser-tagline")}</p>
          </div>
        </div>
        <sand-switches></sand-switches>
      </header>
      ${this.trouble ? this.troubled() : nothing}
      <div class="columns ${keep().places().length ? "" : "none"}">
        <section class="card mine" aria-labelledby="mine">
          <h2 id="mine">${say("browser-mine")}</h2>
          <sand-my-games .games=${this.games ?? []}></sand-my-games>
        </section>
        <main class="stack" @learn=${(event: CustomEvent<{ game: string }>) => void this.learn(event.detail.game)} @wish=${(event: CustomEvent<Wish>) => void this.wished(event.detail)} @trouble=${(event: CustomEvent<unknown>) => (this.trouble = sentence(event.detail))}>
          ${this.games?.map(({ game, wording }) => html`<sand-game-card data-game=${game.name} .game=${game} .wording=${wording} ?busy=${this.busy}></sand-game-card>`) ?? html`<p class="soft" role="status">${this.trouble ? nothing : say("browser-loading")}</p>`}
        </main>
        <aside class="side">
          <section class="card" aria-labelledby="you">
            <h2 id="you">${say("browser-you-title")}</h2>
            <label class="above">
              ${say("browser-name")}
              <input maxlength="40" autocomplete="nickname" .value=${settings.name} @change=${(event: Event) => keep().change({ name: (event.target as HTMLInputElement).value.trim() })}>
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
  private troubled(): TemplateResult {
    return html`<div class="trouble row spread" role="alert">
      <span>${this.trouble}</span>
      ${this.games
        ? html`<button class="round plain" @click=${() => (this.trouble = "")} aria-label=${say("browser-close")} title=${say("browser-close")}>${icon("close")}</button>`
        : html`<button @click=${() => void this.load()}>${icon("repeat")} ${say("browser-try-again")}</button>`}
    </div>`;
  }

  private naming(): TemplateResult {
    return html`<sand-box narrow heading=${say("browser-name-ask")} ?open=${this.waits !== null} @closed=${() => (this.waits = null)}>
      <form class="stack" @submit=${this.named}>
        <label class="above">
          ${say("browser-name")}
          <input name="name" required maxlength="40" autocomplete="nickname" .value=${keep().settings.name}>
        </label>
        <div><button class="primary">${icon("check")} ${say("browser-begin")}</button></div>
      </form>
    </sand-box>`;
  }

  private named(event: SubmitEvent): void {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get("name") ?? "").trim();
    const wish = this.waits;
    if (!name || !wish) return;
    keep().change({ name });
    this.waits = null;
    void this.begin(wish);
  }

  /** Others see the name of who invites them; against bots nobody does. */
  private async wished(wish: Wish): Promise<void> {
    if (wish.seats.includes("open") && !keep().settings.name) this.waits = wish;
    else await this.begin(wish);
  }

  private async begin(wish: Wish): Promise<void> {
    await this.working(async () => this.enter(await api.create({ ...wish, name: this.name }), wish.game));
  }

  private async learn(game: string): Promise<void> {
    await this.working(async () => this.enter(await api.learn(game, this.name), game));
  }

  /** Sit down at a new table. */
  private enter(created: api.Created, game: string): void {
    keep().created(created, game);
    const own = created.seats.find((seat) => seat.token);
    go(tableHash(created.table, own?.token ?? created.watch));
  }

  private get name(): string {
    return keep().settings.name || say("browser-nameless");
  }

  private async working(doing: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await doing();
    } catch (error) {
      this.trouble = sentence(error);
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
      this.trouble = say("browser-import-large");
      return;
    }
    await this.working(async () => this.enter(await api.importTable(file, [], this.name), ""));
    this.file.value = "";
  }
}
