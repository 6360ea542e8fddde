/**
 * What a board of another package is made with: `import { … } from "sandtable/board-kit"`, a name the page knows.
 *
 * Whatever stands here stays as it is, or gets a new name: boards that were written once go on working. README.md says
 * how to write one.
 */

export { css, html, LitElement, nothing, svg } from "lit";
export { classMap } from "lit/directives/class-map.js";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { repeat } from "lit/directives/repeat.js";
export { styleMap } from "lit/directives/style-map.js";
export { boardEvent, isHighlighted } from "./boards/board.js";
export type { Board, BoardEvents, BoardModule, BoardSetting, BoardSettings, Refs, Shown } from "./boards/board.js";
export { BoardElement } from "./boards/board-element.js";
export { boardStyle } from "./boards/board-style.js";
export { placeBeside, placeInCorner } from "./boards/placing.js";
export { icon, sign } from "./icons.js";
export type { Icon, SideLook, Sign } from "./icons.js";
export { base, buttons, cards, fields } from "./style/shared.js";
export { capitalized } from "./wording.js";
export type { Wording } from "./wording.js";
