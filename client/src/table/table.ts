/** The table: everything about one game on one page. */

import type { Picture, WireEvent } from "../api.js";
import * as bell from "../bell.js";
import { customElement, html, nothing, Piece, property, query, state } from "../element.js";
import type { PropertyValues, TemplateResult } from "../element.js";
import { focused, ifLost } from "../focus.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { keep } from "../keep.js";
import { cap, commandOf, Held, keyOf, writing } from "../keys.js";
import type { Command } from "../keys.js";
import { titleOf } from "../lobby/catalogue.js";
import { LOBBY } from "../router.js";
import { base, buttons, cards } from "../style/shared.js";
import { say, sentence } from "../tongue.js";
import "../parts/tree.js";
import type { Json } from "../api.js";
import "./affairs.js";
import "./chat.js";
import "./choices.js";
import type { Choices } from "./choices.js";
import { handle } from "./commands.js";
import "./curtain.js";
import "./ending.js";
import "./log.js";
import "./offers.js";
import { placeOf } from "./places.js";
import "./prompt-line.js";
import type { PromptLine } from "./prompt-line.js";
import "./replay-bar.js";
import "./rulebook.js";
import "./seats.js";
import { Sitting } from "./sitting.js";
import "./stage.js";
import type { Stage } from "./stage.js";
import "./standing.js";
import { layout } from "./table-style.js";
import { asks, isTurn } from "./turns.js";
import "./tutor-panel.js";
import type { TutorPanel } from "./tutor-panel.js";
import "./typing.js";
import type { Typing } from "./typing.js";

export type Panel = "rules" | "chat" | "notes" | "state" | "table" | "standing";
export type Tab = "lesson" | "choices" | "log" | "hand" | "chat";

const PANELS: readonly (readonly [Panel, Icon, Command])[] = [
  ["rules", "rules", "rules"],
  ["chat", "chat", "chat"],
  ["notes", "notes", "notes"],
  ["state", "tree", "state"],
  ["table", "people", "table"],
];

/** Where the board has a sheet below it: see the layout. */
const PHONE = "(max-width: 700px)";

@customElement("sand-table")
export class TablePage extends Piece {
  static override styles = [base, buttons, cards, layout];

  @property() table = "";
  @property() token = "";
  @property({ attribute: false }) seq: number | null = null;
  @state() sitting: Sitting | null = null;
  @state() panel: Panel | null = null;
  @state() tab: Tab = "choices";
  @state() rule = "";
  /** What the game is called. */
  @state() private name = "";
  /** On a phone: the row of panels is shown. */
  @state() private unfolded = false;
  /** On a phone: the sheet is drawn up. */
  @state() private tall = false;
  @state() private spoken = "";
  private readonly shift = new Held("Shift", (lens) => {
    if (!this.sitting) return;
    this.sitting.lens = lens;
    this.sitting.changed();
  });
  @query('sand-stage[shows="board"]') stage!: Stage | null;
  @query("sand-prompt-line") private promptLine!: PromptLine | null;
  @query("sand-choices") choices!: Choices | null;
  @query("sand-tutor") tutor!: TutorPanel | null;
  @query("sand-typing") typing!: Typing | null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.pressed);
    this.shift.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.pressed);
    this.shift.close();
    this.sitting?.close();
    bell.title("Sandtable", false);
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const other = this.sitting?.table !== this.table || (this.sitting.door.token !== this.token && changed.has("token"));
    if (this.table && other && (changed.has("table") || changed.has("token"))) this.sit();
    else if (changed.has("seq") && this.sitting?.live) {
      if (this.seq === null) this.sitting.film.leave();
      else if (this.seq !== this.sitting.film.at) void this.sitting.film.go(this.seq);
    }
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { sitting } = this;
    if (!sitting) return;
    const reading = sitting.tutor.now !== null && this.tab === "lesson" && matchMedia(PHONE).matches;
    if (reading === sitting.tutor.reading) return;
    sitting.tutor.reading = reading;
    sitting.changed();
  }

  private sit(): void {
    this.sitting?.close();
    this.panel = null;
    const sitting = new Sitting(this.table, this.token);
    this.sitting = sitting;
    sitting.addEventListener("change", () => {
      if (this.sitting === sitting) this.seen();
    });
    sitting.addEventListener("moved", (event) => this.moved((event as CustomEvent<Moved>).detail));
    sitting.addEventListener("leaf", () => {
      if (sitting.tutor.now) this.tab = "lesson";
      else if (this.tab === "lesson") this.tab = "choices";
    });
    sitting.addEventListener("chatted", () => {
      bell.sound("chat");
      if (this.panel === "chat" || this.tab === "chat") sitting.talk.read();
    });
    void sitting.open(this.seq).then(async () => {
      this.name = await titleOf(sitting.live?.game ?? "");
      this.seen();
      // Whoever waits for a friend wants the link to send.
      if (sitting.seat !== null && sitting.live?.seats.some((seat) => seat.kind === "open")) this.panel ??= "table";
    });
  }

  // What happened

  private seen(): void {
    const { sitting } = this;
    if (!sitting) return;
    const turn = sitting.live !== null && isTurn(sitting.live);
    const game = this.name || "Sandtable";
    bell.title(turn ? say("browser-title-turn", { game }) : game, turn);
    this.requestUpdate();
  }

  private moved({ before, picture, news }: Moved): void {
    const { sitting } = this;
    if (!sitting || sitting.curtain !== null) return;
    const told = news.map((event) => sitting.wording.event(event));
    const asked = picture.prompt.asked || picture.over ? asks(sitting.wording, picture.prompt) : "";
    this.spoken = [...told, asked].join(" ");
    const turned = isTurn(picture) && !(before && isTurn(before));
    if (before && picture.over && !before.over) bell.sound("end");
    else if (before && turned) {
      bell.sound("turn");
      bell.call(say("browser-your-turn"), asked);
      if (keep().settings.playback && sitting.news.length && !sitting.film.picture) void sitting.film.play(sitting.news);
    } else if (before && news.length) bell.sound("move");
    if (turned) this.tab = sitting.tutor.now ? "lesson" : "choices";
  }

  // Drawing

  override render() {
    const { sitting } = this;
    if (!sitting) return nothing;
    if (sitting.failure) return this.failed(sitting.failure);
    if (sitting.curtain !== null) return html`<sand-curtain .sitting=${sitting}></sand-curtain>`;
    const live = sitting.live;
    if (!live) return html`<p class="wait" role="status">${say("browser-loading")}</p>`;
    return html`
      <div
        class="page ${this.panel ? "open" : ""} ${this.hasHand ? "hand" : ""} ${sitting.board?.statusTag ? "strip" : ""} ${this.tall ? "tall" : ""} ${keep().settings.log ? "" : "no-log"} ${keep().settings.hand ? "" : "no-hand"}"
        data-tab=${this.tab}
        @choose=${(event: CustomEvent<{ words: string }>) => void sitting.pen.choose(event.detail.words)}
        @order=${(event: CustomEvent<{ words: string }>) => void sitting.pen.whole(event.detail.words)}
        @suggest=${() => void (sitting.tutor.now ? sitting.tutor.suggest() : sitting.pen.suggest())}
        @odds=${(event: CustomEvent<{ order: string; tell: (odds: Json) => void }>) => void sitting.reckon(event.detail.order).then(event.detail.tell)}
        @why=${(event: CustomEvent<{ words: string }>) => void sitting.pen.why(event.detail.words)}
        @rule=${(event: CustomEvent<{ number: string }>) => this.showRule(event.detail.number)}
        @say=${(event: CustomEvent<{ text: string }>) => sitting.tell(event.detail.text)}
        @zoom=${(event: CustomEvent<number>) => (event.detail ? this.stage?.zoom(event.detail) : this.stage?.fit())}
        @point=${(event: CustomEvent<{ words: readonly string[] }>) => this.point(event.detail.words)}
        @answer=${() => (this.tab = "choices")}
        @look=${(event: CustomEvent<{ place: string }>) => this.look(event.detail.place)}
        @panel=${(event: CustomEvent<{ name: Panel }>) => this.show(event.detail.name)}
        @typed=${(event: CustomEvent<{ command: string; rest: string }>) => this.typed(event.detail)}
      >
        <div class="skips">
          ${sitting.tutor.now ? html`<button @click=${() => this.toLesson()}>${say("browser-skip-lesson")}</button>` : nothing}
          <button @click=${() => this.choices?.focus()}>${say("browser-skip-choices")}</button>
          <button @click=${() => this.stage?.focus()}>${say("browser-skip-board")}</button>
          <button @click=${() => this.toLog()}>${say("browser-skip-log")}</button>
        </div>
        ${this.header(live)}
        <section class="top" aria-label=${say("browser-prompt")}>
          <sand-offers .sitting=${sitting}></sand-offers>
          <sand-prompt-line .sitting=${sitting}></sand-prompt-line>
        </section>
        ${this.panel ? this.drawer(this.panel) : nothing}
        <main class="board ${this.looked("board")}">
          <h1 class="unseen">${this.name}</h1>
          <h2 class="unseen">${say("browser-board")}</h2>
          <sand-stage class="status ${this.looked("status")}" shows="status" .sitting=${sitting}></sand-stage>
          <sand-stage shows="board" .sitting=${sitting}></sand-stage>
          <sand-replay-bar .sitting=${sitting} ?hand=${this.hasHand}></sand-replay-bar>
        </main>
        <sand-stage class="hand ${this.looked("hand")}" shows="hand" .sitting=${sitting}></sand-stage>
        ${this.tabs()}
        <div class="side">
        ${sitting.tutor.now ? html`<section class="tutor card ${sitting.tutor.folded ? "folded" : ""}" aria-busy=${String(sitting.tutor.behind)} aria-label=${say("browser-lesson")}><sand-tutor .sitting=${sitting}></sand-tutor></section>` : nothing}
        <section class="choices card" aria-labelledby="choices-title">
          <h2 id="choices-title">${say("browser-choices")}</h2>
          <div class="scroll"><sand-choices .sitting=${sitting}></sand-choices></div>
          ${live.seat === null || live.over ? nothing : html`<sand-typing .sitting=${sitting}></sand-typing>`}
        </section>
        <section class="log card" aria-labelledby="log-title">
          <h2 id="log-title">${say("browser-log")}</h2>
          <sand-log .sitting=${sitting}></sand-log>
        </section>
        </div>
        <section class="talk card" aria-label=${say("browser-chat")}>${this.tab === "chat" && this.chatty ? html`<sand-chat .sitting=${sitting}></sand-chat>` : nothing}</section>
        <div class="unseen" aria-live="polite" role="status">${this.spoken}</div>
      </div>
      <sand-ending .sitting=${sitting}></sand-ending>
    `;
  }

  /** Whether something lies before the player. */
  private get hasHand(): boolean {
    return Boolean(this.sitting?.board?.handTag);
  }

  private get chatty(): boolean {
    const { sitting } = this;
    return sitting !== null && sitting.seat !== null && !sitting.hotSeat && (sitting.live?.seats.filter((seat) => seat.kind !== "bot").length ?? 0) > 1;
  }

  private header(live: Picture): TemplateResult {
    const { sitting } = this;
    if (!sitting) return html``;
    const shown = PANELS.filter(([name]) => (name !== "chat" || this.chatty) && (name !== "notes" || live.seat !== null));
    return html`<header>
      <a class="button home" href=${LOBBY} aria-label=${say("browser-lobby")} title=${say("browser-lobby")}>${icon("home")}</a>
      <span class="game">${this.name}</span>
      <sand-seats .sitting=${sitting} ?still=${keep().reducedMotion}></sand-seats>
      <button class="round plain fold keeps" aria-expanded=${String(this.unfolded)} aria-label=${say("browser-panels")} title=${say("browser-panels")} @click=${() => (this.unfolded = !this.unfolded)}>
        ${icon(this.unfolded ? "close" : "menu")}${sitting.talk.unread ? html`<span class="badge">${sitting.talk.unread}</span>` : nothing}
      </button>
      <nav class=${this.unfolded ? "unfolded" : ""} aria-label=${say("browser-panels")} @click=${() => (this.unfolded = false)}>
        ${shown.map(([name, picture, command]) => {
          const label = say(`browser-panel-${name}`);
          const unread = name === "chat" ? sitting.talk.unread : 0;
          return html`<button class="round plain keeps" data-panel=${name} aria-expanded=${String(this.panel === name)} aria-label=${unread ? `${label} (${unread})` : label} title="${label} (${cap(keyOf(command))})" @click=${() => this.show(name)}>
            ${icon(picture)}${unread ? html`<span class="badge">${unread}</span>` : nothing}
          </button>`;
        })}
        <button class="round plain" aria-label=${say("browser-settings")} title="${say("browser-settings")} (${cap(keyOf("settings"))})" @click=${() => this.tell("settings")}>${icon("gear")}</button>
        <button class="round plain" aria-label=${say("browser-help")} title="${say("browser-help")} (${cap(keyOf("help"))})" @click=${() => this.tell("help")}>${icon("help")}</button>
      </nav>
    </header>`;
  }

  private drawer(panel: Panel): TemplateResult {
    const { sitting } = this;
    if (!sitting) return html``;
    return html`<aside class="drawer card" aria-labelledby="drawer-title">
      <div class="head">
        <h2 id="drawer-title" tabindex="-1">${say(`browser-panel-${panel}`)}</h2>
        <button class="round plain" @click=${() => this.show(null)} aria-label=${say("browser-close")} title=${say("browser-close")}>${icon("close")}</button>
      </div>
      <div class="inside">
        ${panel === "rules" ? html`<sand-rulebook .sitting=${sitting} .number=${this.rule}></sand-rulebook>` : nothing}
        ${panel === "chat" ? html`<sand-chat .sitting=${sitting}></sand-chat>` : nothing}
        ${panel === "notes" ? html`<sand-notes .sitting=${sitting}></sand-notes>` : nothing}
        ${panel === "state" ? html`<sand-tree .value=${(sitting.shown?.view ?? null) as unknown as Json}></sand-tree>` : nothing}
        ${panel === "table" ? html`<sand-affairs .sitting=${sitting}></sand-affairs>` : nothing}
        ${panel === "standing" ? html`<sand-standing .sitting=${sitting}></sand-standing>` : nothing}
      </div>
    </aside>`;
  }

  /** On a phone: what the sheet below the board shows. */
  private tabs(): TemplateResult {
    const { sitting } = this;
    const names: [Tab, Icon][] = [["choices", "choices"]];
    if (sitting?.tutor.now) names.unshift(["lesson", "rules"]);
    if (this.hasHand) names.push(["hand", "hand"]);
    names.push(["log", "log"]);
    if (this.chatty) names.push(["chat", "chat"]);
    return html`<nav class="tabs" aria-label=${say("browser-tabs")}>
      <div role="tablist" class=${names.length > 3 ? "many" : ""} aria-label=${say("browser-tabs")}>${names.map(
        ([name, picture]) => html`<button role="tab" class="plain" data-tab=${name} aria-selected=${String(this.tab === name)} @click=${() => (this.tab = name)}>
          ${icon(picture)} ${say(`browser-tab-${name}`)}${name === "chat" && sitting?.talk.unread ? html`<span class="badge">${sitting.talk.unread}</span>` : nothing}
        </button>`,
      )}</div>
      <button class="round plain grip" aria-pressed=${String(this.tall)} aria-label=${say("browser-sheet")} title=${say("browser-sheet")} @click=${() => (this.tall = !this.tall)}>${icon(this.tall ? "down" : "up")}</button>
    </nav>`;
  }

  private failed(failure: unknown): TemplateResult {
    return html`<main class="failed card">
      <h1>${say("browser-no-table")}</h1>
      <p>${sentence(failure)}</p>
      <p><a class="button primary" href=${LOBBY}>${icon("home")} ${say("browser-lobby")}</a></p>
    </main>`;
  }

  // Doing

  /** The lesson speaks of a part of the table: let it stand out. */
  private looked(place: string): string {
    const { tutor, board } = this.sitting ?? {};
    return tutor?.looked.some((part) => part === place || placeOf(part, board ?? null) === place) ? "looked" : "";
  }

  private look(place: string): void {
    if (place === "hand") {
      this.tab = "hand";
      if (!keep().settings.hand) keep().change({ hand: true });
    }
    this.sitting?.tutor.point([place]);
  }

  toLesson(): void {
    if (!this.sitting?.tutor.now) return;
    this.tab = "lesson";
    this.sitting.tutor.fold(false);
    void this.updateComplete.then(() => this.tutor?.updateComplete).then(() => this.tutor?.focus());
  }

  private point(words: readonly string[]): void {
    if (!this.sitting) return;
    this.sitting.pointed = words;
    this.sitting.changed();
  }

  /** What had the focus when the panel was opened gets it back. */
  private opener: HTMLElement | SVGElement | null = null;

  show(panel: Panel | null): void {
    if (this.panel === null) this.opener = focused();
    this.panel = this.panel === panel ? null : panel;
    if (this.panel === null) {
      const { opener } = this;
      if (opener) ifLost(() => this.giveBack(opener));
      return;
    }
    void this.updateComplete.then(() => {
      if (this.panel === "rules" && this.rule) return; // the rulebook goes to the rule by itself
      const inside = this.renderRoot.querySelector<HTMLElement>(this.panel === "chat" ? ".drawer sand-chat" : "#drawer-title");
      inside?.focus();
    });
  }

  /** A button may be gone, or be hidden on a phone: then to the question. */
  private giveBack(opener: HTMLElement | SVGElement): void {
    opener.focus();
    if (focused() === null) this.promptLine?.focus();
  }

  showRule(number: string): void {
    if (this.panel === null) this.opener = focused();
    this.rule = "";
    this.panel = "rules";
    void this.updateComplete.then(() => (this.rule = number));
  }

  toLog(): void {
    this.tab = "log";
    if (!keep().settings.log) keep().change({ log: true });
    this.sitting?.tutor.fold(true);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("sand-log")?.focus());
  }

  private typed({ command, rest }: { command: string; rest: string }): void {
    const { sitting } = this;
    if (!sitting) return;
    if (command === "why" && rest) void sitting.pen.why(rest);
    else if (command === "rule" && rest) this.showRule(rest.toUpperCase());
    else handle(this, sitting, command);
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    const { sitting } = this;
    if (!sitting || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.composedPath().some((one) => one instanceof HTMLDialogElement)) return;
    if (writing(event)) {
      if (event.key === "Escape") (event.composedPath()[0] as HTMLElement).blur(); // out of the field first
      return;
    }
    if (event.key === "Escape") {
      if (this.panel) this.show(null);
      else if (sitting.film.picture || sitting.film.playback) sitting.film.leave();
      else if (sitting.pen.asking) sitting.pen.ask(false);
      else if (sitting.pen.draft) void sitting.pen.cut(0);
      return;
    }
    if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const action = sitting.pen.actions[Number(event.key) - 1];
      if (action && sitting.interactive) void sitting.pen.choose(action.words);
      return;
    }
    // Arrows belong to what has the focus first: a slider moves itself.
    const target = event.composedPath()[0];
    if (target instanceof HTMLInputElement && event.key.startsWith("Arrow")) return;
    const command = commandOf(event);
    if (command && handle(this, sitting, command)) event.preventDefault();
  };
}

interface Moved {
  readonly before: Picture | null;
  readonly picture: Picture;
  readonly news: readonly WireEvent[];
}
