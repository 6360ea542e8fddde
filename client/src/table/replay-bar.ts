/** The slider over everything that was decided, and the playback of what happened since one's last turn. */

import { css, customElement, html, live, nothing, property } from "../page-element.js";
import type { PropertyValues, TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import type { Icon } from "../icons.js";
import { keyLabel, keyOf } from "../keys.js";
import type { Command } from "../keys.js";
import { base, buttons, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import "./view-menu.js";

@customElement("sand-replay-bar")
export class ReplayBar extends SessionElement {
  static override styles = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      .bar {
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 2px 8px;
        min-height: 44px;
      }
      button.round {
        width: 32px;
        height: 32px;
        min-height: 32px;
      }
      input {
        flex: 1 1 80px;
        min-width: 60px;
        margin: 0 4px;
      }
      .what {
        font-size: 0.8125rem;
        color: var(--ink-soft);
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
        flex: 0 1 auto;
        max-width: 40%;
        min-width: 0;
      }
      .zoom {
        display: flex;
        border-inline-start: 1px solid var(--line);
        padding-inline-start: 4px;
        margin-inline-start: 4px;
      }
      .since {
        white-space: nowrap;
        flex: none;
        margin-inline-start: 8px;
      }
      .told {
        flex: 1;
        font: 600 1rem/1.3 var(--serif);
        min-width: 0;
      }
      .bar.playing {
        background: var(--lamp-soft);
        border-radius: var(--radius-small);
      }
      @container (max-width: 760px) {
        .since .label {
          display: none;
        }
      }
      @container (max-width: 560px) {
        .what {
          display: none;
        }
      }
      @media (max-width: 700px) {
        .zoom > button:not([data-command="zoom-fit"]) {
          display: none;
        }
        .bar {
          padding: 0 4px;
        }
      }
    `,
  ];

  /** Whether something lies before the player that can be hidden. */
  @property({ type: Boolean }) hand = false;

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.keepFocus(() => this.renderRoot.querySelector<HTMLElement>(".bar :is(input, button):enabled")?.focus());
  }

  override render() {
    const { session } = this;
    const { replay } = session;
    if (!session.live || session.curtain !== null) return nothing;
    return replay.playback ? this.playing() : this.slider();
  }

  private playing(): TemplateResult {
    const { replay, wording } = this.session;
    const playback = replay.playback;
    if (!playback) return html``;
    const text = replay
      .currentEvents()
      .map((event) => wording.event(event))
      .join(" ");
    return html`<div class="bar playing" role="group" aria-label=${say("browser-since")}>
      ${this.round("previous", say("browser-playback-previous"), () => void replay.advancePlayback(-1), playback.place <= 0)}
      <button class="round plain" @click=${() => replay.pause()} aria-label=${say(playback.running ? "browser-playback-pause" : "browser-playback-go")} title=${say(playback.running ? "browser-playback-pause" : "browser-playback-go")}>
        ${playback.running ? icon("draw") : icon("play")}
      </button>
      ${this.round("next", say("browser-playback-next"), () => void replay.advancePlayback(1), false)}
      <span class="told">${text}</span>
      <span class="small soft">${playback.place + 1}/${playback.steps.length}</span>
      <button @click=${() => replay.leave()}>${say("browser-playback-skip")}</button>
    </div>`;
  }

  private slider(): TemplateResult {
    const { session } = this;
    const { replay } = session;
    const most = Math.max(0, replay.moments.length - 1);
    const place = Math.max(0, replay.place);
    const news = session.news.length;
    return html`<div class="bar" role="group" aria-label=${say("browser-replay")}>
      ${this.round("first", say("browser-replay-first"), () => void replay.goTo(0), place === 0, "first")}
      ${this.round("previous", say("browser-replay-previous"), () => void replay.step(-1), place === 0, "previous")}
      <input
        type="range"
        min="0"
        max=${most}
        step="1"
        .value=${live(String(place))}
        ?disabled=${most === 0}
        aria-label=${say("browser-replay")}
        aria-valuetext=${say("browser-replay-at", { place: place + 1, count: most + 1 })}
        @input=${(event: Event) => void replay.goTo(Number((event.target as HTMLInputElement).value))}
      >
      ${this.round("next", say("browser-replay-next"), () => void replay.step(1), !replay.picture, "next")}
      ${this.round("last", say("browser-back-to-now"), () => replay.leave(), !replay.picture, "last")}
      <span class="what" title=${this.whatWords(place, most)}>${this.what(place, most)}</span>
      ${news
        ? html`<button class="since" aria-label=${say("browser-since-short")} @click=${() => void replay.play(session.news)} title="${say("browser-since")} (${keyLabel(keyOf("playback"))})">${icon("play")} <span class="label">${say("browser-since-short")}</span></button>`
        : nothing}
      <span class="zoom" role="group" aria-label=${say("browser-zoom")}>
        ${this.round("plus", say("browser-zoom-in"), () => this.emit("zoom", 1.25), false, "zoom-in")}
        ${this.round("minus", say("browser-zoom-out"), () => this.emit("zoom", 0.8), false, "zoom-out")}
        ${this.round("fit", say("browser-zoom-fit"), () => this.emit("zoom", 0), false, "zoom-fit")}
        <sand-view-menu .session=${session} ?hand=${this.hand}></sand-view-menu>
      </span>
    </div>`;
  }

  /** The same without signs, for where it does not fit. */
  private whatWords(place: number, most: number): string {
    const { replay, wording, live } = this.session;
    const at = say("browser-replay-at", { place: place + 1, count: most + 1 });
    const moment = replay.moments[place];
    if (!replay.picture || !moment || !live) return at;
    const words = moment.words ? wording.action(moment.words) : "";
    return `${at} · ${wording.seat(live.seats[moment.seat]?.name ?? "chance")}${words ? `: ${words}` : ""}`;
  }

  private what(place: number, most: number): TemplateResult {
    const { replay, wording, live } = this.session;
    const at = say("browser-replay-at", { place: place + 1, count: most + 1 });
    const moment = replay.moments[place];
    if (!replay.picture || !moment || !live) return html`${at}`;
    const name = live.seats[moment.seat]?.name;
    const words = moment.words ? wording.action(moment.words) : "";
    return html`${at} · ${name === undefined ? wording.seat("chance") : html`${this.sign(moment.seat)} ${wording.seat(name)}`}${words ? `: ${words}` : ""}`;
  }

  private round(picture: Icon, label: string, act: () => void, off: boolean, command?: Command): TemplateResult {
    return html`<button class="round plain" data-command=${command ?? nothing} ?disabled=${off} @click=${act} aria-label=${label} title=${command ? `${label} (${keyLabel(keyOf(command))})` : label}>${icon(picture)}</button>`;
  }
}
