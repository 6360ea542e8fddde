/** The battle the calculator is asked about: the one that is fought, the attack that is being chosen, or what is pointed at. */

import { letters } from "./dust-element.js";
import type { DustBoard } from "./board.js";
import { size, UNITS } from "./scene.js";
import type { Held, Side, Units } from "./scene.js";

export type Amounts = ReadonlyMap<string, number>;

export interface Battle {
  readonly kind: string;
  readonly attack: Amounts;
  readonly defence: Amounts;
  readonly capital: boolean;
  readonly centre: boolean;
  readonly neutral: boolean;
  readonly haven: boolean;
  readonly attack_card: string;
  readonly defend_card: string;
  readonly attack_retreat: number;
  readonly defend_retreat: number;
  /** Who rolls first; empty: as the rules say. */
  readonly first: Side | "";
  /** Rolls in a row without a hit before that. */
  readonly blanks: number;
}

/** Something to begin with. */
export const PLAIN: Battle = {
  kind: "land",
  attack: new Map([["tank", 3], ["fighter", 1]]),
  defence: new Map([["tank", 2]]),
  capital: false,
  centre: false,
  neutral: false,
  haven: true,
  attack_card: "",
  defend_card: "",
  attack_retreat: 0,
  defend_retreat: 0,
  first: "",
  blanks: 0,
};

function amounts(units: Units): Amounts {
  return new Map(UNITS.flatMap((unit) => (units[unit] ? [[unit, units[unit] ?? 0]] : [])));
}

/** What the board suggests; nothing: it suggests nothing in particular. */
export function questionOf(host: DustBoard): Battle | null {
  const { scene, picture } = host;
  if (!scene) return null;
  const { fight } = scene;
  if (fight) {
    return {
      ...about(host, fight.target),
      kind: fight.kind === "landing" ? "amphibious" : fight.kind,
      attack: amounts(fight.forces.attack),
      defence: amounts(fight.forces.defence),
      capital: fight.capital,
      attack_card: cardOf(host, fight.attacker),
      defend_card: cardOf(host, fight.defender),
      first: fight.rolls_now,
      blanks: fight.misses,
    };
  }
  const { origin, target } = picture.prompt.args;
  const looked = host.looked;
  if (origin && target) return between(host, String(origin), String(target));
  if (origin && looked && looked !== origin && host.choices.at(looked).length) return between(host, String(origin), looked);
  if (!looked || !host.board.areas[looked]) return null;
  const threat = scene.threats[looked]?.find((one) => one.how === "attack" && one.origin);
  if (threat) return between(host, threat.origin, looked);
  const best = neighbours(host, looked)[0];
  return best ? between(host, best, looked) : null;
}

/** The viewer's areas next to one of somebody else's, the strongest first; for one of the viewer's own, those of others. */
function neighbours(host: DustBoard, area: string): string[] {
  const { areas } = host.board;
  const own = areas[area]?.force === host.picture.viewer;
  const near = (host.map?.drawing.areas.get(area)?.near ?? []).filter((name) => {
    const held = areas[name];
    return held && size(held) && (own ? held.force !== host.picture.viewer : held.force === host.picture.viewer);
  });
  return near.sort((a, b) => size(areas[b] ?? {}) - size(areas[a] ?? {}));
}

function about(host: DustBoard, target: string): Battle {
  const held: Held | undefined = host.board.areas[target];
  return {
    ...PLAIN,
    capital: host.scene?.capitals.includes(target) ?? false,
    centre: host.board.centres.includes(target),
    neutral: host.tint(held?.force ?? "") === "neutral",
  };
}

function between(host: DustBoard, origin: string, target: string): Battle {
  const [from, to] = [host.board.areas[origin], host.board.areas[target]];
  const drawing = host.map?.drawing.areas;
  const [land, land_] = [drawing?.get(origin)?.land ?? true, drawing?.get(target)?.land ?? true];
  const near = drawing?.get(origin)?.near.includes(target) ?? false;
  const kind = land && land_ ? (near ? "land" : "amphibious") : land ? "raid" : land_ ? "bombard" : "sea";
  const striker = kind === "raid" ? "bomber" : kind === "bombard" ? "submarine" : "";
  return {
    ...about(host, target),
    kind,
    attack: amounts(striker ? ({ [striker]: from?.[striker] ?? 0 } as Units) : (from ?? {})),
    defence: amounts(to ?? {}),
    attack_card: cardOf(host, from?.force ?? ""),
    defend_card: cardOf(host, to?.force ?? ""),
  };
}

/** The ability of a card that lies open and is not used up, if it can change a battle. */
function cardOf({ scene }: DustBoard, seat: string): string {
  const turn = scene?.order.find((one) => one.seat === seat);
  const ability = turn && !turn.used ? (scene?.cards[turn.card]?.ability ?? "") : "";
  return scene?.calculator.cards.includes(ability) ? ability : "";
}

const LAND = ["tank", "mech", "fighter", "bomber"];

/** Who can take part on a side. */
export function fightersOf(kind: string, side: Side): readonly string[] {
  if (kind === "sea") return ["submarine"];
  if (kind === "raid") return [side === "attack" ? "bomber" : "submarine"];
  if (kind === "bombard") return side === "attack" ? ["submarine"] : LAND;
  if (kind === "missiles") return side === "attack" ? [] : [...LAND, "submarine"];
  return kind === "drop" && side === "attack" ? ["mech"] : LAND;
}

/** Special attacks: one roll that nobody answers. */
export function isSpecial({ kind }: Battle): boolean {
  return ["raid", "bombard", "missiles"].includes(kind);
}

/** The question as the server reads it; empty: somebody is missing. */
export function asked(battle: Battle): string {
  const of = (side: Side): string => letters(new Map(fightersOf(battle.kind, side).map((unit) => [unit, battle[side].get(unit) ?? 0])));
  const [attack, defend] = [of("attack"), of("defence")];
  if (!defend || (!attack && battle.kind !== "missiles")) return "";
  const { kind, neutral, haven, first, blanks } = battle;
  const place = kind === "sea" || kind === "raid" ? {} : { capital: battle.capital };
  if (isSpecial(battle)) return JSON.stringify({ kind, attack, defend, ...place });
  return JSON.stringify({
    kind,
    attack,
    defend,
    ...place,
    ...(kind === "sea" ? {} : { centre: battle.centre, neutral }),
    haven: haven && !neutral,
    attack_card: battle.attack_card,
    defend_card: neutral ? "" : battle.defend_card,
    attack_retreat: battle.attack_retreat,
    defend_retreat: neutral ? 0 : battle.defend_retreat,
    first: kind === "sea" ? "" : first,
    blanks,
  });
}
