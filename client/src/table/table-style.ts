/** How the table is laid out: three columns on a desk, a board with a sheet below it on a phone. */

import { css } from "lit";

export const layout = css`
  :host {
    display: block;
  }
  .page {
    display: grid;
    height: 100dvh;
    padding: 0 8px 8px;
    gap: 8px;
    grid-template-columns: minmax(0, 1fr) clamp(300px, 26vw, 400px);
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    grid-template-areas: "header header" "top top" "board side" "hand side";
  }
  .page.open {
    grid-template-columns: clamp(300px, 24vw, 360px) minmax(0, 1fr) clamp(300px, 26vw, 400px);
    grid-template-areas: "header header header" "top top top" "drawer board side" "drawer hand side";
  }
  header {
    grid-area: header;
    display: flex;
    gap: 4px 12px;
    align-items: center;
    min-height: 48px;
    padding-top: 4px;
  }
  .home {
    width: 40px;
    padding: 0;
    background: transparent;
    border-color: transparent;
  }
  .game {
    font: 600 1.125rem var(--serif);
    white-space: nowrap;
  }
  header sand-seats {
    flex: 1;
  }
  header nav {
    display: flex;
    gap: 2px;
  }
  header nav button {
    position: relative;
  }
  .badge {
    position: absolute;
    top: 0;
    right: 0;
    min-width: 18px;
    height: 18px;
    padding: 0 4px;
    border-radius: 9px;
    background: var(--warn);
    color: var(--paper);
    font: 700 0.75rem/18px var(--sans);
    text-align: center;
  }
  .top {
    grid-area: top;
    display: grid;
    gap: 4px;
  }
  .board {
    grid-area: board;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr) auto;
    min-height: 0;
    min-width: 0;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    overflow: hidden;
  }
  .board sand-replay-bar {
    border-top: 1px solid var(--line);
  }
  sand-board-host.hand {
    grid-area: hand;
    min-width: 0;
  }
  sand-board-host.hand[empty] {
    display: none;
  }
  section.card {
    min-height: 0;
    min-width: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  section h2 {
    font-size: 1rem;
    padding: 8px 16px 4px;
  }
  .side {
    grid-area: side;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
  }
  .tutor {
    flex: 0 1 auto;
    min-height: 45%;
    border-color: var(--lamp);
  }
  .tutor.folded {
    flex: none;
    min-height: 0;
  }
  /* The page to read comes first; of the choices at least one row is seen. */
  .tutor:not(.folded) + .choices {
    max-height: none;
    flex: 0 99 auto;
    min-height: clamp(132px, 20vh, 176px);
  }
  .looked {
    outline: 3px solid var(--lamp);
    outline-offset: -3px;
  }
  /* The board lies in a layer of its own, over the outline: this lies over the board. */
  .board.looked {
    position: relative;
    outline: none;
  }
  .board.looked::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 3px solid var(--lamp);
    border-radius: inherit;
    pointer-events: none;
  }
  .choices {
    flex: 0 1 auto;
    max-height: 64%;
  }
  .choices .scroll {
    overflow: auto;
    padding: 4px 12px 12px;
    flex: 1;
    overscroll-behavior: contain;
  }
  .choices sand-order-input {
    padding: 8px 12px;
    border-top: 1px solid var(--line);
  }
  .log {
    flex: 1 1 120px;
  }
  .log h2 {
    border-bottom: 1px solid var(--line);
  }
  .log sand-log {
    flex: 1;
  }
  .chat,
  .tabs,
  .fold {
    display: none !important;
  }
  @media (min-width: 701px) {
    .no-log .log,
    .no-hand sand-board-host.hand {
      display: none;
    }
    .no-log .choices {
      max-height: 100%;
    }
  }
  /* A lesson says itself what happened; whoever asks for the log folds the lesson. */
  @media (min-width: 701px) and (max-height: 1100px) {
    .tutor:not(.folded) ~ .log {
      display: none;
    }
  }
  .drawer {
    grid-area: drawer;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-height: 0;
    overflow: hidden;
  }
  .drawer .head {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 4px 4px 4px 16px;
    border-bottom: 1px solid var(--line);
  }
  .drawer h2 {
    font-size: 1.125rem;
  }
  .drawer .inside {
    overflow: auto;
    padding: 16px;
    overscroll-behavior: contain;
  }
  .skips button {
    position: absolute;
    left: 8px;
    top: -100px;
    z-index: 20;
  }
  .skips button:focus {
    top: 8px;
  }
  .wait {
    padding: 64px 24px;
    text-align: center;
    color: var(--ink-soft);
  }
  .failed {
    max-width: 560px;
    margin: 10vh auto;
    padding: 32px;
    display: grid;
    gap: 16px;
  }

  @media (max-width: 1199px) {
    .page.open {
      grid-template-columns: minmax(0, 1fr) clamp(300px, 26vw, 400px);
      grid-template-areas: "header header" "top top" "board side" "hand side";
    }
    .page.open .drawer {
      grid-area: board;
      grid-row-end: hand-end;
      z-index: 4;
      width: min(400px, 100%);
      box-shadow: var(--shadow-high);
    }
    .game {
      display: none;
    }
  }

  @media (max-width: 700px) {
    .page,
    .page.open {
      padding: 0;
      gap: 0;
      grid-template-columns: minmax(0, 1fr);
      /* The board keeps its height, whatever is said above it: a notice takes from the sheet, which scrolls. */
      grid-template-rows: auto auto minmax(0, 38dvh) auto minmax(0, 1fr);
      grid-template-areas: "header" "top" "board" "tabs" "sheet";
    }
    /* A strip above the board takes its room from the sheet. */
    .page.strip {
      grid-template-rows: auto auto minmax(0, 50dvh) auto minmax(0, 1fr);
    }
    .page.tall {
      grid-template-rows: auto auto minmax(0, 17dvh) auto minmax(0, 1fr);
    }
    header {
      padding: 2px 4px;
      gap: 2px 4px;
      min-height: 44px;
      position: relative;
    }
    .fold {
      display: inline-flex !important;
      position: relative;
    }
    header nav {
      display: none;
    }
    header nav.unfolded {
      display: flex;
      position: absolute;
      right: 4px;
      top: 100%;
      z-index: 6;
      padding: 4px;
      background: var(--raised);
      border: 1px solid var(--line-strong);
      border-radius: var(--radius);
      box-shadow: var(--shadow-high);
    }
    .side {
      display: contents;
    }
    .board {
      border-radius: 0;
      border-width: 1px 0;
      box-shadow: none;
    }
    .tabs {
      grid-area: tabs;
      display: flex !important;
      border-bottom: 1px solid var(--line);
      background: var(--paper);
      padding: 2px 4px;
      gap: 2px;
    }
    .tabs [role="tablist"] {
      display: flex;
      flex: 1;
      gap: 2px;
      min-width: 0;
      overflow-x: auto;
    }
    .tabs button {
      flex: 1 0 auto;
      border-radius: var(--radius-small);
      font-size: 0.875rem;
      padding: 4px 8px;
      position: relative;
      gap: 4px;
    }
    .tabs button:focus-visible {
      outline-offset: -3px;
    }
    /* Four words fit beside each other, four words with their signs do not. */
    .tabs .many svg.icon {
      display: none;
    }
    .tabs .grip {
      flex: none;
    }
    section.card,
    sand-board-host.hand {
      grid-area: sheet;
      border: 0;
      border-radius: 0;
      box-shadow: none;
      display: none;
      max-height: none;
      background: var(--paper);
    }
    section.card h2 {
      display: none;
    }
    .page[data-tab="lesson"] .tutor,
    .page[data-tab="choices"] .choices,
    .page[data-tab="log"] .log {
      display: flex;
    }
    .page[data-tab="chat"] .chat {
      display: block !important;
      padding: 8px;
    }
    .page[data-tab="hand"] sand-board-host.hand {
      display: block;
    }
    .choices .scroll {
      padding: 8px;
    }
    .page.open .drawer {
      position: fixed;
      inset: 0;
      width: auto;
      border-radius: 0;
      z-index: 10;
    }
  }

  @media print {
    .page {
      display: block;
      height: auto;
    }
    .board {
      height: 60vh;
    }
    .choices,
    header nav,
    .skips {
      display: none;
    }
  }
`;
