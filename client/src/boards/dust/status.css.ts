/** The strip above the board. */

import { css } from "lit";

export const statusStyle = css`
  :host {
    display: block;
    background: var(--paper);
    border-bottom: 1px solid var(--line);
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }
  section { padding: 4px 8px 6px; }
  .head { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 14px; min-height: 30px; }
  .now { flex: 1 1 auto; }
  .most { display: flex; gap: 12px; font-size: 0.8125rem; }
  .majority { white-space: nowrap; }
  .acts { display: flex; gap: 6px; }
  .acts button { min-height: 30px; padding: 2px 10px; }
  .suggest { background: var(--lamp-soft); border-color: var(--lamp); }
  .players { display: flex; gap: 6px; overflow-x: auto; padding: 2px; margin: 0 -2px; scrollbar-width: thin; }
  .player {
    flex: 1 0 172px;
    max-width: 320px;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 8px;
    align-items: center;
    padding: 3px 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--raised);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .player.now { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  .name { display: inline-flex; gap: 5px; align-items: center; }
  .name small { color: var(--ink-soft); }
  .vp { display: flex; gap: 5px; align-items: center; min-width: 0; }
  .vp em { font-style: normal; color: var(--ink-soft); }
  .track { flex: 1; min-width: 30px; width: 40px; height: 9px; border-radius: 4px; background: var(--sunk); border: 1px solid var(--line-strong); }
  .track .red { fill: var(--red); }
  .track .blue { fill: var(--blue); }
  .track .yellow { fill: var(--yellow); }
  .track .grey { fill: var(--grey); }
  .track .green { fill: var(--green); }
  .track .white { fill: var(--ink-soft); }
  .track .more { fill: var(--ink-soft); opacity: 0.45; }
  .facts { grid-column: 1 / -1; display: flex; gap: 8px; }
  .facts > span { display: inline-flex; gap: 2px; align-items: center; }
  .facts .glyph { width: 13px; height: 13px; color: var(--ink-soft); }
  .coin { display: inline-grid; place-items: center; width: 14px; height: 14px; border-radius: 50%; background: var(--ink-soft); color: var(--paper); font: 700 9px/1 var(--sans); }
  .open { grid-column: 1 / -1; display: flex; gap: 6px; align-items: center; overflow: hidden; }
  .open .ability { overflow: hidden; text-overflow: ellipsis; }
  .open.used .ability { text-decoration: line-through; color: var(--ink-soft); }
  @container (max-width: 620px) {
    section { padding: 2px 4px 3px; }
    .head { gap: 0 8px; min-height: 0; font-size: 0.8125rem; }
    .now { flex-basis: 50%; }
    .most { order: 3; flex-basis: 100%; gap: 10px; font-size: 0.75rem; }
    .acts .icon { display: none; }
    .player { flex-basis: 128px; padding: 1px 6px; font-size: 0.75rem; grid-template-columns: auto 1fr; }
    .facts { gap: 5px; }
    .open { display: none; }
    .acts button { min-height: 34px; padding: 2px 8px; font-size: 0.8125rem; }
  }
`;
