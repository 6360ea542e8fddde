/** The contract of a board as an element: a game's own board extends it, and adds how it is drawn. */

import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import type { Glossary, WireEvent } from "../api.js";
import type { Wording } from "../wording.js";
import type { Board, BoardSettings, Refs, Shown } from "./board.js";

/** Until the table has set its own. */
const INITIAL_SETTINGS: BoardSettings = { reducedMotion: false, dark: false, language: "en", asking: false, bare: false, own: {}, magnify: false };

export abstract class BoardElement extends LitElement implements Board {
  @property({ attribute: false }) picture!: Shown;
  @property({ attribute: false }) wording!: Wording;
  @property({ attribute: false }) glossary!: Glossary;
  @property({ attribute: false }) interactive = false;
  @property({ attribute: false }) refs: Refs = {};
  @property({ attribute: false }) last: readonly WireEvent[] = [];
  @property({ attribute: false }) marked = "";
  @property({ attribute: false }) settings: BoardSettings = INITIAL_SETTINGS;
}
