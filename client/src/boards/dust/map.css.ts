/** The map: calm sea, clear coasts, areas in the colours and patterns of armies. */

import { css } from "lit";

export const mapStyle = css`
  :host {
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
    background: var(--water);
  }
  .scroll {
    width: 100%;
    height: 100%;
    overflow: hidden;
  }
  :host([covers]) .scroll {
    overflow-x: auto;
    overflow-y: hidden;
    touch-action: pan-x;
  }
  svg.world {
    display: block;
    width: 100%;
    height: 100%;
    user-select: none;
    -webkit-user-select: none;
  }
  :host([covers]) svg.world { width: auto; aspect-ratio: 4000 / 1792; }
  .water { fill: var(--water); }
  .shore { fill: none; stroke: var(--shallow); stroke-opacity: 0.1; stroke-linejoin: round; stroke-linecap: round; }
  .patterns, .lines, .halos, .marks, .names, .arrows, .wraps, .dragged { pointer-events: none; }
  .area { outline: none; }
  .area.sea { fill: transparent; }
  .area.land { fill: var(--bare-land); }
  .area.red { fill: var(--red); }
  .area.blue { fill: var(--blue); }
  .area.yellow { fill: var(--yellow); }
  .area.grey { fill: var(--grey); }
  .area.green { fill: var(--green); }
  .area.white { fill: var(--white); }
  .area.neutral { fill: var(--neutral); }
  .area.sea.red, .area.sea.blue, .area.sea.yellow, .area.sea.grey, .area.sea.green, .area.sea.white, .area.sea.neutral { fill-opacity: 0.38; }
  .area.legal, .counter.live { cursor: pointer; }
  :host([asking]) .area { cursor: help; }
  .area.legal { stroke: var(--glow-edge); stroke-width: calc(3.4px * var(--k)); stroke-linejoin: round; }
  .many .area.legal { stroke-width: calc(2px * var(--k)); }
  .area.legal:hover { filter: brightness(1.12); }
  .reach { fill: none; stroke: none; pointer-events: none; }
  .reach.live { stroke: transparent; stroke-width: calc(18px * var(--k)); pointer-events: stroke; cursor: pointer; }
  .pattern { opacity: 0.26; }
  .pattern.sea { opacity: 0.34; }
  .none { display: none; }
  .line { fill: none; stroke: #000; stroke-width: 3.5; stroke-linecap: round; }
  .line.yellow { stroke-width: 6; }
  .line.neutral { stroke-width: 2; }
  .lake { fill: var(--water); stroke: var(--coast); stroke-opacity: 0.5; stroke-width: 1.4; }
  .strait { fill: none; stroke: var(--water-line); stroke-opacity: 0.65; stroke-width: calc(0.8px * var(--k)); stroke-dasharray: 9 8; }
  .border { fill: none; stroke: var(--border); stroke-opacity: 0.75; stroke-width: calc(0.7px * var(--k)); stroke-linejoin: round; }
  .coast { fill: none; stroke: var(--coast); stroke-width: calc(0.6px * var(--k)); stroke-linejoin: round; }
  .leader { fill: none; stroke: var(--coast); stroke-width: calc(0.8px * var(--k)); stroke-opacity: 0.7; }
  .halo { fill: none; stroke: none; stroke-linejoin: round; }
  .halo.legal { stroke: var(--glow); stroke-width: calc(1.8px * var(--k)); paint-order: stroke; fill: var(--glow); fill-opacity: 0.13; }
  .many .halo.legal { stroke-width: calc(1.1px * var(--k)); }
  .halo.fresh { stroke: var(--fresh); stroke-width: calc(1.4px * var(--k)); stroke-dasharray: calc(4px * var(--k)) calc(3px * var(--k)); }
  .halo.near { fill: #fff; fill-opacity: 0.16; }
  .halo.lit { fill: var(--glow); fill-opacity: 0.4; stroke: var(--glow-edge); stroke-width: calc(1.6px * var(--k)); }
  .halo.hinted { fill: var(--glow); fill-opacity: 0.45; stroke: var(--glow-edge); stroke-width: calc(2.4px * var(--k)); animation: breathe 1.4s ease-in-out infinite; }
  .halo.picked { stroke: var(--glow-edge); stroke-width: calc(2.8px * var(--k)); fill: var(--glow); fill-opacity: 0.35; }
  .halo.focused { stroke: var(--focus); stroke-width: calc(3.4px * var(--k)); stroke-dasharray: none; }
  @keyframes breathe { 50% { fill-opacity: 0.12; } }
  .mark path { fill: #fff8e6; stroke: #33291a; stroke-width: 2.5; stroke-linejoin: round; }
  .mark .bolt { fill: #33291a; stroke: none; }
  .names text {
    font-family: var(--serif);
    font-size: calc(var(--size) * var(--n) * 1px);
    text-anchor: middle;
    dominant-baseline: central;
    paint-order: stroke;
    stroke-linejoin: round;
    stroke-width: calc(2px * var(--k));
  }
  .on-land { fill: var(--land-name); stroke: var(--bare-land); stroke-opacity: 0.85; }
  .on-land.red { fill: #fff; stroke: var(--deep-red); }
  .on-land.blue { fill: #fff; stroke: var(--deep-blue); }
  .on-land.grey { fill: #fff; stroke: var(--deep-grey); }
  .on-land.green { fill: #fff; stroke: var(--deep-green); }
  .on-land.yellow { fill: #2b2205; stroke: var(--yellow); }
  .on-land.white { fill: #2b2a24; stroke: var(--white); }
  .on-land.neutral { fill: var(--on-neutral); stroke: var(--neutral); }
  .at-sea { fill: var(--sea-name); stroke: var(--water); stroke-opacity: 0.7; font-style: italic; }
  .names .beyond { --size: 24; fill: var(--sea-name); stroke: none; font-style: italic; text-anchor: inherit; opacity: 0.85; }
  .names .beyond.over { fill: var(--land-name); stroke: var(--name-edge); stroke-opacity: 0.9; opacity: 1; }
  .names .beyond[text-anchor="start"] { text-anchor: start; }
  .names .beyond[text-anchor="end"] { text-anchor: end; }
  .nameless .names { display: none; }
  .chevron { fill: none; stroke: var(--sea-name); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; opacity: 0.8; }
  .chevron.over { stroke: var(--land-name); opacity: 1; }
  .plate { stroke: #1d1a14; stroke-width: 1; fill: var(--deep-neutral); }
  .counter { fill: #fff; }
  .counter.red .plate { fill: var(--deep-red); }
  .counter.blue .plate { fill: var(--deep-blue); }
  .counter.yellow .plate { fill: var(--deep-yellow); }
  .counter.grey .plate { fill: var(--deep-grey); }
  .counter.green .plate { fill: var(--deep-green); }
  .counter.white .plate { fill: var(--deep-white); }
  .counter.yellow, .counter.white { fill: #2b2205; }
  .counter.neutral { fill: var(--on-neutral); }
  .number { font: 700 11px/1 var(--sans); dominant-baseline: central; font-variant-numeric: tabular-nums; }
  .works-plate { fill: #2b2a24; stroke: #fff8e6; stroke-width: 0.8; }
  .works { fill: #fff8e6; }
  .danger { stroke-linejoin: round; stroke-width: 1.6; }
  .danger.level-1 { fill: #fff8e6; stroke: #8c1a08; }
  .danger.level-2 { fill: #b3200a; stroke: #fffdf4; stroke-width: 1.2; }
  .alarm { fill: #fffdf4; }
  .bare .counters { display: none; }
  .arrow .casing, .arrow .shaft { fill: none; stroke-linecap: round; }
  .arrow .casing { stroke: #fffdf4; stroke-width: calc(4.6px * var(--k)); stroke-opacity: 0.9; }
  .arrow .shaft { stroke: #14110a; stroke-width: calc(2.2px * var(--k)); }
  .arrow.attack .shaft, .arrow.attack .head { stroke: #8c1a08; }
  .arrow.attack .head { fill: #8c1a08; }
  .arrow.retreat .shaft { stroke-dasharray: calc(5px * var(--k)) calc(4px * var(--k)); }
  .arrow .head { fill: #14110a; stroke: #fffdf4; stroke-width: 1; }
  .dragged { fill: none; stroke: var(--glow); stroke-width: calc(4px * var(--k)); stroke-linecap: round; opacity: 0.9; }
  .past svg.world { filter: sepia(0.35); }
  .tip.large { font-size: 18px; max-width: min(420px, calc(100vw - 16px)); }
  .tip > * { display: block; margin-top: 2px; }
  .tip strong { font: 600 1.08em/1.25 var(--serif); margin: 0; }
  .tip .soft { color: var(--ink-soft); }
  .tip .danger { color: var(--warn); }
  .tip .does { color: var(--accent); font-weight: 600; }
  .menu p { padding: 2px 8px 4px; font-weight: 600; }
  .menu > b, .menu > span { display: block; padding: 0 8px 4px; }
  .menu .numbers { display: flex; flex-wrap: wrap; gap: 4px; padding: 0 4px 4px; }
  .menu .numbers button { min-width: 40px; justify-content: center; }
  .menu .list button { width: 100%; justify-content: flex-start; }
  .menu .list button:not(.primary) { border-color: transparent; background: transparent; }
`;
