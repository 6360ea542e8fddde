/** Colours of armies and small things all elements of Dust share. Okabe and Ito's hues beneath; every army has a pattern and a sign too. */

import { css } from "lit";

export const commonStyle = css`
  :host {
    --red: #c4553a;
    --blue: #4a7fb5;
    --yellow: #e6bb45;
    --grey: #80868d;
    --green: #4c9b7d;
    --white: #f7f4ea;
    --neutral: #bda98a;
    --on-red: #fff;
    --on-blue: #fff;
    --on-yellow: #2b2205;
    --on-grey: #fff;
    --on-green: #fff;
    --on-white: #2b2a24;
    --on-neutral: #2b2114;
    --deep-red: #a23c22;
    --deep-blue: #2d5f93;
    --deep-yellow: #f0cb5e;
    --deep-grey: #555a61;
    --deep-green: #24704f;
    --deep-white: #fffdf6;
    --deep-neutral: #e3d3b6;
    --water: #a9c5ce;
    --water-line: #ffffff;
    --shallow: #ffffff;
    --bare-land: #ece3cd;
    --coast: #46606a;
    --border: #6b5c42;
    --sea-name: #2b5060;
    --land-name: #33291a;
    --name-edge: #fbf6ea;
    --glow: #ffd23f;
    --glow-edge: #3b2a00;
    --fresh: #1d1a14;
  }
  :host([dark]) {
    --red: #a8452d;
    --blue: #3a6a9c;
    --yellow: #b48c24;
    --grey: #6a7077;
    --green: #367a60;
    --white: #d8d3c4;
    --neutral: #7d6d53;
    --on-neutral: #fff6e4;
    --deep-neutral: #55482f;
    --deep-red: #8c2f18;
    --deep-blue: #234d7a;
    --deep-yellow: #e3b840;
    --deep-grey: #43484e;
    --deep-green: #1b5940;
    --deep-white: #f3eee0;
    --water: #1f3540;
    --water-line: #6d8f9c;
    --shallow: #8fb6c4;
    --bare-land: #4c4537;
    --coast: #0c161b;
    --border: #17130c;
    --sea-name: #9dc0cd;
    --land-name: #fff8e8;
    --name-edge: #17130c;
    --glow: #ffd75a;
    --glow-edge: #1a1300;
    --fresh: #ffffff;
  }
  .glyph.army {
    width: 0.95em;
    height: 0.95em;
    vertical-align: -0.1em;
    stroke: var(--ink);
    stroke-width: 1.6;
  }
  .glyph.army.red { fill: var(--red); }
  .glyph.army.blue { fill: var(--blue); }
  .glyph.army.yellow { fill: var(--yellow); }
  .glyph.army.grey { fill: var(--grey); }
  .glyph.army.green { fill: var(--green); }
  .glyph.army.white { fill: var(--white); }
  .glyph.army.neutral { fill: var(--neutral); }
  .glyph.danger { stroke-linejoin: round; stroke-width: 1.6; }
  .glyph.danger.level-1 { fill: none; stroke: var(--warn); stroke-width: 2; }
  .glyph.danger.level-2 { fill: #b3200a; stroke: #fffdf4; stroke-width: 1; }
  .glyph.danger .alarm { fill: #fffdf4; stroke: none; }
  .glyph.mark { fill: currentColor; }
  .glyph.mark .bolt { fill: var(--paper); }
  :focus-visible { outline-offset: 1px; }
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
  .window header {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 8px 4px 14px;
  }
  .window h3 {
    flex: 1;
    font: 600 1.0625rem/1.25 var(--serif);
  }
  .window .body {
    padding: 4px 14px 12px;
  }
  .window footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
    padding: 8px 14px 12px;
    border-top: 1px solid var(--line);
    position: sticky;
    bottom: 0;
    background: var(--paper);
  }
  .steps {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .steps button {
    width: 36px;
    height: 36px;
    padding: 0;
    font-weight: 700;
    font-size: 1.125rem;
    line-height: 1;
  }
  .steps output {
    min-width: 2ch;
    text-align: center;
    font: 700 1.0625rem var(--sans);
    font-variant-numeric: tabular-nums;
  }
  .chance {
    display: grid;
    gap: 4px;
    padding: 6px 0;
  }
  .bar {
    width: 100%;
    height: 10px;
    border-radius: 5px;
    background: var(--sunk);
    border: 1px solid var(--line-strong);
  }
  .bar rect { fill: var(--accent); }
  @media (max-width: 700px) {
    .window {
      left: 4px !important;
      right: 4px;
      top: auto !important;
      bottom: 4px;
      width: auto;
      max-width: none;
      max-height: 62dvh;
    }
    .steps button { width: 44px; height: 44px; }
  }
`;
