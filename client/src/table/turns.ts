/** Whose turn it is, seen from a seat. A secret question is asked of several; until all have, answers may still change. */

import type { Picture, Prompt, Seat } from "../api.js";
import { say } from "../i18n.js";
import type { Wording } from "../wording.js";

/** The table waits for this very person. */
export function isTurn(picture: Pick<Picture, "prompt" | "over" | "waiting" | "viewer" | "seat" | "seats">): boolean {
  const { prompt, over, waiting, viewer, seat, seats } = picture;
  if (over || !prompt.asked || seat === null) return false;
  return waiting.includes(viewer) && seats[seat]?.kind !== "bot";
}

/** The words this seat has answered a secret question with, as long as others have not; empty: none. */
export function answerOf(picture: Pick<Picture, "prompt" | "waiting" | "viewer" | "view">): string {
  const { prompt, waiting, viewer, view } = picture;
  if (!prompt.asked || waiting.includes(viewer)) return "";
  const answers = view.steps[0]?.["answers"];
  if (typeof answers !== "object" || answers === null || Array.isArray(answers)) return "";
  const own = (answers as Readonly<Record<string, unknown>>)[viewer];
  return typeof own === "string" ? own : "";
}

/** What is asked, or whom the table waits for; that it is over, in the words of the rest of the page. */
export function questionText(wording: Wording, prompt: Pick<Prompt, "message" | "args">): string {
  if (prompt.message === "game-over") return wording.say("browser-over-line", prompt.args);
  // Nobody waits for dice; but a moment of the past may lie just before them.
  if (prompt.message === "waiting-for" && prompt.args["seats"] === "chance") return say("browser-chance");
  return wording.prompt(prompt);
}

/**
 * Who sits there, beside the name of the seat, which is said apart. The own seat needs no name; where several people
 * share a screen all their seats have the same one, and they know who plays which.
 */
export function occupant(seat: Pick<Seat, "kind" | "player">, own: boolean, shared: boolean): string {
  if (seat.kind === "open") return say("browser-seat-open");
  if (!own || seat.kind === "bot") return playerName(seat.player);
  return shared ? "" : say("browser-you");
}

/** Who plays, as a name: a bot's begins with a capital like anybody's. */
export function playerName(player: string): string {
  const bot = player.startsWith("bot:") ? player.slice("bot:".length) : "";
  return bot ? bot.charAt(0).toUpperCase() + bot.slice(1) : player;
}
