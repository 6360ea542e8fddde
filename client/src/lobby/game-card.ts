/** One game of the lobby: what it is about, ways to begin at once, and behind "More" everything that can be set. */

import * as api from "../api.js";
import type { Game, GameOption, Made, Options, OptionValue, Pace, Preset, Undo } from "../api.js";
import { css, customElement, html, nothing, PageElement, property, state } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { errorSentence, say } from "../i18n.js";
import { optionLabel, optionValue } from "./catalogue.js";
import "./maker.js";
import { makerTitle } from "./maker.js";
import "./own-files.js";
import type { DataFiles } from "./own-files.js";
import type { Wording } from "../wording.js";
import { capitalized } from "../wording.js";

/** What the lobby is asked to set up. */
export interface TableRequest {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly files?: DataFiles;
  readonly undo?: Undo;
  readonly pace?: Pace;
}

/** A drawing as the address of a picture: as such it can run no script, whoever made it. */
function svgAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

@customElement("sand-game-card")
export class GameCard extends PageElement {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      :host {
        display: block;
      }
      article {
        padding: 24px;
        display: grid;
        gap: 16px;
      }
      h2 {
        font-size: 1.75rem;
      }
      .about {
        font: 1.0625rem/1.6 var(--serif);
        max-width: 68ch;
      }
      .ways {
        display: grid;
        gap: 8px;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
      }
      .way {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 12px;
        padding: 12px 16px;
        justify-items: start;
        align-content: start;
        justify-content: start;
        min-height: 72px;
        border-radius: var(--radius);
      }
      .way svg.icon {
        grid-row: 1 / 3;
        width: 28px;
        height: 28px;
        color: var(--accent);
        align-self: start;
        margin-top: 2px;
      }
      /* A way with a picture: it lies above the words, which need the width. */
      .way.pictured {
        grid-template-columns: minmax(0, 1fr);
        gap: 4px;
      }
      .way img {
        height: 84px;
        max-width: 100%;
        border-radius: 3px;
      }
      .intro {
        display: flex;
        gap: 12px 24px;
        align-items: flex-start;
      }
      .intro > div {
        flex: 1;
        display: grid;
        gap: 8px;
      }
      .picture {
        width: min(34%, 240px);
        border-radius: var(--radius);
        border: 1px solid var(--line);
      }
      .way strong {
        font: 600 1.0625rem var(--serif);
      }
      .way span {
        font-size: 0.875rem;
        line-height: 1.35;
        color: var(--ink-soft);
      }
      form {
        display: grid;
        gap: 20px;
        border-top: 1px solid var(--line);
        padding-top: 16px;
      }
      .grid {
        display: grid;
        gap: 12px 24px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
        align-items: end;
      }
      label.tick {
        align-items: flex-start;
        align-self: center;
      }
      label.tick input {
        margin-top: 3px;
      }
      select {
        width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) wording!: Wording;
  @property({ type: Boolean }) busy = false;
  @state() private more = false;
  @state() private options: Record<string, OptionValue> = {};
  @state() private names: readonly string[] | null = null;
  @state() private seats: readonly string[] = [];
  @state() private undo: Undo | "" = "";
  @state() private pace: Pace = "live";
  @state() private files: DataFiles = {};
  /** What is wrong with the files. */
  @state() private refusal = "";
  /** What the options can be with these files, and what the files call it. */
  @state() private choices: Readonly<Record<string, readonly OptionValue[]>> = {};
  private labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
  /** The last question about options and files: answers to earlier ones are out of date. */
  private asked = 0;

  override render() {
    const { game, wording } = this;
    const about = `lobby-about-${game.name}`;
    return html`<article class="card">
      <div class="intro">
        <div><h2>${game.title}</h2>
        ${wording.texts.has(about) ? html`<p class="about">${wording.texts.say(about)}</p>` : nothing}</div>
        ${game.picture ? html`<img class="picture" src=${svgAddress(game.picture)} alt="">` : nothing}
      </div>
      <div class="ways">${game.lesson ? this.learn() : nothing}${game.presets.map((preset) => this.way(preset))}${game.makers.map((maker) => this.wayToMake(maker.name))}</div>
      <div><button class="plain" aria-expanded=${String(this.more)} @click=${this.unfold}>${icon(this.more ? "up" : "down")} ${say("browser-more")}</button></div>
      ${this.more ? this.form() : nothing}
    </article>`;
  }

  private learn(): TemplateResult {
    return html`<button class="way learn" data-preset="learn" ?disabled=${this.busy} @click=${() => this.emit("learn", { game: this.game.name })}>
      ${icon("rules")}<strong>${say("browser-learn")}</strong><span>${say("browser-learn-about")}</span>
    </button>`;
  }

  private way(preset: Preset): TemplateResult {
    const own = `lobby-preset-${preset.id}`;
    const { texts } = this.wording;
    const others = preset.seats.filter((seat) => seat !== "me");
    const kind = !others.length ? (preset.seats.length > 1 ? "hot" : "alone") : others.includes("open") ? "friend" : "bot";
    const pictures: Record<string, Icon> = { hot: "screen", alone: "person", friend: "link", bot: "bot" };
    const bot = capitalized(others[0]?.replace(/^bot:/, "") ?? "");
    const label = texts.has(own) ? texts.say(own) : say(`browser-way-${kind}`, { bot });
    const told = (texts.has(own) ? texts.attribute(own, "about") : "") || say(`browser-way-${kind}-about`, { bot });
    return html`<button class="way ${preset.picture ? "pictured" : ""}" data-preset=${preset.id} ?disabled=${this.busy} @click=${() => this.requestTable({ options: preset.options, seats: preset.seats })}>
      ${preset.picture ? html`<img src=${svgAddress(preset.picture)} alt="">` : icon(pictures[kind] ?? "person")}<strong>${label}</strong><span>${told}</span>
    </button>`;
  }

  /** To something the game makes up: its choices are in the form. */
  private wayToMake(name: string): TemplateResult {
    const show = async (): Promise<void> => {
      if (!this.more) this.unfold();
      await this.updateComplete;
      const form = this.renderRoot.querySelector<HTMLElement>(`sand-maker[data-maker="${name}"]`);
      form?.scrollIntoView({ block: "center" });
      form?.focus();
    };
    return html`<button class="way" data-preset="maker-${name}" ?disabled=${this.busy} @click=${() => void show()}>
      ${icon("repeat")}<strong>${makerTitle(this.wording, name)}</strong><span>${this.wording.texts.attribute(`maker-${name}`, "about")}</span>
    </button>`;
  }

  private requestTable(request: Omit<TableRequest, "game">): void {
    this.emit<TableRequest>("table-request", { game: this.game.name, ...request });
  }

  // The full form

  private unfold(): void {
    this.more = !this.more;
    if (this.names === null) {
      this.options = Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
      this.resetSeats(this.game.seats);
    }
  }

  private resetSeats(names: readonly string[]): void {
    this.names = names;
    const bot = this.game.bots.includes("rookie") ? "bot:rookie" : `bot:${this.game.bots[0] ?? "random"}`;
    this.seats = names.map((_, place) => this.seats[place] ?? (place === 0 ? "me" : bot));
  }

  private async set(name: string, value: OptionValue): Promise<void> {
    this.options = { ...this.options, [name]: value };
    await this.settle();
  }

  /** Ask who sits there and what can be chosen, now that options or files are others. */
  private async settle(): Promise<void> {
    const asked = ++this.asked;
    const { files } = this;
    const own = Object.keys(files).length > 0;
    try {
      const checked = own ? await api.check({ game: this.game.name, options: this.options, files }) : null;
      const { seats } = checked ?? (await api.seatsOf(this.game.name, this.options));
      if (asked !== this.asked) return;
      this.refusal = "";
      this.choices = checked?.choices ?? {};
      this.labels = checked?.labels ?? {};
      this.options = { ...(checked?.options ?? this.options) };
      this.resetSeats(seats);
    } catch (error) {
      if (asked !== this.asked) return;
      if (own) this.refusal = errorSentence(error, this.wording);
      else this.emit("request-failed", error);
    }
  }

  private async filesChosen(files: DataFiles, options: Options = {}): Promise<void> {
    this.files = files;
    this.refusal = "";
    // Without files an option can only be what the game itself knows.
    const known = this.game.options.map((option) => [option.name, this.known(option, this.options[option.name])] as const);
    this.options = { ...(Object.keys(files).length ? this.options : Object.fromEntries(known)), ...options };
    await this.settle();
  }

  private known(option: GameOption, value: OptionValue | undefined): OptionValue {
    return value !== undefined && option.choices.includes(value) ? value : option.default;
  }

  private form(): TemplateResult {
    const { wording } = this;
    const alone = !this.seats.some((seat) => seat === "open");
    return html`<form @submit=${this.submitted}>
      ${this.game.options.length
        ? html`<fieldset>
            <legend>${say("browser-options")}</legend>
            <div class="grid">${this.game.options.map((option) => this.option(option))}</div>
          </fieldset>`
        : nothing}
      ${this.game.makers.map(
        (maker) => html`<fieldset>
          <legend>${makerTitle(wording, maker.name)}</legend>
          <sand-maker data-maker=${maker.name} .game=${this.game.name} .maker=${maker} .wording=${wording} @made=${(event: CustomEvent<Made>) => void this.filesChosen({ ...this.files, ...event.detail.files }, event.detail.options)}></sand-maker>
        </fieldset>`,
      )}
      ${this.game.files.length
        ? html`<fieldset>
            <legend>${say("browser-files")}</legend>
            <sand-own-files .game=${this.game} .wording=${wording} .files=${this.files} .refusal=${this.refusal} @files=${(event: CustomEvent<DataFiles>) => void this.filesChosen(event.detail)}></sand-own-files>
          </fieldset>`
        : nothing}
      <fieldset>
        <legend>${say("browser-who-plays")}</legend>
        <div class="grid">
          ${(this.names ?? []).map(
            (name, place) => html`<label class="above">
              <span>${capitalized(wording.seat(name))}</span>
              <select name="seat-${place}" @change=${(event: Event) => this.seat(place, (event.target as HTMLSelectElement).value)}>
                ${["me", "open", ...this.game.bots.map((bot) => `bot:${bot}`)].map((one) => html`<option value=${one} ?selected=${one === this.seats[place]}>${this.player(one)}</option>`)}
              </select>
            </label>`,
          )}
        </div>
      </fieldset>
      <div class="grid">
        <label class="above">
          ${say("browser-undo-policy")}
          <select name="undo" @change=${(event: Event) => (this.undo = (event.target as HTMLSelectElement).value as Undo | "")}>
            <option value="">${say(alone ? "browser-undo-usual-alone" : "browser-undo-usual")}</option>
            ${(["free", "strict", "consent"] as const).map((one) => html`<option value=${one} ?selected=${one === this.undo}>${say(`browser-undo-${one}`)}</option>`)}
          </select>
        </label>
        <label class="above">
          ${say("browser-pace")}
          <select name="pace" @change=${(event: Event) => (this.pace = (event.target as HTMLSelectElement).value as Pace)}>
            ${(["live", "fast", "slow"] as const).map((one) => html`<option value=${one} ?selected=${one === this.pace}>${say(`browser-pace-${one}`)}</option>`)}
          </select>
        </label>
      </div>
      <div><button class="primary" ?disabled=${this.busy || this.refusal !== "" || !this.seats.includes("me")}>${icon("check")} ${say("browser-begin")}</button>
      ${this.seats.includes("me") ? nothing : html`<span class="soft">${say("browser-need-seat")}</span>`}</div>
    </form>`;
  }

  private option(option: GameOption): TemplateResult {
    const label = optionLabel(this.wording, option.name);
    const rule = option.rule ? html` <span class="small soft" title=${this.ruleText(option.rule)}>(${option.rule})</span>` : nothing;
    const value = this.options[option.name] ?? option.default;
    if (typeof option.default === "boolean") {
      return html`<label class="tick"><input type="checkbox" name=${option.name} .checked=${value === true} @change=${(event: Event) => void this.set(option.name, (event.target as HTMLInputElement).checked)}> <span>${label}${rule}</span></label>`;
    }
    const choices = this.choices[option.name] ?? option.choices;
    const chosen = (event: Event): void => {
      const choice = choices[(event.target as HTMLSelectElement).selectedIndex];
      if (choice !== undefined) void this.set(option.name, choice);
    };
    return html`<label class="above">
      <span>${label}${rule}</span>
      <select name=${option.name} @change=${chosen}>
        ${choices.map((one) => html`<option ?selected=${one === value}>${this.labels[option.name]?.[String(one)] || optionValue(this.wording, option.name, one)}</option>`)}
      </select>
    </label>`;
  }

  private ruleText(number: string): string {
    return this.wording.ruleNumbers().includes(number) ? this.wording.rule(number).text : number;
  }

  private player(word: string): string {
    if (word === "me") return say("browser-seat-me");
    if (word === "open") return say("browser-seat-friend");
    const bot = word.replace(/^bot:/, "");
    return say("browser-seat-of-bot", { bot: bot === "random" ? say("browser-bot-random") : capitalized(bot) });
  }

  private seat(place: number, who: string): void {
    this.seats = this.seats.map((one, other) => (other === place ? who : one));
  }

  private submitted(event: Event): void {
    event.preventDefault();
    this.requestTable({ options: this.options, seats: this.seats.slice(0, this.names?.length ?? 0), pace: this.pace, ...(Object.keys(this.files).length ? { files: this.files } : {}), ...(this.undo ? { undo: this.undo } : {}) });
  }
}
