/** Where the parts of a table that a lesson points at are drawn. */

import type { BoardModule } from "../boards/board.js";

/** Where a part of the board that a lesson names is found: beside the board proper there may be a hand and a strip. */
export function lessonTarget(part: string, board: Pick<BoardModule, "handTag" | "statusTag"> | null): "board" | "hand" | "status" {
  if (part === "hand" && board?.handTag) return "hand";
  return part === "status" && board?.statusTag ? "status" : "board";
}
