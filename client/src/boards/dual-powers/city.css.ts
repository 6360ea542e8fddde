/** The city and its tokens. */

import { css } from "lit";

export const cityStyle = css`
  .city { display: block; width: 100%; height: auto; border-radius: 8px; user-select: none; -webkit-user-select: none; }
  .city text { font-family: var(--sans); }
  .city .district-name { font-family: var(--serif); }

  .water { fill: var(--water); }
  .wave { fill: none; stroke: var(--wave); stroke-width: 1.6; stroke-linecap: round; }
  .frame { fill: none; stroke: var(--stone-edge); stroke-width: 3; pointer-events: none; }
  .islet { fill: var(--stone); stroke: var(--stone-edge); stroke-width: 1.5; }
  .wall { fill: none; stroke: var(--stone-edge); stroke-width: 1.6; stroke-linejoin: round; }
  .spire { fill: var(--stone-edge); }

  .bank { fill: none; stroke: var(--stone); stroke-width: 11; stroke-linejoin: round; }
  .ground { fill: var(--ground); stroke: var(--deep); stroke-width: 2.5; stroke-linejoin: round; }
  .street { fill: none; stroke: var(--ink); stroke-width: 1; opacity: 0.07; }
  .streets { pointer-events: none; }
  .landmark { pointer-events: none; opacity: 0.13; fill: var(--deep); }
  .landmark .cut { fill: var(--ground); }
  /* Outlines are as wide on a phone as on a large screen. */
  .outline, .halo { vector-effect: non-scaling-stroke; }
  .outline { fill: none; stroke: none; stroke-linejoin: round; pointer-events: none; }
  .land.unrest .outline { stroke: var(--deep); stroke-width: 4; stroke-dasharray: 2 6; stroke-linecap: round; }
  .land.fresh .outline { stroke: var(--ink); stroke-width: 3; }
  .land.lit .ground { stroke: var(--ink); stroke-width: 6; }
  .land.legal .outline { stroke: var(--lamp); stroke-width: 5; stroke-dasharray: none; animation: breathe 2.2s ease-in-out infinite; }
  .land.legal:hover .ground { fill: color-mix(in srgb, var(--ground) 78%, var(--glow)); }
  .land.asked .outline { stroke: var(--lamp); stroke-width: 3; stroke-dasharray: 2 6; }
  .land.hinted .outline { stroke: var(--lamp); stroke-width: 6; stroke-dasharray: 12 5; animation: none; }
  .land:focus-visible .outline { stroke: var(--ink); stroke-width: 6; animation: none; }

  .signs { pointer-events: none; }
  .emblem { fill: var(--deep); }
  .signs .cut { fill: var(--ground); }
  .district-name { font-family: var(--serif); font-weight: 700; fill: var(--deep); paint-order: stroke; stroke: var(--ground); stroke-width: 4px; stroke-linejoin: round; }

  .half rect { fill: var(--raised); stroke: var(--stone-edge); stroke-width: 1.5; }
  .half text { font-size: 19px; font-weight: 700; fill: var(--ink); }
  .half { color: var(--ink); }
  .half.red.leads rect { fill: var(--red); stroke: var(--ink); stroke-width: 2.5; }
  .half.red.leads { color: var(--on-red); }
  .half.red.leads text { fill: var(--on-red); }
  .half.white.leads rect { fill: var(--white); stroke: var(--ink); stroke-width: 3; }
  .half.white.leads { color: var(--on-white); }
  .half.white.leads text { fill: var(--on-white); }
  .half:not(.leads) text { font-weight: 500; }
  .crown { fill: var(--ink); }

  .chip rect { fill: var(--raised); stroke: var(--stone-edge); stroke-width: 1.3; }
  .chip text { font-size: 13px; font-weight: 600; fill: var(--ink); }
  .chip { color: var(--ink); fill: var(--ink); }
  .chip.unrest-chip rect { fill: var(--ink); stroke: var(--ink); }
  .chip.unrest-chip { color: var(--glow); fill: var(--glow); }
  .chip.unrest-chip text { fill: var(--paper); }
  :host([dark]) .chip.unrest-chip { color: #7a3d00; fill: #7a3d00; }
  .chip.next-chip rect { stroke-dasharray: 4 3; }
  .chip.goal-chip rect { stroke: var(--lamp); stroke-width: 2; }

  .pier { fill: var(--stone-edge); }
  .deck { fill: var(--stone); }
  .rails { stroke: var(--stone-edge); stroke-width: 2.6; fill: none; }
  .planks { stroke: var(--stone-edge); stroke-width: 1; stroke-dasharray: 5 4; fill: none; }
  .plaque circle { fill: var(--ground); stroke: var(--deep); stroke-width: 2; }
  .plaque .cut { fill: var(--ground); }
  .beam { stroke: #7a5230; stroke-width: 4.5; fill: none; stroke-linecap: round; }
  .beam-edge { stroke: #1c130b; stroke-width: 8; fill: none; stroke-linecap: round; }
  .halo { fill: none; stroke: none; }
  .bridge .halo { fill: transparent; }
  .bridge.lit .halo, .bridge.fresh .halo { stroke: var(--ink); stroke-width: 2.5; stroke-dasharray: 6 4; }
  .bridge.legal .halo { stroke: var(--lamp); stroke-width: 3; animation: breathe 2.2s ease-in-out infinite; }
  .bridge.asked .halo { stroke: var(--lamp); stroke-width: 2; stroke-dasharray: 2 5; }
  .bridge.hinted .halo { stroke: var(--lamp); stroke-width: 4; stroke-dasharray: 7 4; animation: none; }
  .bridge:focus-visible .halo { stroke: var(--ink); stroke-width: 4; animation: none; }

  .counter .shade { fill: rgb(0 0 0 / 30%); }
  .counter .body { stroke: #1f1812; stroke-width: 1.4; }
  .counter .under { stroke: #1f1812; stroke-width: 1.4; }
  .counter .edge { fill: none; stroke-width: 1; }
  .counter .big { font-size: 25px; font-weight: 800; }
  .counter .small { font-size: 13px; font-weight: 600; }
  .counter .name { font-size: 11.5px; font-weight: 600; }
  .counter.red .body, .counter.red .under { fill: var(--red); }
  .counter.red { color: var(--on-red); fill: var(--on-red); }
  .counter.red .edge { stroke: #f0a58f; stroke-dasharray: none; }
  .counter.red .cut { fill: var(--red); }
  .counter.white .body, .counter.white .under { fill: var(--white); }
  .counter.white { color: var(--on-white); fill: var(--on-white); }
  .counter.white .edge { stroke: var(--on-white); }
  .counter.white .cut { fill: var(--white); }
  .counter.neutral .body, .counter.neutral .under { fill: var(--neutral); }
  .counter.neutral { color: var(--on-neutral); fill: var(--on-neutral); }
  .counter.neutral .edge { stroke: #a9dccb; }
  .counter.neutral .cut { fill: var(--neutral); }
  .counter .band { fill: rgb(0 0 0 / 32%); }
  .counter.white .band { fill: #e9dfca; }
  .counter.exhausted.red .body { fill: #8f5c50; }
  .counter.exhausted.red .cut { fill: #8f5c50; }
  .counter.exhausted.white .body { fill: #cfc8ba; }
  .counter.exhausted.white .cut { fill: #cfc8ba; }
  .counter.exhausted.neutral .body { fill: #57716a; }
  .counter.exhausted.neutral .cut { fill: #57716a; }
  .counter.exhausted .edge { stroke-dasharray: 3 3; }
  .tired-line { stroke: #000; stroke-width: 1.6; opacity: 0.2; fill: none; }
  .times circle { fill: #1f1812; stroke: #fffdf6; stroke-width: 1.2; }
  .times text { font-size: 11.5px; font-weight: 700; fill: #fffdf6; }

  .token.through, .piece { pointer-events: none; }
  .hit { fill: transparent; }
  .token.lit .halo { stroke: var(--ink); stroke-width: 3; stroke-dasharray: 5 3; }
  .token.fresh .halo { stroke: var(--ink); stroke-width: 2; }
  .token.legal .halo { stroke: var(--lamp); stroke-width: 3; animation: breathe 2.2s ease-in-out infinite; }
  .token.legal:hover .halo { stroke: var(--ink); animation: none; }
  .token.asked .halo { stroke: var(--lamp); stroke-width: 2; stroke-dasharray: 2 5; }
  .token.hinted .halo { stroke: var(--lamp); stroke-width: 4; stroke-dasharray: 7 4; animation: none; }
  .token.picked .halo { stroke: var(--ink); stroke-width: 4; stroke-dasharray: none; animation: none; }
  .token:focus-visible .halo { stroke: var(--ink); stroke-width: 4; animation: none; }

  .arrow { pointer-events: none; opacity: 0.92; }
  .arrow .casing { fill: none; stroke: var(--raised); stroke-width: 11; stroke-linecap: round; stroke-linejoin: round; }
  .arrow .casing.head { fill: var(--raised); stroke-width: 7; }
  .arrow .shaft { fill: none; stroke: var(--ink); stroke-width: 5; stroke-linecap: round; }
  .arrow .tip-head { fill: var(--ink); }

  .past .city { filter: saturate(0.72); }
`;
