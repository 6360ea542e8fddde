/** What an area is, in words: for tips and for screen readers. */

import type { DustElement } from "./dust-element.js";
import { percent } from "./odds.js";
import { danger, size } from "./scene.js";
import type { Threat } from "./scene.js";

export interface Tip {
  readonly title: string;
  readonly danger: string;
  readonly threats: readonly string[];
  readonly lines: readonly string[];
  readonly near: string;
}

/** So many threats to an area are told. */
const MOST = 4;

export function tipOf(host: DustElement, area: string, near: readonly string[]): Tip {
  const threats = host.showsThreats && !host.picture.over ? threatsTo(host, area) : [];
  return { title: host.area(area), danger: dangerOf(host, area), threats, lines: facts(host, area), near: neighbours(host, near) };
}

/** Role, holder, units. */
export function facts(host: DustElement, area: string): string[] {
  const { scene, board } = host;
  const held = board.areas[area];
  const found: string[] = [];
  if (scene?.capitals.includes(area)) found.push(host.say("du-capital"));
  if (scene?.sources.includes(area)) found.push(host.say("du-source"));
  if (board.centres.includes(area)) found.push(host.say("du-centre"));
  if (held && size(held)) found.push(`${host.army(held.force)}: ${host.force(held)}`);
  else found.push(host.say("du-nobody"));
  const message = closedBy(host, area);
  if (message) found.push(host.wording.ban({ rule: "", message }));
  return found;
}

/** D6.8, D6.9: the prohibition that closes an area of somebody else's for now. */
export function closedBy(host: DustElement, area: string): string {
  return Object.entries(host.scene?.closed ?? {}).find(([, areas]) => areas.includes(area))?.[0] ?? "";
}

/** Who could attack an area of the viewer's, with what, and about how likely they are to take it. */
export function threatsTo(host: DustElement, area: string): string[] {
  const threats = host.scene?.threats[area] ?? [];
  return threats.slice(0, MOST).map((one) => threatened(host, one));
}

function threatened(host: DustElement, { seat, how, origin, dice, most, chance }: Threat): string {
  const army = host.army(seat);
  if (how !== "attack") return host.say(`du-threat-${how}`, { army, origin: host.area(origin), dice });
  const about = percent(host, chance);
  if (!origin) return host.say("du-threat-later", { army, dice: most, chance: about });
  const units = host.force(host.board.areas[origin] ?? {});
  const told = host.say("du-threat-attack", { army, origin: host.area(origin), units, chance: about });
  return most > dice ? `${told} ${host.say("du-threat-more", { dice: most })}` : told;
}

/** A word for the danger an area is in, for those who do not see the mark. */
export function dangerOf(host: DustElement, area: string): string {
  const found = host.scene && host.showsThreats && !host.picture.over ? danger(host.scene, area) : 0;
  return found ? host.say(`du-danger-${found}`) : "";
}

function neighbours(host: DustElement, near: readonly string[]): string {
  return host.say("du-next-to", { areas: near.map((name) => host.area(name)).sort((a, b) => a.localeCompare(b)).join(", ") });
}
