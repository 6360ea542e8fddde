/** Colours and small things that all elements of Dust Tactics share. */

import { css } from "lit";

export const commonStyle = css`
  :host {
    --allies: #55803f;
    --allies-deep: #3c6130;
    --axis: #96463c;
    --axis-deep: #74322a;
    --on-side: #fffdf4;
    --sand: #e2d6b8;
    --sand-line: #b9a986;
    --water: #6d9db3;
    --water-line: #d8ecf2;
    --rough: #cbbb93;
    --stone: #857a66;
    --haze: #cfcfc8;
    --smoke: #8f9190;
    --block: #7a746b;
    --block-top: #aba498;
    --floor: #d4c8b6;
    --wall: #3a342a;
    --glow: #ffd23f;
    --glow-edge: #4a3600;
    --dark: rgb(28 22 10 / 52%);
    --band: #1d6d9c;
    --good: #1f7a3c;
    --bad: #b3200a;
  }
  :host([dark]) {
    --allies: #5d8a49;
    --allies-deep: #2f4d26;
    --axis: #a85348;
    --axis-deep: #5d2720;
    --sand: #5b5240;
    --sand-line: #3c3529;
    --water: #2f5767;
    --water-line: #6f97a6;
    --rough: #6a5f47;
    --stone: #39332a;
    --haze: #666866;
    --smoke: #8d908e;
    --block: #2d2a26;
    --block-top: #47423b;
    --floor: #6a6150;
    --wall: #0d0b08;
    --glow: #ffd75a;
    --glow-edge: #1a1300;
    --dark: rgb(0 0 0 / 44%);
    --band: #5fb4e6;
    --good: #6fd38d;
    --bad: #ff8a75;
  }
  .glyph.side.allies { fill: var(--allies); }
  .glyph.side.axis { fill: var(--axis); }
  .hinted { border-color: var(--lamp) !important; background: var(--lamp-soft) !important; }
  .tip { display: grid; gap: 2px; }
  .tip .does { font-weight: 600; }
  .tip .why, .tip .danger { color: var(--bad); }
  .tip .seen-by { color: var(--good); }
  .menu .list { display: grid; gap: 3px; }
  .menu .list button { justify-content: flex-start; }
`;

/** A unit's card. */
export const cardStyle = css`
  .unit-card { display: grid; gap: 4px; font-size: 0.8125rem; }
  .unit-card .facts { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; }
  .unit-card .gone { text-decoration: line-through; color: var(--ink-soft); }
  .unit-card .ability { border: 1px solid var(--line-strong); border-radius: 999px; padding: 0 8px; }
  .unit-card .ability.on { background: var(--lamp-soft); border-color: var(--lamp); }
  .unit-card .scroll { overflow-x: auto; }
  .weapons { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  .weapons th, .weapons td { padding: 2px 5px; border: 1px solid var(--line); text-align: center; font-size: 0.75rem; white-space: nowrap; }
  .weapons th[scope="row"] { text-align: start; white-space: normal; min-width: 104px; }
  .weapons .notes { display: block; font-weight: 400; color: var(--ink-soft); }
  .weapons .counts { background: var(--lamp-soft); color: var(--ink); font-weight: 700; outline: 1px solid var(--lamp); outline-offset: -1px; }
  .weapons .silent { color: var(--ink-soft); opacity: 0.75; }
`;

/** Windows over the board: they lie in the browser's top layer, where no zoom reaches them. */
export const windowStyle = css`
  .window {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow-high);
    width: max-content;
    max-width: min(400px, calc(100vw - 16px));
    max-height: calc(100dvh - 16px);
    overflow: auto;
    overscroll-behavior: contain;
  }
  .window header { position: sticky; top: 0; z-index: 1; min-height: 46px; background: var(--paper); display: flex; align-items: center; gap: 4px; padding: 6px 6px 2px 14px; }
  .window h3 { flex: 1; font: 600 1.0625rem/1.25 var(--serif); }
  .window .body { padding: 2px 14px 10px; }
  .window footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
    align-items: center;
    padding: 8px 14px 10px;
    border-top: 1px solid var(--line);
    position: sticky;
    bottom: 0;
    background: var(--paper);
  }
  .bar { height: 10px; border-radius: 5px; background: var(--sunk); border: 1px solid var(--line-strong); }
  .bar rect { fill: var(--accent); }
  @media (max-width: 700px) {
    .window {
      left: 4px !important;
      right: 4px;
      top: auto !important;
      bottom: 4px;
      width: auto;
      max-width: none;
      max-height: 58dvh;
    }
  }
`;
