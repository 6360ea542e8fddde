/**
 * What the board and the hand have in common: the table's properties, and one way for everything that
 * can be pointed at. A thing carries `data-thing="KEY"`; pointing shows its tip, choosing it gives its
 * only action or opens a small menu beside it.
 */

import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import type { Action } from "../../api.js";
import { capitalized } from "../../wording.js";
import { boardEvent } from "../board.js";
import { BoardElement } from "../board-element.js";
import { placeBeside } from "../placing.js";
import { cardFace } from "./card.js";
import { Choices, kindOf, whyWords } from "./choices.js";
import { fillMagnifier } from "./magnifier.js";
import { marksOf } from "./marks.js";
import type { Marks } from "./marks.js";
import { pointed, pointing, whenPointed } from "./pointing.js";
import { sceneOf } from "./scene.js";
import type { CityScene } from "./scene.js";
import { tipOf } from "./tips.js";

/** What a menu belongs to: a thing, or the place in it that was clicked. */
interface Place {
  readonly thing: Element;
  readonly at?: DOMRect;
}

interface Menu {
  readonly key: string;
  readonly actions: readonly Action[];
  readonly beside: Place;
}

export abstract class DualPowersElement extends BoardElement {
  /** The thing under the pointer or the focus. */
  @state() protected tipKey = "";
  @state() private tipShown = false;
  @state() private menu: Menu | null = null;
  protected scene: CityScene | null = null;
  protected choices!: Choices;
  marks!: Marks;
  protected hinted: readonly string[] = [];
  private forget: () => void = () => {};
  private tipBeside: Element | null = null;
  private waiting = 0;
  /** What a finger has had enlarged: another tap on it chooses. */
  private enlarged = "";
  /** The pointer that was pressed last is a finger, which cannot point without tapping. */
  private finger = false;
  /** Milliseconds a pointer rests before it gets a tip. */
  protected tipDelay = 350;

  override connectedCallback(): void {
    super.connectedCallback();
    this.forget = whenPointed(() => {
      // What is pointed at on the board takes the tip from the hand, and the other way round.
      if (pointed() && this.tipKey && pointed() !== this.tipKey) {
        window.clearTimeout(this.waiting);
        this.tipShown = false;
        this.tipKey = "";
        this.tipBeside = null;
      }
      this.requestUpdate();
    });
    const root = this.renderRoot as ShadowRoot;
    root.addEventListener("pointerover", this.over);
    root.addEventListener("pointerout", this.out);
    root.addEventListener("focusin", this.over);
    root.addEventListener("focusout", this.out);
    root.addEventListener("click", this.clicked);
    root.addEventListener("keydown", this.pressed);
    document.addEventListener("pointerdown", this.elsewhere, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.forget();
    document.removeEventListener("pointerdown", this.elsewhere, true);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.toggleAttribute("dark", this.settings.dark);
    this.toggleAttribute("still", this.settings.reducedMotion);
    this.toggleAttribute("asking", this.settings.asking);
    this.scene = sceneOf(this.picture);
    if (!this.scene || !this.wording) return;
    this.choices = new Choices(this.picture, this.scene, this.interactive);
    this.marks = marksOf(this.last);
    this.hinted = this.choices.keysFor(this.marked);
    if (changed.has("picture")) {
      this.menu = null;
      this.enlarged = "";
    }
  }

  override updated(_changed: PropertyValues<this>): void {
    const bubble = this.renderRoot.querySelector<HTMLElement>(".tip");
    if (bubble && this.tipBeside?.isConnected) {
      const lens = bubble.querySelector(".lens.copy");
      if (lens) fillMagnifier(lens, this.tipBeside);
      placeBeside(bubble, this.tipBeside.getBoundingClientRect());
    }
    const list = this.renderRoot.querySelector<HTMLElement>(".menu");
    if (list && this.menu) {
      const { thing, at } = this.menu.beside;
      placeBeside(list, at ?? thing.getBoundingClientRect());
      if (!list.contains((this.renderRoot as ShadowRoot).activeElement)) list.querySelector("button")?.focus();
    }
  }

  // For the parts

  say(message: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.wording.say(message, args);
  }

  /** A name with a capital, for a label that stands alone. */
  named(domain: string, word: string): string {
    return capitalized(this.wording.name(domain, word));
  }

  /** Whether a click here does something. */
  live(key: string): boolean {
    return this.settings.asking || this.choices.at(key).length > 0;
  }

  /** The classes of a thing: what can be chosen, what is suggested, what is spoken of. */
  classes(key: string, lit: boolean, fresh = false): string {
    const found = ["thing"];
    if (this.choices.at(key).length) found.push("legal");
    else if (this.settings.asking) found.push("asked");
    if (this.hinted.includes(key) || (this.menu?.key === key)) found.push("hinted");
    if (lit) found.push("lit");
    if (fresh) found.push("fresh");
    return found.join(" ");
  }

  roleOf(key: string): "button" | "img" {
    return this.live(key) ? "button" : "img";
  }

  tab(key: string): "0" | typeof nothing {
    return this.live(key) ? "0" : nothing;
  }

  /** What a screen reader says of a thing: what it is, and what choosing it does. */
  label(key: string): string {
    const tip = this.scene ? tipOf(key, this.scene, this.picture, this.wording) : null;
    return sentences([this.does(key), tip?.title ?? "", ...(tip?.lines ?? [])]);
  }

  /** What choosing it does. */
  private does(key: string): string {
    const actions = this.choices.at(key);
    const [only] = actions;
    if (actions.length === 1 && only) return this.wording.action(only);
    return actions.length ? this.say("dp-choices", { count: actions.length }) : "";
  }

  /** The name of a thing that shows words: a picture is named by us, a button by its own words, after `verb`. */
  ownName(key: string): string | typeof nothing {
    return this.live(key) ? nothing : this.label(key);
  }

  /** Before the words a button shows, for those who do not see it: what it does. */
  verb(key: string): TemplateResult | typeof nothing {
    return this.live(key) ? html`<span class="unseen">${sentences([this.does(key)])} </span>` : nothing;
  }

  // Pointing

  private thingAt(event: Event): Element | null {
    const target = event.target;
    return target instanceof Element ? target.closest("[data-thing]") : null;
  }

  private readonly over = (event: Event): void => {
    const thing = this.thingAt(event);
    if (!thing) return;
    const key = thing.getAttribute("data-thing") ?? "";
    if (key === this.tipKey && thing === this.tipBeside) return;
    this.tipBeside = thing;
    this.tipKey = key;
    // Who only passes over the board is not to be followed by tips; a click or a key gets its tip at once.
    window.clearTimeout(this.waiting);
    this.tipShown = event.type !== "pointerover";
    if (!this.tipShown) this.waiting = window.setTimeout(() => (this.tipShown = true), this.tipDelay);
    pointing(key);
    const words = this.scene ? this.choices.at(key).map((action) => action.words) : [];
    this.dispatchEvent(boardEvent("point", { words }));
  };

  private readonly out = (event: Event): void => {
    if (this.thingAt(event)) this.hideTip();
  };

  private hideTip(): void {
    if (!this.tipKey) return;
    window.clearTimeout(this.waiting);
    this.tipShown = false;
    this.tipKey = "";
    this.tipBeside = null;
    pointing("");
    this.dispatchEvent(boardEvent("point", { words: [] }));
  }

  protected get pointedKey(): string {
    return pointed();
  }

  // Choosing

  private readonly clicked = (event: Event): void => {
    const thing = this.thingAt(event);
    if (!thing || !this.scene) return;
    const key = thing.getAttribute("data-thing") ?? "";
    // A token that can do nothing lets the click through to its district.
    const inside = thing.getAttribute("data-inside");
    const chosen = !this.live(key) && inside ? inside : key;
    if (this.live(chosen)) {
      event.stopPropagation();
      if (this.settings.magnify && this.finger && event instanceof MouseEvent && this.enlarged !== key) {
        this.enlarged = key; // who has the magnifier on wants to see first
        this.tipKey = ""; // the finger has left it
        this.over(event);
        return;
      }
      // A district is large: its menu opens where it was clicked.
      const clicked = event instanceof MouseEvent && event.detail > 0 && kindOf(chosen) === "region";
      this.choose(chosen, clicked ? { thing, at: new DOMRect(event.clientX, event.clientY - 4, 0, 8) } : { thing });
    } else {
      this.tipShown = true; // a tap has no hover: it shows what this is
      this.over(event);
    }
  };

  private choose(key: string, beside: Place): void {
    if (this.settings.asking) {
      this.hideTip(); // the answer stands where the tip would lie
      const words = this.choices.at(key)[0]?.words ?? whyWords(key, this.picture);
      if (words) this.dispatchEvent(boardEvent("why", { words }));
      return;
    }
    const actions = this.choices.at(key);
    const [only] = actions;
    this.hideTip();
    if (actions.length === 1 && only) this.give(only);
    else if (actions.length) this.menu = { key, actions, beside };
  }

  private give(action: Action): void {
    this.menu = null;
    this.dispatchEvent(boardEvent("choose", { words: action.words }));
  }

  protected showRule(number: string): void {
    this.dispatchEvent(boardEvent("rule", { number }));
  }

  private readonly pressed = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (key === "Escape" && (this.menu || this.tipKey)) {
      event.stopPropagation();
      const back = this.menu?.beside.thing;
      this.menu = null;
      this.hideTip();
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
      return;
    }
    const thing = this.thingAt(event);
    if (thing && (key === "Enter" || key === " ") && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      this.clicked(event);
    }
  };

  private readonly elsewhere = (event: Event): void => {
    const path = event.composedPath();
    this.finger = event instanceof PointerEvent && event.pointerType === "touch";
    if (this.menu && !path.some((one) => one instanceof Element && one.classList.contains("menu"))) this.menu = null;
    if (this.tipKey && !path.includes(this.tipBeside as EventTarget)) this.hideTip();
  };

  // Tip and menu lie in the browser's top layer, where no zoom of the table reaches them.

  protected overlays(): TemplateResult | typeof nothing {
    if (!this.scene) return nothing;
    const { magnify } = this.settings;
    const tip = (this.tipShown || magnify) && !this.menu ? tipOf(this.tipKey, this.scene, this.picture, this.wording) : null;
    return html`${tip
      ? html`<div class="tip ${magnify ? "large" : ""}" popover="manual" role="presentation" aria-hidden="true">
          ${magnify ? this.lens() : nothing}
          <strong>${tip.title}</strong>
          ${tip.lines.map((line) => html`<span>${line}</span>`)}
          ${this.enlarged === this.tipKey ? html`<b>${this.say("dp-tap-again")}</b>` : nothing}
          ${tip.rules.length ? html`<em>${tip.rules.join(" · ")}</em>` : nothing}
        </div>`
      : nothing}${this.menu
      ? html`<div class="menu" popover="manual" role="menu" aria-label=${this.say("dp-menu")} @keydown=${this.inMenu}>
          ${this.menu.actions.map(
            (action) => html`<button type="button" role="menuitem" @click=${() => this.give(action)}>${this.menuLabel(action)}</button>`,
          )}
        </div>`
      : nothing}`;
  }

  /** A card is shown whole, however small it lies there; anything else as it is, larger. */
  private lens(): TemplateResult {
    const name = kindOf(this.tipKey) === "card" ? this.tipKey.slice("card:".length) : "";
    const card = this.scene?.cards[name];
    if (!card || !this.scene) return html`<div class="lens copy"></div>`;
    const held = [...this.scene.hands.red.cards, ...this.scene.hands.white.cards].find((one) => one.card === name);
    return html`<div class="lens">${cardFace(name, card, held?.preview ?? null, this.wording)}</div>`;
  }

  protected menuLabel(action: Action): TemplateResult {
    return html`${capitalized(this.wording.action(action))}`;
  }

  private inMenu(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const buttons = [...this.renderRoot.querySelectorAll<HTMLButtonElement>(".menu button")];
    const here = buttons.indexOf((this.renderRoot as ShadowRoot).activeElement as HTMLButtonElement);
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  }
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .map((part) => (/[.,;:?!]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
