/** Whose turn it is, seen from a seat. A secret question is asked of several; who has answered may still change it. */

import type { Picture } from "../api.js";

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

/** Who plays, as a name: a bot's begins with a capital like anybody's. */
export function playerName(player: string): string {
  const bot = player.startsWith("bot:") ? player.slice("bot:".length) : "";
  return bot ? bot.charAt(0).toUpperCase() + bot.slice(1) : player;
}
