/** The board: city, calendar, track and what lies beside it, from a phone to a wide screen. */

import { css } from "lit";
import { cityStyle } from "./city.css.js";

/** Two rows of days, the months in small: for a phone, and for a narrow column. */
const closeCalendar = css`
  .days { grid-template-columns: repeat(16, minmax(0, 1fr)); }
  .day.half { grid-column: 1; }
  /* Each as wide as its name; what is left is shared out, so that no name touches its box. */
  .months { gap: 2px; grid-auto-columns: auto; }
  .month { flex-direction: column; padding: 2px 4px; font-size: 10.5px; gap: 0; }
  .month .month-name { letter-spacing: -0.05em; }
  .month.now { font-weight: 600; }
  .date-line { gap: 2px 8px; }
  .ghost-line { flex-basis: 126px; min-width: 126px; }
  .month .ends { position: absolute; top: 1px; right: 1px; line-height: 0; }
  .month .ends .glyph { width: 9px; height: 9px; }
  .month .enters { position: absolute; bottom: 2px; right: 1px; line-height: 0; }
  .month .enters .glyph { width: 11px; height: 11px; }
  .month:has(.enters) .worth { margin-inline-end: 10px; }
  .month:has(.ends) { padding-inline-end: 11px; }
`;

/** A track in a narrow column. */
const closeTrack = css`
  .spaces { gap: 0; }
  .space i { font-size: 9px; letter-spacing: -0.06em; }
  .space.victory { flex-grow: 2.4; }
  .support-line { gap: 0 6px; flex-wrap: nowrap; }
`;

/** What lies beside the city scrolls by itself; the zoom buttons of the window never cover its end. */
const scrolls = css`
  :host([windowed]) .table { height: 100%; }
  :host([windowed]) .map { min-height: 0; display: grid; align-items: center; }
  :host([windowed]) .city { height: 100%; max-height: 100%; }
  :host([windowed]) .beside {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    touch-action: pan-y pinch-zoom;
    scrollbar-width: thin;
    padding-bottom: 10px;
  }
  /* There is more below: what is cut by the edge fades. At the end this is the room the zoom buttons need. */
  :host([windowed]) .beside::after {
    content: "";
    position: sticky;
    bottom: -10px;
    height: 26px;
    background: linear-gradient(transparent, var(--paper));
    pointer-events: none;
  }
`;

const layout = css`
  :host { container-type: inline-size; background: var(--paper); }
  /* In the table's window the board has its size, and scrolls what does not fit. */
  :host([windowed]) { container-type: size; overflow: hidden; }
  :host([windowed]) .scroll { height: 100%; overflow-y: auto; overscroll-behavior: contain; touch-action: pan-y pinch-zoom; scrollbar-width: thin; }

  .table {
    display: grid;
    gap: 8px;
    padding: 8px;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: "map" "calendar" "support" "beside";
  }

  .calendar { grid-area: calendar; }
  .support { grid-area: support; }
  .map { grid-area: map; min-width: 0; }
  .beside { grid-area: beside; display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); align-content: start; }

  @container (max-width: 619px) {
    ${closeCalendar}
    ${closeTrack}
    :host([windowed]) .table { padding-bottom: 48px; }
    :host([windowed]) .city { max-height: max(200px, 100cqh - 16px); }
  }

  @container (min-width: 620px) {
    .table { grid-template-areas: "calendar" "map" "support" "beside"; }
    .beside { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
    .will, .forecast, .legend { grid-column: 1 / -1; }
  }

  /* Wide: the year over the city, everything else beside it. */
  @container (min-width: 860px) {
    .table {
      grid-template-columns: minmax(0, 1fr) 280px;
      grid-template-rows: auto minmax(0, 1fr);
      grid-template-areas: "calendar support" "map beside";
    }
    .beside { grid-template-columns: minmax(0, 1fr); }
    .support { display: grid; align-content: center; }
    ${scrolls}
    ${closeTrack}
  }

  /* Wide and low: the city takes the whole height. */
  @container (min-width: 860px) and (max-height: 660px) {
    .table {
      grid-template-columns: minmax(0, 1fr) 312px;
      grid-template-rows: auto auto minmax(0, 1fr);
      grid-template-areas: "map calendar" "map support" "map beside";
    }
    ${closeCalendar}
  }

  /* Neither wide nor high. */
  @container (min-width: 620px) and (max-width: 859px) and (max-height: 560px) {
    .table {
      grid-template-columns: minmax(0, 1fr) 236px;
      grid-template-rows: auto auto minmax(0, 1fr);
      grid-template-areas: "calendar calendar" "map support" "map beside";
    }
    .beside { grid-template-columns: minmax(0, 1fr); }
    ${scrolls}
    ${closeTrack}
    .calendar { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 8px; padding: 4px 6px; }
    .months { order: 2; margin: 0; }
    .days { order: 3; grid-column: 1 / -1; }
    .date-line { order: 1; margin: 0; }
    .date-line .deck:not(.legal), .date-line .rules, .date-line .turns { display: none; }
    .today { font-size: 13px; }
    .month { font-size: 10.5px; letter-spacing: -0.04em; gap: 2px; }
    .month .enters, .month .worth .glyph { display: none; }
    .support-line .end span { display: none; }
    .date-line { position: relative; min-width: 176px; }
    .ghost-line { position: absolute; inset: 0; padding: 2px 0; }
    .ghost-line.shown { background: var(--raised); }
  }

  @container (min-width: 1180px) {
    .table { grid-template-columns: minmax(0, 1fr) 330px; }
  }

  .calendar, .support, .panel { border: 1px solid var(--line); border-radius: 7px; background: var(--raised); padding: 6px 9px; }

  .rules { display: inline-flex; gap: 2px; }
  h3 .rules { margin-inline-start: auto; }
  .rule {
    min-width: 24px;
    min-height: 24px;
    padding: 0 4px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--ink-soft);
    font: 11px/1 var(--sans);
    cursor: pointer;
  }
  .rule:hover, .rule:focus-visible { color: var(--ink); background: var(--stone); outline: none; }
  .rule:focus-visible { outline: 2px solid var(--lamp); }
`;

const calendarStyle = css`
  .months { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 3px; margin-bottom: 5px; }

  .month {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0 3px;
    min-height: 26px;
    white-space: nowrap;
    padding: 2px 3px;
    border: 1px solid var(--line);
    border-radius: 4px;
    font-size: 12px;
    letter-spacing: -0.01em;
    color: var(--ink-soft);
  }
  .month.past { border-style: dashed; }
  .month.now { border: 2px solid var(--ink); background: var(--ink); color: var(--paper); font-weight: 700; }
  .month.ghost, .month.lit { outline: 2px dashed var(--lamp); outline-offset: 1px; }
  .month .worth { display: inline-flex; align-items: center; gap: 1px; font-weight: 600; }
  .month .glyph { width: 12px; height: 12px; }
  .month .enters .glyph { width: 14px; height: 14px; }
  .enters.trotsky { color: var(--neutral); }
  .enters.trotsky-red { color: var(--red); }
  .month.now .enters { color: inherit; }
  :host([dark]) .enters.trotsky { color: #6fcdb3; }
  :host([dark]) .enters.trotsky-red { color: #f08a6c; }
  :host([dark]) .month.now .enters { color: inherit; }
  .month .cut { fill: var(--raised); }

  .days { display: grid; grid-template-columns: repeat(31, minmax(0, 1fr)); gap: 2px; }

  .day {
    display: grid;
    grid-template-rows: 1fr 13px;
    justify-items: center;
    align-items: center;
    min-height: 33px;
    padding: 1px 0;
    border-radius: 3px;
    background: var(--stone);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  .day .mark { font-size: 10px; line-height: 1; color: var(--ink); white-space: nowrap; }
  .day .glyph { width: 12px; height: 12px; }
  .day.bonus { background: var(--glow); color: #2b1d00; font-weight: 700; }
  .day.bonus .mark { color: inherit; }
  .day.skipped { background: repeating-linear-gradient(45deg, var(--stone) 0 3px, transparent 3px 6px); color: var(--ink-soft); }
  .day.reached { box-shadow: inset 0 -3px 0 var(--stone-edge); }
  .day.now { background: var(--ink); color: var(--paper); font-weight: 700; }
  .day.now .mark { color: inherit; }
  .day.now.fresh { outline: 2px solid var(--ink); outline-offset: 1px; }
  .day.ghost { outline: 3px dashed var(--lamp); outline-offset: 0; animation: pulse 1.6s infinite; }

  .date-line { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; margin-top: 2px; min-height: 24px; }
  .today { font-weight: 700; }
  .turns { display: inline-flex; gap: 2px; }
  .turns .glyph { width: 11px; height: 11px; }
  /* Always there, so that nothing moves when a card is pointed at. */
  .ghost-line { flex: 1 1 110px; min-width: 110px; color: var(--lamp); font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
`;

const supportStyle = css`
  .support-line { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 10px; margin-bottom: 4px; }
  .support-line .end { display: inline-flex; align-items: center; gap: 4px; font-size: 12px; }
  .support-line .end.red { order: 9; }
  .support-line strong { margin-inline: auto; }

  .track { position: relative; }
  .spaces { display: flex; gap: 1px; }
  /* The button over the spaces: their numbers are no part of its name. */
  .whole { position: absolute; inset: 0; z-index: 3; border-radius: 4px; }
  .whole.legal { outline: 3px solid var(--lamp); outline-offset: 2px; }
  .whole.asked { outline: 2px dotted var(--lamp); outline-offset: 2px; }
  .whole.fresh { outline: 2px dashed var(--ink); outline-offset: 2px; }
  .whole:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }

  .space {
    flex: 1 1 0;
    min-width: 0;
    height: 24px;
    display: grid;
    place-items: center;
    background: var(--stone);
    font-size: 10px;
    position: relative;
  }
  .space i { position: relative; z-index: 1; font-style: normal; color: var(--ink); }
  .space.red { background: color-mix(in srgb, var(--red) 24%, var(--raised)); }
  .space.white { background: var(--white-ground); box-shadow: inset 0 0 0 1px var(--line); }
  .space.middle { background: var(--stone-edge); }
  .space.victory { flex-grow: 1.6; box-shadow: inset 0 0 0 2px var(--ink); font-weight: 700; }
  .space.ghost::before { content: ""; position: absolute; inset: 2px -3px; border: 2px dashed var(--lamp); border-radius: 50%; z-index: 1; }
  .space.marker { z-index: 2; }
  .space b {
    position: absolute;
    width: 22px;
    height: 28px;
    top: -2px;
    left: 50%;
    transform: translateX(-50%);
    display: grid;
    place-items: center;
    border-radius: 5px;
    background: var(--ink);
    border: 2px solid var(--raised);
    box-shadow: 0 0 0 1px var(--ink);
    color: var(--paper);
  }
  .space b .glyph.side { color: var(--paper); width: 14px; height: 14px; }
`;

const panelStyle = css`
  h3 { display: flex; align-items: center; font: 700 12px/1.3 var(--serif); letter-spacing: 0.06em; text-transform: uppercase; margin-bottom: 4px; min-height: 24px; }
  h4 { font-size: 12px; font-weight: 600; color: var(--ink-soft); }
  .note { font-size: 13px; }

  .will { position: relative; display: flex; align-items: center; gap: 10px; padding: 5px 10px; border-radius: 7px; border: 2px solid var(--line); }
  .will > .glyph { width: 22px; height: 22px; }
  .will.red { background: var(--red); color: var(--on-red); }
  .will.white { background: var(--white); color: var(--on-white); border-color: var(--ink); }
  .will .holder { display: flex; flex: 1; flex-wrap: wrap; gap: 0 10px; align-items: baseline; justify-content: space-between; }
  .will b { display: inline-flex; gap: 5px; align-items: center; }
  .will .glyph.side, :host([dark]) .will .glyph.side { color: inherit; }
  .will small { font: 700 12px/1.3 var(--serif); letter-spacing: 0.06em; text-transform: uppercase; }

  .steps { display: grid; gap: 1px; }
  .step { position: relative; display: grid; grid-template-columns: 22px minmax(0, 1fr) auto; gap: 0 7px; align-items: center; padding: 2px 4px; border-radius: 5px; font-size: 13px; line-height: 1.3; }
  .step .marker { grid-row: 1 / 3; width: 22px; height: 22px; border-radius: 50%; background: var(--ink); color: var(--paper); display: grid; place-items: center; font-size: 12px; }
  .step .what { grid-column: 2 / 4; display: flex; gap: 5px; align-items: center; min-width: 0; }
  .step .where { grid-column: 2; display: flex; gap: 4px; align-items: center; }
  .step .wins { grid-column: 3; display: flex; gap: 4px; align-items: center; font-weight: 700; }
  .sum { margin-top: 5px; padding-top: 5px; border-top: 1px solid var(--line); font-weight: 700; }

  .step.legal, .deck.legal, .will.legal, .stock.legal { outline: 3px solid var(--lamp); outline-offset: 1px; }
  .step.asked, .deck.asked, .will.asked, .stock.asked { outline: 2px dotted var(--lamp); }
  .step.lit, .small-card.lit, .stock.lit, .step.hinted, .will.hinted, .deck.hinted, .stock.hinted { outline: 3px dashed var(--lamp); outline-offset: 1px; }
  .step:focus-visible, .deck:focus-visible, .will:focus-visible, .stock:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
  .will.fresh, .step.fresh { box-shadow: 0 0 0 2px var(--raised), 0 0 0 4px var(--ink); }

  .line { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 4px 6px; align-items: center; margin-top: 5px; }
  .cards, .supply { display: flex; flex-wrap: wrap; gap: 4px; }

  .small-card {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: center;
    width: 36px;
    height: 50px;
    padding: 2px 1px 1px;
    border: 1px solid var(--deep, var(--stone-edge));
    border-radius: 4px;
    background: var(--ground, var(--stone));
    font-size: 11px;
    line-height: 1.1;
  }
  .small-card b { font-size: 14px; justify-self: start; padding-inline-start: 3px; }
  .small-card .glyph { width: 17px; height: 17px; align-self: center; }
  .small-card .glyph .cut { fill: var(--ground, var(--stone)); }
  .small-card i { font-style: normal; display: inline-flex; gap: 1px; align-items: center; font-size: 10.5px; }
  .small-card i .glyph { width: 9px; height: 9px; }
  .small-card.leader.red { background: var(--red); color: var(--on-red); }
  .small-card.leader.red .cut { fill: var(--red); }
  .small-card.leader.white { background: var(--white); color: var(--on-white); }
  .small-card.leader.white .cut { fill: var(--white); }
  .small-card.back { background: repeating-linear-gradient(45deg, var(--stone-edge) 0 2px, var(--ink-soft) 2px 5px); color: #fff; }
  :host([dark]) .small-card.back { background: repeating-linear-gradient(45deg, #3a332b 0 2px, #4a4238 2px 5px); }
  .small-card.back b { background: var(--ink); color: var(--paper); border-radius: 3px; padding: 0 4px; justify-self: center; margin-top: 2px; }
  .small-card.back .glyph { display: none; }
  .small-card.fresh { box-shadow: 0 0 0 2px var(--raised), 0 0 0 4px var(--ink); }
  .small-card.goal { box-shadow: 0 0 0 3px var(--lamp); }
  .days-sum { display: flex; flex-wrap: wrap; gap: 2px 10px; margin-top: 4px; }

  .supply li { position: relative; }
  .supply svg { display: block; height: 44px; width: auto; }
  .stock { position: absolute; inset: 0; border-radius: 6px; }
  .units { display: inline-flex; flex: none; }
  .units svg { height: 38px; width: auto; }
  .menu .units ~ span { min-width: 0; }

  .deck { position: relative; display: inline-flex; align-items: center; gap: 8px; margin-inline-start: auto; padding: 1px 4px; border-radius: 5px; font-size: 12px; }
  .pile { width: 14px; height: 19px; border-radius: 3px; border: 1px solid var(--stone-edge); background: repeating-linear-gradient(45deg, var(--stone-edge) 0 2px, var(--ink-soft) 2px 5px); box-shadow: 2px 2px 0 var(--stone), 3px 3px 0 var(--stone-edge); }
  details { font-size: 13px; }
  summary { cursor: pointer; min-height: 24px; }
  .legend { justify-content: center; display: flex; flex-wrap: wrap; gap: 2px 12px; font-size: 12px; color: var(--ink-soft); }
`;

/** The layout comes last: it overrides what the parts look like where there is room. */
export const dualPowersStyle = [calendarStyle, supportStyle, panelStyle, cityStyle, layout];
