/** Dual Powers: the drawn board. Its hand of cards is an element of its own, see `hand.ts`. */

import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Action } from "../../api.js";
import type { Wording } from "../../wording.js";
import type { BoardModule, Shown } from "../board.js";
import { boardStyle } from "../board-style.js";
import { DualPowersElement } from "./dual-powers-element.js";
import { calendar } from "./calendar.js";
import { tokenKey } from "./choices.js";
import { city } from "./city.js";
import { dualPowersStyle } from "./board.css.js";
import { commonStyle } from "./common.css.js";
import { faceStyle } from "./hand.css.js";
import "./hand.js";
import { TokenAnimation } from "./animation.js";
import { objectives, willOfThePeople } from "./objectives.js";
import type { PartsBoard } from "./parts.js";
import { sceneOf } from "./scene.js";
import { discards, legend, sides as panels, stockPicture } from "./sides.js";
import { support } from "./support.js";

export const tag = "dual-powers-board";
export const handTag = "dual-powers-hand";
export const supports = ["bare", "magnify"] as const;

/** As the tokens are signed: a red disc, and a ring that is white where the page is dark. */
export const sides: BoardModule["sides"] = {
  red: { sign: "●", fill: "light-dark(#b5341c, #f08a6c)", line: "light-dark(#b5341c, #f08a6c)" },
  white: { sign: "○", fill: "none", line: "var(--ink)" },
};

/** P6.3: the marker decides, and in the middle Will of the People. */
export function ended(shown: Shown, wording: Wording): Readonly<Record<string, string>> {
  const scene = sceneOf(shown);
  if (!scene) return {};
  const { leads, by } = scene.support;
  return leads ? { [leads]: wording.say("dp-ended-ahead", { points: by }) } : { [scene.will]: wording.say("dp-ended-even") };
}

/** The table's window, which gives the board its size. */
const WINDOW = "sand-pan-zoom";

/** Below this width the city is drawn upright. */
const NARROW = 620;

@customElement(tag)
export class DualPowersBoard extends DualPowersElement implements PartsBoard {
  static override styles = [boardStyle, commonStyle, faceStyle, dualPowersStyle];

  @state() private portrait = false;
  @state() private small = false;
  private readonly mover = new TokenAnimation();
  private readonly watcher = new ResizeObserver(() => this.fit());

  override connectedCallback(): void {
    super.connectedCallback();
    const { parentElement } = this;
    this.toggleAttribute("windowed", parentElement?.localName === WINDOW);
    this.watcher.observe(parentElement ?? this);
    this.addEventListener("wheel", this.wheeled);
    this.fit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.removeEventListener("wheel", this.wheeled);
  }

  /**
   * The layout follows the window, not the drawing's own width: a window that makes the drawing narrower
   * to fit its height must not get another layout for it, which would be higher still.
   */
  private fit(): void {
    const window_ = this.parentElement ?? this;
    const { clientWidth: width, clientHeight: height } = window_;
    this.small = width < NARROW;
    // Upright only where that is larger: on a phone, unless its sheet leaves little of the city.
    this.portrait = this.small && (!this.hasAttribute("windowed") || height > width);
    if (this.hasAttribute("windowed")) this.style.height = `${height}px`;
  }

  /** What can be scrolled here is scrolled; at its end, and with Ctrl, the window zooms. */
  private readonly wheeled = (event: WheelEvent): void => {
    if (event.ctrlKey) return;
    const scrolls = (one: EventTarget): boolean =>
      one instanceof HTMLElement && one.matches(".beside, .scroll") && one.scrollHeight > one.clientHeight + 1;
    if (event.composedPath().some(scrolls)) event.stopPropagation();
  };

  get pointed(): string {
    return this.pointedKey || this.hinted.find((key) => key.startsWith("card:")) || "";
  }

  /** The token chosen in the first part of a move. */
  get picked(): string {
    const { prompt, order } = this.picture;
    if (prompt.message !== "ask-move-to") return "";
    const words = (order[order.length - 1] ?? "").split(" ");
    if (words[0] === "move" && words.length === 4) return tokenKey(words[1] ?? "", words[2] ?? "", words[3] ?? "");
    return tokenKey(String(prompt.args["token"]), "ready", String(prompt.args["region"]));
  }

  rule(number: string): void {
    this.showRule(number);
  }

  override render(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!scene || !this.wording) return nothing;
    return html`<div class="scroll"><div class="table ${this.picture.kind}">
      ${calendar(this, scene)} ${support(this, scene)}
      <div class="map">${city(this, scene, this.portrait, this.small, this.settings.bare)}</div>
      <aside class="beside">${willOfThePeople(this, scene)} ${this.picture.over ? nothing : objectives(this, scene)} ${panels(this, scene)} ${discards(this, scene)} ${legend(this)}</aside>
      ${this.overlays()}
    </div></div>`;
  }

  /** What is recruited is shown, not only named. */
  protected override menuLabel(action: Action): TemplateResult {
    const label = super.menuLabel(action);
    if (!this.scene || (action.verb !== "recruit" && action.verb !== "enlist")) return label;
    const stock = [...this.scene.supply.red, ...this.scene.supply.white];
    const words = String(action.args["unit"] ?? action.args["token"] ?? "").split("+");
    const units = words.flatMap((word) => stock.find((one) => one.token === word) ?? []);
    return html`<span class="units">${units.map((unit) => stockPicture({ ...unit, count: 1 }, this.wording))}</span><span>${label}</span>`;
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!changed.has("last") || !this.scene) return;
    const still = this.settings.reducedMotion || this.picture.kind === "draft";
    this.mover.play(this.renderRoot, this.marks.arrows, still);
  }
}
