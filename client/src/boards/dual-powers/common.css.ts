/** Colours and small things of the board and the hand. Poster colours of 1917, toned down; Okabe-Ito hues beneath. */

import { css } from "lit";

export const commonStyle = css`
  :host {
    /* The table's own colours, so that board and page are one; ours if it has none. */
    --dp-paper: var(--paper, #f4eddd);
    --dp-sheet: var(--raised, #fbf6ea);
    --dp-ink: var(--ink, #2b241e);
    --dp-faint: var(--ink-soft, #5f5548);
    --dp-line: var(--line, #cbbda2);
    --dp-gold: var(--lamp, #8a5a00);
    --dp-serif: var(--serif, Georgia, "Liberation Serif", "DejaVu Serif", serif);
    --dp-sans: var(--sans, system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif);
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
    box-sizing: border-box;
    color: var(--dp-ink);
    font: 14px/1.35 var(--dp-sans);
  }

  :host([dark]) {
    --dp-paper: var(--paper, #1d1a17);
    --dp-sheet: var(--raised, #27231f);
    --dp-ink: var(--ink, #f0e6d3);
    --dp-faint: var(--ink-soft, #b9ab96);
    --dp-line: var(--line, #4b4338);
    --dp-gold: var(--lamp, #f0b64a);
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

  *,
  *::before {
    box-sizing: border-box;
  }

  .tint-purple { --ground: var(--purple-ground); --deep: var(--purple-deep); }
  .tint-blue { --ground: var(--blue-ground); --deep: var(--blue-deep); }
  .tint-red { --ground: var(--red-ground); --deep: var(--red-deep); }
  .tint-green { --ground: var(--green-ground); --deep: var(--green-deep); }
  .tint-white { --ground: var(--white-ground); --deep: var(--white-deep); }
  .tint-brown { --ground: var(--brown-ground); --deep: var(--brown-deep); }
  .tint-other-0 { --ground: var(--stone); --deep: var(--dp-ink); }
  .tint-other-1 { --ground: var(--blue-ground); --deep: var(--dp-ink); }
  .tint-other-2 { --ground: var(--brown-ground); --deep: var(--dp-ink); }

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
    vertical-align: -0.22em;
    fill: currentColor;
    flex: none;
  }

  .glyph[class*="tint-"] { color: var(--deep); }
  .glyph .cut { fill: var(--dp-sheet); }
  .sign { fill: currentColor; stroke: none; }
  .sign.ring { fill: none; stroke: currentColor; }
  .glyph.side.red { color: var(--red); }
  .glyph.side.neutral { color: var(--neutral); }
  :host([dark]) .glyph.side.red { color: #f08a6c; }
  :host([dark]) .glyph.side.neutral { color: #6fcdb3; }

  .thing { outline: none; }
  .legal, .asked { cursor: pointer; }
  :host([asking]) .asked { cursor: help; }

  .tip,
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    border: 1px solid var(--stone-edge);
    border-radius: 6px;
    background: var(--dp-sheet);
    color: var(--dp-ink);
    box-shadow: 0 3px 14px rgb(0 0 0 / 28%);
  }

  .tip {
    max-width: min(300px, calc(100vw - 16px));
    padding: 7px 10px;
    font-size: 13px;
    pointer-events: none;
  }

  .tip > strong, .tip > span, .tip > b { display: block; }
  .tip > b { margin-top: 4px; color: var(--dp-gold); }
  .tip > span { margin-top: 2px; }
  .tip.large { max-width: min(520px, calc(100vw - 16px)); width: min-content; min-width: 300px; font-size: 15px; }
  .lens { display: flex; justify-content: center; margin-bottom: 6px; }
  .lens > svg { flex: none; border-radius: 6px; }
  .lens > .face { flex: none; width: 150px; zoom: 1.8; }

  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .tip em { display: block; margin-top: 4px; color: var(--dp-faint); font-style: normal; font-size: 12px; }

  .menu {
    max-width: min(340px, calc(100vw - 16px));
    max-height: min(60vh, 420px);
    overflow-y: auto;
    padding: 4px;
  }

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

  .menu button:hover, .menu button:focus-visible { background: var(--stone); outline: 2px solid var(--dp-gold); outline-offset: -2px; }

  @keyframes breathe {
    50% { opacity: 0.5; }
  }

  /* Only the edge: what is written there stays readable. */
  @keyframes pulse {
    50% { outline-color: transparent; }
  }

  @media (prefers-reduced-motion: reduce) {
    * { animation: none !important; transition: none !important; }
  }

  :host([still]) * { animation: none !important; transition: none !important; }
`;
