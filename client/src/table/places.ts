/** Where things are found at a table. */

import type { BoardModule } from "../boards/board.js";

/** Where a part of the board that a lesson names is found: beside the board proper there may be a hand and a strip. */
export function placeOf(part: string, board: Pick<BoardModule, "handTag" | "statusTag"> | null): "board" | "hand" | "status" {
  if (part === "hand" && board?.handTag) return "hand";
  return part === "status" && board?.statusTag ? "status" : "board";
}
