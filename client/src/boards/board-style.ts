/** What boards have in common: plain lists and headings, glyphs in the text, tips and menus, and standing still. */

import { css } from "lit";

export const boardStyle = css`
  :host {
    box-sizing: border-box;
    color: var(--ink);
    font: 14px/1.35 var(--sans);
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  ul,
  ol,
  p,
  h3,
  h4 {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .glyph {
    width: 1.15em;
    height: 1.15em;
    vertical-align: -0.2em;
    fill: currentColor;
    flex: none;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Tips and menus are popovers: they lie in the browser's top layer, where no zoom of the table reaches them. */
  .tip,
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    background: var(--raised);
    color: var(--ink);
    box-shadow: var(--shadow-high);
  }
  .tip {
    max-width: min(300px, calc(100vw - 16px));
    padding: 7px 11px;
    font-size: 13px;
    pointer-events: none;
  }
  .menu {
    max-width: min(340px, calc(100vw - 16px));
    max-height: min(60vh, 420px);
    overflow-y: auto;
    padding: 4px;
  }
  @media (prefers-reduced-motion: reduce) {
    * { animation: none !important; transition: none !important; }
  }
  :host([still]) * { animation: none !important; transition: none !important; }
`;
