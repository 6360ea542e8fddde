/** The table: everything about one game on one page. */

import type { Picture, WireEvent } from "../api.js";
import * as notifications from "../notifications.js";
import { customElement, html, nothing, PageElement, property, query, state } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { focusedElement, ifFocusLost } from "../focus.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { storage } from "../storage.js";
import { keyLabel, commandOf, HeldKey, keyOf, isTyping } from "../keys.js";
import type { Command } from "../keys.js";
import { titleOf } from "../lobby/catalogue.js";
import { LOBBY } from "../router.js";
import { base, buttons, cards } from "../style/shared.js";
import { say, errorSentence } from "../i18n.js";
import "../parts/tree.js";
import type { Json } from "../api.js";
import "./table-panel.js";
import "./chat.js";
import "./choices.js";
import type { Choices } from "./choices.js";
import { runCommand } from "./commands.js";
import "./curtain.js";
import "./ending.js";
import "./log.js";
import "./offers.js";
import { lessonTarget } from "./lesson-targets.js";
import "./prompt-line.js";
import type { PromptLine } from "./prompt-line.js";
import "./replay-bar.js";
import "./rulebook.js";
import "./seats.js";
import { TableSession } from "./table-session.js";
import "./board-host.js";
import type { BoardHost } from "./board-host.js";
import "./standing.js";
import { layout } from "./table-style.js";
import { questionText, isTurn } from "./turns.js";
import "./tutor-panel.js";
import type { TutorPanel } from "./tutor-panel.js";
import "./order-input.js";
import type { OrderInput } from "./order-input.js";

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
export class TablePage extends PageElement {
  static override styles = [base, buttons, cards, layout];

  @property() table = "";
  @property() token = "";
  @property({ attribute: false }) seq: number | null = null;
  @state() session: TableSession | null = null;
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
  private readonly shift = new HeldKey("Shift", (held) => {
    if (!this.session) return;
    this.session.magnifying = held;
    this.session.changed();
  });
  @query('sand-board-host[shows="board"]') boardHost!: BoardHost | null;
  @query("sand-prompt-line") private promptLine!: PromptLine | null;
  @query("sand-choices") choices!: Choices | null;
  @query("sand-tutor") tutor!: TutorPanel | null;
  @query("sand-order-input") orderInput!: OrderInput | null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.pressed);
    this.shift.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.pressed);
    this.shift.close();
    this.session?.close();
    notifications.setTitle("Sandtable", false);
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const other = this.session?.table !== this.table || (this.session.client.token !== this.token && changed.has("token"));
    if (this.table && other && (changed.has("table") || changed.has("token"))) this.openSession();
    else if (changed.has("seq") && this.session?.live) {
      if (this.seq === null) this.session.replay.leave();
      else if (this.seq !== this.session.replay.at) void this.session.replay.go(this.seq);
    }
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { session } = this;
    if (!session) return;
    const reading = session.tutor.now !== null && this.tab === "lesson" && matchMedia(PHONE).matches;
    if (reading === session.tutor.reading) return;
    session.tutor.reading = reading;
    session.changed();
  }

  private openSession(): void {
    this.session?.close();
    this.panel = null;
    const session = new TableSession(this.table, this.token);
    this.session = session;
    session.addEventListener("change", () => {
      if (this.session === session) this.seen();
    });
    session.addEventListener("moved", (event) => this.moved((event as CustomEvent<Moved>).detail));
    session.addEventListener("lesson-page", () => {
      if (session.tutor.now) this.tab = "lesson";
      else if (this.tab === "lesson") this.tab = "choices";
    });
    session.addEventListener("chat-line", () => {
      notifications.playSound("chat");
      if (this.panel === "chat" || this.tab === "chat") session.chatLog.markRead();
    });
    void session.open(this.seq).then(async () => {
      this.name = await titleOf(session.live?.game ?? "");
      this.seen();
      // Whoever waits for a friend wants the link to send.
      if (session.seat !== null && session.live?.seats.some((seat) => seat.kind === "open")) this.panel ??= "table";
    });
  }

  // What happened

  private seen(): void {
    const { session } = this;
    if (!session) return;
    const turn = session.live !== null && isTurn(session.live);
    const game = this.name || "Sandtable";
    notifications.setTitle(turn ? say("browser-title-turn", { game }) : game, turn);
    this.requestUpdate();
  }

  private moved({ before, picture, news }: Moved): void {
    const { session } = this;
    if (!session || session.curtain !== null) return;
    const told = news.map((event) => session.wording.event(event));
    const asked = picture.prompt.asked || picture.over ? questionText(session.wording, picture.prompt) : "";
    this.spoken = [...told, asked].join(" ");
    const turned = isTurn(picture) && !(before && isTurn(before));
    if (before && picture.over && !before.over) notifications.playSound("end");
    else if (before && turned) {
      notifications.playSound("turn");
      notifications.notify(say("browser-your-turn"), asked);
      if (storage().settings.playback && session.news.length && !session.replay.picture) void session.replay.play(session.news);
    } else if (before && news.length) notifications.playSound("move");
    if (turned) this.tab = session.tutor.now ? "lesson" : "choices";
  }

  // Drawing

  override render() {
    const { session } = this;
    if (!session) return nothing;
    if (session.failure) return this.failed(session.failure);
    if (session.curtain !== null) return html`<sand-curtain .session=${session}></sand-curtain>`;
    const live = session.live;
    if (!live) return html`<p class="wait" role="status">${say("browser-loading")}</p>`;
    return html`
      <div
        class="page ${this.panel ? "open" : ""} ${this.hasHand ? "hand" : ""} ${session.board?.statusTag ? "strip" : ""} ${this.tall ? "tall" : ""} ${storage().settings.log ? "" : "no-log"} ${storage().settings.hand ? "" : "no-hand"}"
        data-tab=${this.tab}
        @choose=${(event: CustomEvent<{ words: string }>) => void session.orderDraft.choose(event.detail.words)}
        @order=${(event: CustomEvent<{ words: string }>) => void session.orderDraft.setOrder(event.detail.words)}
        @suggest=${() => void (session.tutor.now ? session.tutor.suggest() : session.orderDraft.suggest())}
        @odds=${(event: CustomEvent<{ order: string; tell: (odds: Json) => void }>) => void session.fetchOdds(event.detail.order).then(event.detail.tell)}
        @why=${(event: CustomEvent<{ words: string }>) => void session.orderDraft.why(event.detail.words)}
        @rule=${(event: CustomEvent<{ number: string }>) => this.showRule(event.detail.number)}
        @say=${(event: CustomEvent<{ text: string }>) => session.showNotice(event.detail.text)}
        @zoom=${(event: CustomEvent<number>) => (event.detail ? this.boardHost?.zoom(event.detail) : this.boardHost?.fit())}
        @point=${(event: CustomEvent<{ words: readonly string[] }>) => this.point(event.detail.words)}
        @answer=${() => (this.tab = "choices")}
        @look=${(event: CustomEvent<{ place: string }>) => this.look(event.detail.place)}
        @panel=${(event: CustomEvent<{ name: Panel }>) => this.show(event.detail.name)}
        @typed=${(event: CustomEvent<{ command: string; rest: string }>) => this.typed(event.detail)}
      >
        <div class="skips">
          ${session.tutor.now ? html`<button @click=${() => this.toLesson()}>${say("browser-skip-lesson")}</button>` : nothing}
          <button @click=${() => this.choices?.focus()}>${say("browser-skip-choices")}</button>
          <button @click=${() => this.boardHost?.focus()}>${say("browser-skip-board")}</button>
          <button @click=${() => this.toLog()}>${say("browser-skip-log")}</button>
        </div>
        ${this.header(live)}
        <section class="top" aria-label=${say("browser-prompt")}>
          <sand-offers .session=${session}></sand-offers>
          <sand-prompt-line .session=${session}></sand-prompt-line>
        </section>
        ${this.panel ? this.drawer(this.panel) : nothing}
        <main class="board ${this.looked("board")}">
          <h1 class="unseen">${this.name}</h1>
          <h2 class="unseen">${say("browser-board")}</h2>
          <sand-board-host class="status ${this.looked("status")}" shows="status" .session=${session}></sand-board-host>
          <sand-board-host shows="board" .session=${session}></sand-board-host>
          <sand-replay-bar .session=${session} ?hand=${this.hasHand}></sand-replay-bar>
        </main>
        <sand-board-host class="hand ${this.looked("hand")}" shows="hand" .session=${session}></sand-board-host>
        ${this.tabs()}
        <div class="side">
        ${session.tutor.now ? html`<section class="tutor card ${session.tutor.folded ? "folded" : ""}" aria-busy=${String(session.tutor.outdated)} aria-label=${say("browser-lesson")}><sand-tutor .session=${session}></sand-tutor></section>` : nothing}
        <section class="choices card" aria-labelledby="choices-title">
          <h2 id="choices-title">${say("browser-choices")}</h2>
          <div class="scroll"><sand-choices .session=${session}></sand-choices></div>
          ${live.seat === null || live.over ? nothing : html`<sand-order-input .session=${session}></sand-order-input>`}
        </section>
        <section class="log card" aria-labelledby="log-title">
          <h2 id="log-title">${say("browser-log")}</h2>
          <sand-log .session=${session}></sand-log>
        </section>
        </div>
        <section class="chat card" aria-label=${say("browser-chat")}>${this.tab === "chat" && this.hasChat ? html`<sand-chat .session=${session}></sand-chat>` : nothing}</section>
        <div class="unseen" aria-live="polite" role="status">${this.spoken}</div>
      </div>
      <sand-ending .session=${session}></sand-ending>
    `;
  }

  /** Whether something lies before the player. */
  private get hasHand(): boolean {
    return Boolean(this.session?.board?.handTag);
  }

  private get hasChat(): boolean {
    const { session } = this;
    return session !== null && session.seat !== null && !session.hotSeat && (session.live?.seats.filter((seat) => seat.kind !== "bot").length ?? 0) > 1;
  }

  private header(live: Picture): TemplateResult {
    const { session } = this;
    if (!session) return html``;
    const shown = PANELS.filter(([name]) => (name !== "chat" || this.hasChat) && (name !== "notes" || live.seat !== null));
    return html`<header>
      <a class="button home" href=${LOBBY} aria-label=${say("browser-lobby")} title=${say("browser-lobby")}>${icon("home")}</a>
      <span class="game">${this.name}</span>
      <sand-seats .session=${session} ?still=${storage().reducedMotion}></sand-seats>
      <button class="round plain fold keeps" aria-expanded=${String(this.unfolded)} aria-label=${say("browser-panels")} title=${say("browser-panels")} @click=${() => (this.unfolded = !this.unfolded)}>
        ${icon(this.unfolded ? "close" : "menu")}${session.chatLog.unread ? html`<span class="badge">${session.chatLog.unread}</span>` : nothing}
      </button>
      <nav class=${this.unfolded ? "unfolded" : ""} aria-label=${say("browser-panels")} @click=${() => (this.unfolded = false)}>
        ${shown.map(([name, picture, command]) => {
          const label = say(`browser-panel-${name}`);
          const unread = name === "chat" ? session.chatLog.unread : 0;
          return html`<button class="round plain keeps" data-panel=${name} aria-expanded=${String(this.panel === name)} aria-label=${unread ? `${label} (${unread})` : label} title="${label} (${keyLabel(keyOf(command))})" @click=${() => this.show(name)}>
            ${icon(picture)}${unread ? html`<span class="badge">${unread}</span>` : nothing}
          </button>`;
        })}
        <button class="round plain" aria-label=${say("browser-settings")} title="${say("browser-settings")} (${keyLabel(keyOf("settings"))})" @click=${() => this.emit("settings")}>${icon("gear")}</button>
        <button class="round plain" aria-label=${say("browser-help")} title="${say("browser-help")} (${keyLabel(keyOf("help"))})" @click=${() => this.emit("help")}>${icon("help")}</button>
      </nav>
    </header>`;
  }

  private drawer(panel: Panel): TemplateResult {
    const { session } = this;
    if (!session) return html``;
    return html`<aside class="drawer card" aria-labelledby="drawer-title">
      <div class="head">
        <h2 id="drawer-title" tabindex="-1">${say(`browser-panel-${panel}`)}</h2>
        <button class="round plain" @click=${() => this.show(null)} aria-label=${say("browser-close")} title=${say("browser-close")}>${icon("close")}</button>
      </div>
      <div class="inside">
        ${panel === "rules" ? html`<sand-rulebook .session=${session} .number=${this.rule}></sand-rulebook>` : nothing}
        ${panel === "chat" ? html`<sand-chat .session=${session}></sand-chat>` : nothing}
        ${panel === "notes" ? html`<sand-notes .session=${session}></sand-notes>` : nothing}
        ${panel === "state" ? html`<sand-tree .value=${(session.shown?.view ?? null) as unknown as Json}></sand-tree>` : nothing}
        ${panel === "table" ? html`<sand-table-panel .session=${session}></sand-table-panel>` : nothing}
        ${panel === "standing" ? html`<sand-standing .session=${session}></sand-standing>` : nothing}
      </div>
    </aside>`;
  }

  /** On a phone: what the sheet below the board shows. */
  private tabs(): TemplateResult {
    const { session } = this;
    const names: [Tab, Icon][] = [["choices", "choices"]];
    if (session?.tutor.now) names.unshift(["lesson", "rules"]);
    if (this.hasHand) names.push(["hand", "hand"]);
    names.push(["log", "log"]);
    if (this.hasChat) names.push(["chat", "chat"]);
    return html`<nav class="tabs" aria-label=${say("browser-tabs")}>
      <div role="tablist" class=${names.length > 3 ? "many" : ""} aria-label=${say("browser-tabs")}>${names.map(
        ([name, picture]) => html`<button role="tab" class="plain" data-tab=${name} aria-selected=${String(this.tab === name)} @click=${() => (this.tab = name)}>
          ${icon(picture)} ${say(`browser-tab-${name}`)}${name === "chat" && session?.chatLog.unread ? html`<span class="badge">${session.chatLog.unread}</span>` : nothing}
        </button>`,
      )}</div>
      <button class="round plain grip" aria-pressed=${String(this.tall)} aria-label=${say("browser-sheet")} title=${say("browser-sheet")} @click=${() => (this.tall = !this.tall)}>${icon(this.tall ? "down" : "up")}</button>
    </nav>`;
  }

  private failed(failure: unknown): TemplateResult {
    return html`<main class="failed card">
      <h1>${say("browser-no-table")}</h1>
      <p>${errorSentence(failure)}</p>
      <p><a class="button primary" href=${LOBBY}>${icon("home")} ${say("browser-lobby")}</a></p>
    </main>`;
  }

  // Doing

  /** The lesson speaks of a part of the table: let it stand out. */
  private looked(place: string): string {
    const { tutor, board } = this.session ?? {};
    return tutor?.highlighted.some((part) => part === place || lessonTarget(part, board ?? null) === place) ? "looked" : "";
  }

  private look(place: string): void {
    if (place === "hand") {
      this.tab = "hand";
      if (!storage().settings.hand) storage().change({ hand: true });
    }
    this.session?.tutor.highlight([place]);
  }

  toLesson(): void {
    if (!this.session?.tutor.now) return;
    this.tab = "lesson";
    this.session.tutor.fold(false);
    void this.updateComplete.then(() => this.tutor?.updateComplete).then(() => this.tutor?.focus());
  }

  private point(words: readonly string[]): void {
    if (!this.session) return;
    this.session.pointed = words;
    this.session.changed();
  }

  /** What had the focus when the panel was opened gets it back. */
  private opener: HTMLElement | SVGElement | null = null;

  show(panel: Panel | null): void {
    if (this.panel === null) this.opener = focusedElement();
    this.panel = this.panel === panel ? null : panel;
    if (this.panel === null) {
      const { opener } = this;
      if (opener) ifFocusLost(() => this.restoreFocus(opener));
      return;
    }
    void this.updateComplete.then(() => {
      if (this.panel === "rules" && this.rule) return; // the rulebook goes to the rule by itself
      const inside = this.renderRoot.querySelector<HTMLElement>(this.panel === "chat" ? ".drawer sand-chat" : "#drawer-title");
      inside?.focus();
    });
  }

  /** A button may be gone, or be hidden on a phone: then to the question. */
  private restoreFocus(opener: HTMLElement | SVGElement): void {
    opener.focus();
    if (focusedElement() === null) this.promptLine?.focus();
  }

  showRule(number: string): void {
    if (this.panel === null) this.opener = focusedElement();
    this.rule = "";
    this.panel = "rules";
    void this.updateComplete.then(() => (this.rule = number));
  }

  toLog(): void {
    this.tab = "log";
    if (!storage().settings.log) storage().change({ log: true });
    this.session?.tutor.fold(true);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("sand-log")?.focus());
  }

  private typed({ command, rest }: { command: string; rest: string }): void {
    const { session } = this;
    if (!session) return;
    if (command === "why" && rest) void session.orderDraft.why(rest);
    else if (command === "rule" && rest) this.showRule(rest.toUpperCase());
    else runCommand(this, session, command);
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    const { session } = this;
    if (!session || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.composedPath().some((one) => one instanceof HTMLDialogElement)) return;
    if (isTyping(event)) {
      if (event.key === "Escape") (event.composedPath()[0] as HTMLElement).blur(); // out of the field first
      return;
    }
    if (event.key === "Escape") {
      if (this.panel) this.show(null);
      else if (session.replay.picture || session.replay.playback) session.replay.leave();
      else if (session.orderDraft.asking) session.orderDraft.setAsking(false);
      else if (session.orderDraft.draft) void session.orderDraft.truncate(0);
      return;
    }
    if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const action = session.orderDraft.actions[Number(event.key) - 1];
      if (action && session.interactive) void session.orderDraft.choose(action.words);
      return;
    }
    // Arrows belong to what has the focus first: a slider moves itself.
    const target = event.composedPath()[0];
    if (target instanceof HTMLInputElement && event.key.startsWith("Arrow")) return;
    const command = commandOf(event);
    if (command && runCommand(this, session, command)) event.preventDefault();
  };
}

interface Moved {
  readonly before: Picture | null;
  readonly picture: Picture;
  readonly news: readonly WireEvent[];
}
