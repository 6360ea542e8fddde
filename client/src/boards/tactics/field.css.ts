/** How the battlefield looks. */

import { css } from "lit";

export const fieldStyle = css`
  :host { display: block; width: 100%; height: 100%; }
  svg.field { display: block; width: 100%; height: 100%; touch-action: none; user-select: none; }
  .past { filter: sepia(0.35); }
  .sand { fill: var(--sand); }
  .grid { fill: none; stroke: var(--sand-line); stroke-width: 1.5; }
  .seam { fill: none; stroke: var(--sand-line); stroke-width: 5; stroke-dasharray: 2 10; }
  .letter { fill: var(--ink-soft); font: 600 17px var(--sans); text-anchor: middle; dominant-baseline: central; }
  .water { fill: var(--water); }
  .waves { fill: none; stroke: var(--water-line); stroke-width: 4; stroke-linecap: round; }
  .rough { fill: var(--rough); }
  .stones { fill: var(--stone); stroke: var(--wall); stroke-width: 2; stroke-linejoin: round; }
  .haze { fill: var(--haze); opacity: 0.6; }
  .smoke { fill: var(--smoke); opacity: 0.85; }
  .block { fill: var(--block); }
  .top { fill: var(--block-top); }
  .roof { fill: none; stroke: var(--wall); stroke-width: 3; opacity: 0.55; }
  .floor { fill: var(--floor); }
  .wall { fill: none; stroke: var(--wall); stroke-width: 11; stroke-linecap: square; }
  .door { fill: none; stroke-width: 5; }
  .door.small { stroke: #c58f2a; stroke-dasharray: 5 4; }
  .door.large { stroke: #c58f2a; stroke-width: 7; stroke-dasharray: 16 6; opacity: 0.8; }
  .enter.allies { fill: var(--allies); }
  .enter.axis { fill: var(--axis); }
  .deploy { fill: none; stroke-width: 6; stroke-dasharray: 14 8; }
  .deploy.allies { stroke: var(--allies); }
  .deploy.axis { stroke: var(--axis); }
  .cover-zone { fill: none; stroke: var(--accent); stroke-width: 4; stroke-dasharray: 6 8; }
  .goal { fill: none; stroke: var(--glow-edge); stroke-width: 5; stroke-dasharray: 18 6; opacity: 0.85; }
  .goal.allies { stroke: var(--allies-deep); }
  .goal.axis { stroke: var(--axis-deep); }
  .exit { fill: none; stroke: var(--axis-deep); stroke-width: 7; stroke-linecap: round; stroke-linejoin: round; opacity: 0.75; }
  .flag { fill: var(--glow); stroke: var(--glow-edge); stroke-width: 2.5; stroke-linejoin: round; }
  .flag.allies { fill: var(--allies); }
  .flag.axis { fill: var(--axis); }
  .charge rect { fill: #b6492d; stroke: #3f1409; stroke-width: 3; }
  .charge path { fill: none; stroke: #3f1409; stroke-width: 3; }
  .charge circle { fill: var(--glow); stroke: #7a3b00; stroke-width: 2; }
  .taken { fill: none; stroke-width: 5; }
  .taken.allies { stroke: var(--allies-deep); }
  .taken.axis { stroke: var(--axis-deep); }
  .crate rect { fill: #b48a4a; stroke: #4e3a17; stroke-width: 4; }
  .crate path { fill: none; stroke: #4e3a17; stroke-width: 3; }
  .crate .mark { fill: #4e3a17; }
  .trap path { fill: none; stroke: #2f2f31; stroke-width: 13; stroke-linecap: round; }
  .trap .shine { stroke: #77777b; stroke-width: 5; }
  .worn { font: 700 22px var(--sans); fill: #fff; stroke: #000; stroke-width: 4; paint-order: stroke; text-anchor: end; }
  .dark { fill: var(--dark); }
  .band { fill: var(--band); }
  .band.level-1 { opacity: 0.14; }
  .band.level-2 { opacity: 0.26; }
  .band.level-3 { opacity: 0.4; }
  .rim { fill: none; stroke: var(--band); stroke-width: 4; opacity: 0.7; }
  .range { font: 600 15px var(--sans); fill: var(--ink); opacity: 0.65; text-anchor: end; }
  .reach { fill: var(--glow); opacity: 0.38; }
  /* Units */
  .unit { pointer-events: none; }
  .unit .base { stroke: #201a10; stroke-width: 3; }
  .unit.allies .base { fill: var(--allies); }
  .unit.axis .base { fill: var(--axis); }
  .unit .figure { fill: var(--on-side); }
  .unit .plate { fill: rgb(20 16 8 / 62%); }
  .unit .name { fill: #fffdf4; font-family: var(--sans); font-weight: 600; text-anchor: middle; }
  .unit .badge circle { fill: #fffdf4; stroke: #201a10; stroke-width: 2; }
  .unit.allies .sign { fill: var(--allies-deep); }
  .unit.axis .sign { fill: var(--axis-deep); }
  .unit .pips .left { fill: var(--glow); stroke: #201a10; stroke-width: 1.4; }
  .unit .pips .lost { fill: rgb(20 16 8 / 45%); stroke: rgb(255 255 255 / 55%); stroke-width: 1.2; }
  .unit .hero circle { fill: #fffdf4; stroke: #201a10; stroke-width: 2; }
  .unit .hero text { font: 700 12px var(--sans); text-anchor: middle; fill: #5a3c00; }
  .unit .shell { stroke: #201a10; stroke-width: 2; }
  .unit .shell.full { fill: var(--glow); }
  .unit .shell.empty { fill: rgb(255 255 255 / 25%); stroke-dasharray: 3 2; }
  .unit .done { fill: none; stroke: #fffdf4; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
  .unit.spent .base { filter: saturate(0.35) brightness(0.82); stroke-dasharray: 7 4; }
  .unit.spent .figure { opacity: 0.72; }
  .unit.legal .base { stroke: var(--glow); stroke-width: 6; }
  .unit.active .base { stroke: #fff; stroke-width: 6; }
  .unit.lit .base { stroke: var(--lamp); stroke-width: 7; }
  .unit.hinted .base { stroke: var(--lamp); stroke-width: 8; stroke-dasharray: 10 5; }
  .unit .shield path { fill: #fffdf4; stroke: #201a10; stroke-width: 2; }
  .unit .shield .full { fill: #3f7fb0; stroke: none; }
  .bare .units { display: none; }
  /* Marks */
  .arrow .casing { fill: none; stroke: rgb(255 255 255 / 70%); stroke-width: 12; stroke-linecap: round; }
  .arrow .shaft { fill: none; stroke-width: 6; stroke-linecap: round; }
  .arrow.move .shaft { stroke: #2b5f8c; stroke-dasharray: 14 8; }
  .arrow.move .head { fill: #2b5f8c; }
  .arrow.shot .shaft { stroke: #b3200a; }
  .arrow.shot .head { fill: #b3200a; }
  .arrows { opacity: 0.8; pointer-events: none; }
  .sight { pointer-events: none; }
  .sight .casing { fill: none; stroke: rgb(255 255 255 / 75%); stroke-width: 9; }
  .sight .ray { fill: none; stroke-width: 4; }
  .sight.open .ray, .sight.open circle { stroke: #14803a; fill: #14803a; }
  .sight.shut .ray { stroke: #c4230b; stroke-dasharray: 12 8; }
  .sight.shut circle { fill: #c4230b; }
  .sight .obstacle { fill: rgb(196 35 11 / 24%); stroke: #c4230b; stroke-width: 6; }
  .sight .obstacle.edge { stroke-width: 13; stroke-linecap: round; }
  /* Squares */
  .square { fill: transparent; stroke: none; outline: none; cursor: default; }
  .square.legal { cursor: pointer; stroke: var(--glow); stroke-width: 4; stroke-opacity: 0.9; }
  .square.fresh { stroke: var(--ink); stroke-width: 2; stroke-opacity: 0.4; }
  .square.legal.fresh { stroke: var(--glow); stroke-width: 4; stroke-opacity: 1; }
  .square.lit { stroke: var(--lamp); stroke-width: 6; }
  .square.hinted { stroke: var(--lamp); stroke-width: 7; stroke-dasharray: 12 6; }
  .square.picked { stroke: #fff; stroke-width: 6; }
  .square:focus-visible { stroke: var(--focus); stroke-width: 8; stroke-opacity: 1; outline: none; }
  @media (hover: hover) { .square.legal:hover { fill: var(--glow); fill-opacity: 0.28; } }
  :host([asking]) .square { cursor: help; }
`;
