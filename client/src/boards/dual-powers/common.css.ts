/** Colours and small things of the board and the hand. Poster colours of 1917, toned down; Okabe-Ito hues beneath. */

import { css } from "lit";

export const commonStyle = css`
  :host {
    --glow: #e8a200;
    --water: #8db0b6;
    --wave: #76999f;
    --stone: #e6dcc6;
    --stone-edge: #5d5345;
    --red: #b5341c;
    --on-red: #fff6ea;
    --white: #fffdf6;
    --on-white: #2b241e;
    --neutral: #1d6a57;
    --on-neutral: #f4fff9;
    --purple-ground: #e0c3d7;
    --purple-deep: #7c3f68;
    --blue-ground: #b9d7ea;
    --blue-deep: #0b5a8a;
    --red-ground: #edc0ab;
    --red-deep: #8c3507;
    --green-ground: #b7dcca;
    --green-deep: #086249;
    --white-ground: #f8f4ea;
    --white-deep: #5b5348;
    --brown-ground: #e6cd99;
    --brown-deep: #6d4904;
    display: block;
  }

  :host([dark]) {
    --glow: #ffc24a;
    --water: #22373f;
    --wave: #31505a;
    --stone: #584f43;
    --stone-edge: #cfc0a6;
    --red: #bd3c24;
    --white: #f3ecdc;
    --neutral: #1f7560;
    --purple-ground: #4d3546;
    --purple-deep: #e3a6cc;
    --blue-ground: #263f52;
    --blue-deep: #8ccbf2;
    --red-ground: #5a3327;
    --red-deep: #f5a57f;
    --green-ground: #24473b;
    --green-deep: #7fd6b5;
    --white-ground: #4a463f;
    --white-deep: #ece4d3;
    --brown-ground: #51401f;
    --brown-deep: #ecc06a;
  }

  .tint-purple { --ground: var(--purple-ground); --deep: var(--purple-deep); }
  .tint-blue { --ground: var(--blue-ground); --deep: var(--blue-deep); }
  .tint-red { --ground: var(--red-ground); --deep: var(--red-deep); }
  .tint-green { --ground: var(--green-ground); --deep: var(--green-deep); }
  .tint-white { --ground: var(--white-ground); --deep: var(--white-deep); }
  .tint-brown { --ground: var(--brown-ground); --deep: var(--brown-deep); }
  .tint-other-0 { --ground: var(--stone); --deep: var(--ink); }
  .tint-other-1 { --ground: var(--blue-ground); --deep: var(--ink); }
  .tint-other-2 { --ground: var(--brown-ground); --deep: var(--ink); }

  .glyph[class*="tint-"] { color: var(--deep); }
  .glyph .cut { fill: var(--raised); }
  .sign { fill: currentColor; stroke: none; }
  .sign.ring { fill: none; stroke: currentColor; }
  .glyph.side.red { color: var(--red); }
  .glyph.side.neutral { color: var(--neutral); }
  :host([dark]) .glyph.side.red { color: #f08a6c; }
  :host([dark]) .glyph.side.neutral { color: #6fcdb3; }

  .thing { outline: none; }
  .legal, .asked { cursor: pointer; }
  :host([asking]) .asked { cursor: help; }

  .tip > strong, .tip > span, .tip > b { display: block; }
  .tip > b { margin-top: 4px; color: var(--lamp); }
  .tip > span { margin-top: 2px; }
  .tip.large { max-width: min(520px, calc(100vw - 16px)); width: min-content; min-width: 300px; font-size: 15px; }
  .lens { display: flex; justify-content: center; margin-bottom: 6px; }
  .lens > svg { flex: none; border-radius: 6px; }
  .lens > .face { flex: none; width: 150px; zoom: 1.8; }

  .tip em { display: block; margin-top: 4px; color: var(--ink-soft); font-style: normal; font-size: 12px; }

  .menu button {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 36px;
    padding: 5px 10px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  .menu button:hover, .menu button:focus-visible { background: var(--stone); outline: 2px solid var(--lamp); outline-offset: -2px; }

  @keyframes breathe {
    50% { opacity: 0.5; }
  }

  /* Only the edge: what is written there stays readable. */
  @keyframes pulse {
    50% { outline-color: transparent; }
  }
`;
