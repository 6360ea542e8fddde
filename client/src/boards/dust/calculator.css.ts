/** The calculator: what is asked at the left, the answer at the right; on a phone one above the other. */

import { css } from "lit";

export const calculatorStyle = css`
  .all { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: 16px 28px; }
  .all { grid-template-rows: auto 1fr; }
  .asked { display: grid; gap: 10px; align-content: start; grid-row: 1 / 3; }
  .summary { display: grid; gap: 6px; align-content: start; }
  .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 18px; }
  fieldset { display: grid; gap: 4px; align-content: start; }
  legend { margin-bottom: 4px; }
  .amount { display: grid; grid-template-columns: 22px minmax(0, 1fr) auto; gap: 8px; align-items: center; }
  .amount > span:nth-child(2) { overflow: hidden; text-overflow: ellipsis; }
  .amount .glyph { width: 18px; height: 18px; }
  .steps { display: inline-flex; gap: 2px; align-items: center; }
  .steps button { width: 32px; min-height: 32px; padding: 0; font-weight: 700; }
  .steps input { width: 3.1em; min-height: 32px; padding: 2px 4px; text-align: center; appearance: textfield; -moz-appearance: textfield; }
  .steps input::-webkit-inner-spin-button, .steps input::-webkit-outer-spin-button { appearance: none; margin: 0; }
  .ticks { display: flex; flex-wrap: wrap; gap: 6px 18px; }
  .rolls { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 8px 12px; }
  select { width: 100%; }
  .answer { display: grid; gap: 8px; align-content: start; }
  .wins b { font: 600 2rem/1 var(--serif); }
  .bar { width: 100%; height: 14px; border: 1px solid var(--line-strong); border-radius: 4px; background: var(--sunk); }
  .bar .wins { fill: var(--accent); }
  .bar .ceases, .key.ceases { fill: var(--lamp); background: var(--lamp); }
  .bar .fails, .key.fails { fill: var(--ink-soft); background: var(--ink-soft); }
  .ends { display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 0.875rem; }
  .key { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin-inline-end: 5px; }
  figure { margin: 0; }
  figcaption { font-size: 0.875rem; font-weight: 600; margin-bottom: 2px; }
  figure svg { display: block; width: 100%; height: 46px; border-bottom: 1px solid var(--line-strong); }
  figure.attack rect { fill: var(--accent); }
  figure.defence rect { fill: var(--ink-soft); }
  .axis { display: flex; font-size: 0.6875rem; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  .axis span { flex: 1; text-align: center; }
  figure .soft { font-size: 0.8125rem; margin-top: 2px; }
  summary { cursor: pointer; font-weight: 600; min-height: 28px; }
  .lines { display: grid; gap: 3px; font-size: 0.875rem; padding-inline-start: 12px; }
  .lines li { list-style: disc; }
  @media (max-width: 700px) {
    .all { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; }
    .asked { grid-row: auto; }
    /* The answer stays in sight while one changes the question. */
    .summary { order: -1; position: sticky; top: -8px; z-index: 1; padding: 6px 0 8px; background: var(--paper); border-bottom: 1px solid var(--line); }
    .sides { grid-template-columns: minmax(0, 1fr); }
    .steps button { width: 44px; }
    .steps input { min-height: 44px; }
  }
`;
