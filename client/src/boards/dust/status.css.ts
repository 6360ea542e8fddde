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
  .head .now { flex: 1 1 auto; }
  .most { display: flex; gap: 12px; font-size: 0.8125rem; }
  .majority { white-space: nowrap; }
  .acts { display: flex; gap: 6px; }
  .acts button { min-height: 30px; padding: 2px 10px; }
  .threats { min-height: 30px; padding: 2px 8px; gap: 3px; font-variant-numeric: tabular-nums; font-size: 0.8125rem; }
  .threats .glyph { width: 15px; height: 15px; }
  .threats .glyph:not(:first-child) { margin-inline-start: 5px; }
  .list {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 10px 14px 12px;
    width: min(420px, calc(100vw - 16px));
    max-height: min(70dvh, 560px);
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--ink);
    box-shadow: var(--shadow-high);
    font-size: 0.8125rem;
  }
  .list h3 { font: 600 1.0625rem/1.25 var(--serif); }
  .list > ul { display: grid; gap: 7px; margin-top: 8px; }
  .list ul ul { padding-inline-start: 1.4em; }
  .calculate .sign { display: none; font-weight: 700; }
  .suggest { background: var(--lamp-soft); border-color: var(--lamp); }
  .players { display: flex; gap: 6px; overflow-x: auto; padding: 2px; margin: 0 -2px; scrollbar-width: thin; }
  .player {
    flex: 1 0 156px;
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
  .track { flex: 1; min-width: 24px; width: 24px; height: 9px; border-radius: 4px; background: var(--sunk); border: 1px solid var(--line-strong); }
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
  .open button.ability { font-weight: 600; }
  .open.used .ability { text-decoration: line-through; color: var(--ink-soft); }
  @container (max-width: 1040px) {
    .player { padding: 3px 6px; gap: 0 6px; }
    .facts { gap: 6px; }
  }
  @container (max-width: 620px) {
    section { padding: 2px 4px 3px; }
    .head { gap: 0 8px; min-height: 0; font-size: 0.8125rem; }
    .head .now { flex: 1 1 90px; line-height: 1.15; }
    .most { order: 3; flex-basis: 100%; gap: 10px; font-size: 0.75rem; }
    .acts .icon { display: none; }
    .head button.threats { min-height: 36px; padding: 2px 6px; font-size: 0.75rem; }
    .acts { gap: 3px; }
    .calculate .word { display: none; }
    .calculate .sign { display: inline; }
    .player { flex-basis: 166px; padding: 1px 6px; overflow: hidden; font-size: 0.75rem; grid-template-columns: auto 1fr; }
    .facts { gap: 5px; }
    .open { display: none; }
    .head .acts button { min-height: 36px; padding: 2px 7px; font-size: 0.8125rem; }
  }
`;
