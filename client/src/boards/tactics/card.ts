/** T1.1: a unit's card: what it is, what is left of it, and its weapon table. */

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { icon } from "../../icons.js";
import { capitalized } from "../../wording.js";
import { kindIcon, sideIcon } from "./glyphs.js";
import type { Card, Row, Unit } from "./scene.js";
import type { TacticsElement } from "./tactics-element.js";

/** Groups of armour classes, as the table prints them. */
const GROUPS: readonly (readonly [string, number, number])[] = [
  ["S", 0, 4],
  ["V", 4, 11],
  ["A", 11, 14],
];

/** A card; `against` is the class of the target whose column counts, `reach` how far away it is. */
export function unitCard(host: TacticsElement, name: string, card: Card, unit: Unit | null, against = "", reach = 0): TemplateResult {
  const classes = host.scene?.classes ?? [];
  const column = classes.indexOf(against);
  const figures = Object.entries(unit?.figures ?? card.figures ?? {});
  return html`<article class="unit-card">
    <p class="facts">
      ${unit ? sideIcon(unit.side) : nothing} ${kindIcon(card)}
      <span>${capitalized(host.wording.name("kind", card.kind))} · ${host.say("ta-armour", { armour: card.armour })} · ${host.say("ta-move", { points: card.move })} · ${host.say("ta-points-of", { left: unit?.points ?? card.points, most: card.points, kind: card.kind })} · ${host.say("ta-ap", { ap: card.ap })}</span>
    </p>
    ${unit ? html`<p class="facts">${condition(host, unit)}</p>` : nothing}
    ${figures.length ? html`<p class="facts">${figures.map(([figure, count]) => html`<span class=${count ? "" : "gone"}>${count} × ${host.wording.name("figure", figure)}</span> `)}</p>` : nothing}
    ${card.soft ? html`<p class="facts">${host.say("ta-saves", { soft: card.soft, hard: card.hard ?? "none" })}</p>` : nothing}
    <div class="scroll" tabindex="0" role="group" aria-label=${host.say("ta-weapons-of", { unit: name })}>
      <table class="weapons">
        <thead>
          <tr><th rowspan="2">${host.say("ta-weapon")}</th><th rowspan="2">${host.say("ta-range")}</th>${GROUPS.map(([letter, from, to]) => html`<th colspan=${to - from}>${host.say("ta-class", { class: letter })}</th>`)}</tr>
          <tr>${GROUPS.flatMap(([, from, to]) => classes.slice(from, to)).map((one, place) => html`<th class=${place === column ? "counts" : ""}>${one}</th>`)}</tr>
        </thead>
        <tbody>${card.rows.map((row) => weapon(host, row, unit, column, reach))}</tbody>
      </table>
    </div>
    ${card.abilities.length
      ? html`<p class="facts">${card.abilities.map((ability) => html`<span class="ability ${unit?.used?.includes(ability) ? "gone" : ""} ${unit?.lasting?.includes(ability) ? "on" : ""}">${host.wording.name("ability", ability)}</span>`)}</p>`
      : nothing}
  </article>`;
}

function weapon(host: TacticsElement, row: Row, unit: Unit | null, column: number, reach: number): TemplateResult {
  const inReach = !reach || (row.low <= reach && reach <= row.high);
  const rounds = row.rounds === undefined ? "" : host.say("ta-rounds-left", { left: unit?.ammunition?.[row.name] ?? row.rounds, most: row.rounds });
  const carriers = (row.carriers ?? []).map((figure) => host.wording.name("figure", figure));
  const alive = unit?.figures ? (row.carriers ?? []).reduce((sum, figure) => sum + (unit.figures?.[figure] ?? 0), 0) : -1;
  const special = (row.special ?? []).map((one) => host.wording.name("special", one));
  const notes = [...special, rounds].filter(Boolean).join(", ");
  const by = row.carriers && row.carriers.length < Object.keys(unit?.figures ?? {}).length ? carriers.join(", ") : "";
  return html`<tr class="${inReach && alive !== 0 ? "" : "silent"}">
    <th scope="row">${host.weaponName(row.name)}${alive > 1 ? html` <small>× ${alive}</small>` : nothing}${notes || by ? html`<small class="notes">${[by, notes].filter(Boolean).join(" · ")}</small>` : nothing}</th>
    <td>${row.range}</td>
    ${row.cells.map((cell, place) => html`<td class=${place === column ? "counts" : ""}>${cell || "–"}</td>`)}
  </tr>`;
}

/** Ready or done, where it is, loaded, with whom. */
export function condition(host: TacticsElement, unit: Unit): TemplateResult {
  const parts = [
    unit.where === "board" ? host.say(unit.ready ? "ta-ready" : "ta-done") : host.say(`ta-where-${unit.where}`),
    ...(unit.at ? [unit.at] : []),
    ...(unit.loaded === undefined ? [] : [host.say(unit.loaded ? "ta-loaded" : "ta-empty")]),
    ...(unit.hero ? [host.say("ta-with", { unit: unit.hero })] : []),
    ...(unit.squad ? [host.say("ta-with", { unit: unit.squad })] : []),
  ];
  return html`${unit.ready ? nothing : icon("check")} ${parts.join(" · ")}`;
}
