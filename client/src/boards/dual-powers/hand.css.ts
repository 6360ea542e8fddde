/** The cards of the hand, and the face of a card, which the magnifier shows on the board as well. */

import { css } from "lit";

export const faceStyle = css`
  .face {
    --head: 44px;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 3px;
    min-width: 0;
    min-height: 158px;
    padding: 6px 7px 7px;
    border: 2px solid var(--deep);
    border-radius: 8px;
    background: linear-gradient(var(--ground) 0 var(--head), var(--raised) var(--head));
    font-size: 13px;
    line-height: 1.25;
    box-shadow: 0 1px 3px rgb(0 0 0 / 25%);
  }
  .face .top { display: flex; align-items: baseline; gap: 4px; height: 36px; }
  .face .days-number { font: 800 27px/36px var(--serif); }
  .face .top .glyph { margin-inline-start: auto; width: 26px; height: 26px; align-self: center; }
  .face .top .glyph .cut { fill: var(--ground); }
  .face .where { font: 700 16px/1.2 var(--serif); color: var(--deep); margin-top: 3px; }
  .face .use { display: flex; gap: 5px; align-items: center; font-size: 12.5px; }
  .face .use .glyph { width: 14px; height: 14px; }
  .face .goal { color: var(--lamp); font-weight: 600; font-size: 12px; letter-spacing: -0.02em; white-space: nowrap; }
  .face .date { display: flex; flex-direction: column; gap: 1px; margin-top: auto; padding-top: 4px; border-top: 1px solid var(--line); font-weight: 600; }
  .face .date .glyph { width: 12px; height: 12px; margin-inline-end: 3px; }
  .face .short { display: none; }
  .face .date .bonus, .face .date .takes { color: var(--lamp); }

  .face.leader { --deep: var(--ink); }
  .face.leader.red { --ground: var(--red); border-color: var(--red); }
  .face.leader.red .top, .face.leader.red .top .glyph { color: var(--on-red); }
  .face.leader.white { --ground: var(--white); border-color: var(--ink); }
  .face.leader.white .top, .face.leader.white .top .glyph { color: var(--on-white); }
  .face.leader .top .bust { width: 34px; height: 34px; margin-inline-end: 2px; }
  .face.leader .top .side { width: 15px; height: 15px; margin-inline-start: 0; }
`;

export const handStyle = css`
  section { position: relative; --under: var(--table, var(--paper)); }
  .more {
    position: absolute;
    top: 0;
    bottom: 0;
    z-index: 1;
    width: 34px;
    padding: 0;
    border: 0;
    color: var(--ink);
    font: 700 24px/30px var(--sans);
    cursor: pointer;
  }
  .more span { display: block; height: 34px; border: 1px solid var(--line); border-radius: 17px; background: var(--raised); box-shadow: 0 1px 4px rgb(0 0 0 / 30%); }
  .more:hover span { border-color: var(--ink); }
  .more.before { left: 0; background: linear-gradient(to left, transparent, var(--under) 55%); }
  .more.after { right: 0; background: linear-gradient(to right, transparent, var(--under) 55%); }
  .hand { display: flex; gap: 9px; padding: 8px 6px 10px; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding-inline: 6px; scrollbar-width: thin; }
  .hand:focus-visible { outline: 2px solid var(--ink); outline-offset: -2px; }
  .hand li { container-type: inline-size; flex: 1 0 118px; max-width: 168px; scroll-snap-align: start; display: flex; }
  .none { padding: 8px; color: var(--ink-soft); }

  .card { position: relative; display: flex; flex: 1; min-width: 0; border-radius: 8px; }
  .card.legal { outline: 3px solid var(--lamp); outline-offset: 1px; }
  .card.asked { outline: 2px dotted var(--lamp); outline-offset: 1px; }
  .card.lit, .card.hinted { outline: 4px dashed var(--lamp); outline-offset: 1px; }
  .card:focus-visible { outline: 4px solid var(--ink); outline-offset: 1px; }
  /* A card that is narrow says with one word what would take two lines, and make the whole hand higher. */
  @container (max-width: 148px) {
    .face .long { display: none; }
    .face .short { display: inline; }
  }
  .card.legal .face { transition: transform 120ms; }
  .card.legal:hover .face, .card.legal:focus-visible .face { transform: translateY(-4px); }

  /* There it lies on a sheet. */
  @media (max-width: 700px) {
    section { --under: var(--paper); }
  }
  @media (max-width: 620px) {
    .hand li { flex-basis: 138px; }
  }

  /* A low window belongs to the city: the head of a card is one line with the days and the name. */
  @media (max-height: 800px) and (min-width: 701px) {
    .hand { gap: 6px; padding: 5px 6px 6px; }
    .hand li { flex-basis: 108px; }
    .hand .face {
      --head: 28px;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-content: start;
      gap: 1px 5px;
      min-height: 104px;
      padding: 1px 6px 4px;
    }
    .hand .face > * { grid-column: 1 / -1; }
    .hand .face .top { display: contents; }
    .hand .face .days-number { grid-area: 1 / 1; font-size: 20px; line-height: 28px; }
    .hand .face .where { grid-area: 1 / 2; align-self: center; margin: 0; font-size: 14px; letter-spacing: -0.01em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .hand .face .top .glyph { grid-area: 1 / 3; width: 19px; height: 19px; }
    .hand .face small, .hand .face .top .bust { display: none; }
    .hand .face .top .side { width: 13px; height: 13px; }
    .hand .face.leader.red :is(.where, .days-number), .hand .face.leader.red .top .side { color: var(--on-red); }
    .hand .face.leader.white :is(.where, .days-number), .hand .face.leader.white .top .side { color: var(--on-white); }
    .hand .face .use { gap: 4px; font-size: 11.5px; line-height: 1.2; letter-spacing: -0.03em; }
    .hand .face .use .glyph { width: 13px; height: 13px; }
    .hand .face .goal { letter-spacing: -0.035em; }
    .hand .face .date { flex-flow: row wrap; gap: 0 6px; padding-top: 2px; font-size: 12px; letter-spacing: -0.02em; white-space: nowrap; align-self: end; }
  }
`;
