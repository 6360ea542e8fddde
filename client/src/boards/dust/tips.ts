/** What an area is, in words: for tips and for screen readers. */

import type { DustThing } from "./base.js";
import { size } from "./scene.js";

export interface Tip {
  readonly title: string;
  readonly lines: readonly string[];
}

export function tipOf(host: DustThing, area: string, near: readonly string[]): Tip {
  return { title: host.area(area), lines: [...facts(host, area), neighbours(host, near)] };
}

/** Role, holder, units. */
export function facts(host: DustThing, area: string): string[] {
  const { scene, board } = host;
  const held = board.areas[area];
  const found: string[] = [];
  if (scene?.capitals.includes(area)) found.push(host.say("du-capital"));
  if (scene?.sources.includes(area)) found.push(host.say("du-source"));
  if (board.centres.includes(area)) found.push(host.say("du-centre"));
  if (held && size(held)) found.push(`${host.army(held.force)}: ${host.force(held)}`);
  else found.push(host.say("du-nobody"));
  return found;
}

function neighbours(host: DustThing, near: readonly string[]): string {
  return host.say("du-next-to", { areas: near.map((name) => host.area(name)).sort((a, b) => a.localeCompare(b)).join(", ") });
}
