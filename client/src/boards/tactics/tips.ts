/** What is on a square, in words: for tips and for screen readers. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { capitalized } from "../../wording.js";
import { decimal, percent } from "./asking.js";
import type { AttackOdds } from "./asking.js";
import type { TacticsBoard } from "./board.js";
import { place, SIDES, unitsAt } from "./scene.js";
import { reasonText } from "./sight.js";
import type { View } from "./sight.js";
import type { TacticsElement } from "./tactics-element.js";

const TERRAIN: Readonly<Record<string, string>> = { "~": "water", x: "rubble", "*": "smoke", "#": "blank" };

/** Units, elements, ground and what the scenario makes of a square. */
export function facts(host: TacticsElement, square: string): string[] {
  const { scene, board } = host;
  if (!scene) return [];
  const [x, y] = place(square);
  const found = unitsAt(scene, square).map((name) => unitLine(host, name));
  const [kind, points] = (board.elements[square] ?? "").split(" ");
  if (kind) found.push(points ? host.say("ta-element-worn", { element: kind, points: Number(points) }) : capitalized(host.wording.name("element", kind)));
  const terrain = board.tiles.includes(square) ? "blank" : TERRAIN[scene.board.rows[y]?.[x] ?? "."];
  if (terrain) found.push(host.say(`ta-terrain-${terrain}`));
  if (scene.board.inside.includes(square)) found.push(host.say("ta-inside"));
  const { scenario, standing } = scene;
  for (const side of SIDES) if (scenario.enter[side].includes(square)) found.push(host.say("ta-entry", { side }));
  if (scenario.exits.includes(square)) found.push(host.say("ta-exit"));
  if (scenario.bridge.includes(square)) found.push(host.say("ta-bridge"));
  if (scenario.keep.includes(square)) found.push(host.say("ta-keep"));
  if (scenario.held.some((squares) => squares.includes(square))) found.push(host.say("ta-held", { points: scenario.bonus }));
  if (standing.charges[square] === "") found.push(host.say("ta-charge"));
  return found;
}

export function unitLine(host: TacticsElement, name: string): string {
  const unit = host.unit(name);
  const card = host.card(name);
  if (!unit || !card) return "";
  const line = host.say("ta-unit-line", { unit: name, side: unit.side, left: unit.points, most: card.points, armour: card.armour, state: unit.ready ? "ready" : "done", kind: card.kind });
  return unit.hero ? `${line} ${host.say("ta-with", { unit: unit.hero })}.` : line;
}

/** The tip of a square: what is there, what can be done, whether it is seen and if not why. */
export function tip(host: TacticsBoard, square: string, view: View | null): TemplateResult {
  const { scene } = host;
  const actions = host.choices.at(square);
  const lines = facts(host, square);
  return html`<strong>${square}</strong>
    ${actions.slice(0, 3).map((action) => html`<span class="does">${host.label(action)}</span>`)}
    ${lines.map((line) => html`<span>${line}</span>`)}
    ${scene && view ? sightLines(host, square, view) : nothing}`;
}

function sightLines(host: TacticsBoard, square: string, view: View): TemplateResult | typeof nothing {
  const { scene } = host;
  if (!scene) return nothing;
  if (view.end) return endLines(host, view);
  if (view.from === square) return nothing;
  const range = view.range(square);
  const { unit } = view;
  if (!view.sees(square)) {
    const reason = host.reason(view, square);
    return html`<span class="unseen-by">${host.say("ta-not-seen", { unit, range })}</span>
      ${reason ? html`<span class="why">${capitalized(reasonText(host, reason))} <em>(${reason.rule})</em></span>` : nothing}`;
  }
  const [target] = unitsAt(scene, square);
  const foe = target && host.unit(target)?.side !== host.unit(unit)?.side ? target : "";
  const covers = !target || host.card(target)?.kind === "squad";
  return html`<span class="seen-by">${host.say("ta-seen", { unit, range })} ${covers ? host.say(`ta-cover-${view.cover(square)}`) : nothing}</span>
    ${foe ? attackLine(host, unit, foe) : nothing}`;
}

/** What one attack with every weapon that reaches would do. */
function attackLine(host: TacticsBoard, unit: string, target: string): TemplateResult | typeof nothing {
  if (host.picture.kind === "past") return nothing;
  const odds = host.odds<AttackOdds>({ attack: unit, target });
  const found = odds?.targets[target];
  if (odds === undefined) return html`<span class="soft">${host.say("ta-odds-wait")}</span>`;
  if (!found?.rows.length) return html`<span class="soft">${host.say("ta-out-of-range")}</span>`;
  return html`<b>${host.say("ta-attack-odds", { points: decimal(host, found.expected), of: found.points, destroy: percent(host, found.destroy) })}</b>`;
}

/** What would be from a place the unit may go to. */
function endLines(host: TacticsBoard, view: View): TemplateResult {
  const { end } = view;
  const named = (names: readonly string[]): string => names.map((name) => host.unitName(name)).join(", ");
  return html`${end?.targets.length ? html`<span class="seen-by">${host.say("ta-could-attack", { names: named(end.targets) })}</span>` : html`<span class="soft">${host.say("ta-no-targets")}</span>`}
    ${end?.react.length ? html`<span class="danger">${host.say("ta-could-react", { names: named(end.react) })}</span>` : nothing}`;
}
