/** The contract of a board as an element: a game's own board extends it, and adds how it is drawn. */

import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import type { Glossary, WireEvent } from "../api.js";
import type { Wording } from "../wording.js";
import type { Board, BoardSettings, Refs, Shown } from "./board.js";

/** Until the table has said how it wants things. */
const CALM: BoardSettings = { reducedMotion: false, dark: false, language: "en", asking: false, bare: false, threats: true, magnify: false };

export abstract class BoardElement extends LitElement implements Board {
  @property({ attribute: false }) picture!: Shown;
  @property({ attribute: false }) wording!: Wording;
  @property({ attribute: false }) glossary!: Glossary;
  @property({ attribute: false }) interactive = false;
  @property({ attribute: false }) refs: Refs = {};
  @property({ attribute: false }) last: readonly WireEvent[] = [];
  @property({ attribute: false }) marked = "";
  @property({ attribute: false }) settings: BoardSettings = CALM;
}
