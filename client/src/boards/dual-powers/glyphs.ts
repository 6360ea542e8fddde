/** The drawings of `icons.ts` as pictures inside a line of text. Hidden from screen readers: the words say it. */

import { html, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import { bust, emblem, icon, sign } from "./icons.js";
import type { Owner } from "./scene.js";

function picture(kind: string, content: SVGTemplateResult): TemplateResult {
  return html`<svg class="glyph ${kind}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${content}</svg>`;
}

export const iconGlyph = (name: string): TemplateResult => picture("icon", icon(name));
export const emblemGlyph = (region: string): TemplateResult => picture(`tint-${region}`, emblem(region));
export const bustGlyph = (token: string): TemplateResult => picture("bust", bust(token));
export const sideGlyph = (owner: Owner): TemplateResult => picture(`side ${owner}`, svg`${sign(owner, 12, 12, 9)}`);
