/** What looks alike everywhere: buttons, fields, chips, headings, focus. Elements take what they use. */

import { css } from "lit";

export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    font-family: var(--sans);
    color: var(--ink);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.2;
    margin: 0;
    text-wrap: balance;
  }
  p {
    margin: 0;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: 0.875rem;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  svg.icon {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: -0.25em;
  }
  svg.sign {
    width: 0.9em;
    height: 0.9em;
    flex: none;
    vertical-align: -0.06em;
  }
  .side-0 {
    --side: var(--side-0);
    --side-fill: var(--side-fill-0);
  }
  .side-1 {
    --side: var(--side-1);
    --side-fill: var(--side-fill-1);
  }
  .side-2 {
    --side: var(--side-2);
    --side-fill: var(--side-fill-2);
  }
  .side-3 {
    --side: var(--side-3);
    --side-fill: var(--side-fill-3);
  }
  .side-4 {
    --side: var(--side-4);
    --side-fill: var(--side-fill-4);
  }
  .side-5 {
    --side: var(--side-5);
    --side-fill: var(--side-fill-5);
  }
`;

export const buttons = css`
  button,
  .button {
    font: inherit;
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    min-height: 36px;
    padding: 4px 12px;
    cursor: pointer;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    text-decoration: none;
    text-align: start;
    transition:
      background var(--quick),
      border-color var(--quick);
  }
  /* On a screen for fingers what was tapped last would look chosen. */
  @media (hover: hover) {
    button:hover:not(:disabled),
    .button:hover {
      background: var(--accent-soft);
      border-color: var(--accent);
    }
  }
  button:active:not(:disabled) {
    transform: translateY(1px);
  }
  button:disabled {
    color: var(--ink-soft);
    border-color: var(--line);
    background: transparent;
    cursor: default;
  }
  button.primary,
  .button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
  button.primary:disabled {
    background: var(--sunk);
    border-color: var(--line);
    color: var(--ink-soft);
  }
  button.primary:hover:not(:disabled),
  .button.primary:hover {
    background: color-mix(in srgb, var(--accent) 88%, var(--ink));
  }
  button.danger {
    color: var(--warn);
    border-color: var(--warn);
  }
  button.plain {
    border-color: transparent;
    background: transparent;
  }
  button.plain:hover:not(:disabled) {
    background: var(--accent-soft);
  }
  button.round {
    padding: 0;
    width: 36px;
    height: 36px;
  }
  button[aria-pressed="true"],
  button[aria-selected="true"],
  button[aria-expanded="true"].keeps {
    background: var(--accent-soft);
    border-color: var(--accent);
  }
  button.link {
    all: unset;
    cursor: pointer;
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  button.link:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    button:not(.link),
    .button {
      min-height: 44px;
    }
    button.round {
      width: 44px;
      height: 44px;
    }
  }
`;

export const fields = css`
  input,
  select,
  textarea {
    font: inherit;
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    min-height: 36px;
    padding: 4px 8px;
    max-width: 100%;
  }
  input[type="checkbox"],
  input[type="radio"] {
    min-height: 0;
    width: 18px;
    height: 18px;
    margin: 0;
    flex: none;
  }
  input[type="range"] {
    padding: 0;
  }
  ::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  label {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  label.above {
    display: grid;
    gap: 4px;
    grid-template-columns: minmax(0, 1fr);
  }
  select {
    text-overflow: ellipsis;
  }
  fieldset {
    border: 0;
    padding: 0;
    margin: 0;
    min-width: 0;
  }
  legend {
    font-weight: 600;
    padding: 0;
    margin-bottom: 4px;
  }
  kbd {
    font: 0.85em var(--mono);
    border: 1px solid var(--line-strong);
    border-bottom-width: 2px;
    border-radius: 4px;
    padding: 0 5px;
    background: var(--raised);
    color: var(--ink);
    white-space: nowrap;
  }
`;

export const cards = css`
  .card {
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .spread {
    justify-content: space-between;
  }
  .grow {
    flex: 1 1 auto;
    min-width: 0;
  }
  .stack {
    display: grid;
    gap: 16px;
    grid-template-columns: minmax(0, 1fr);
  }
  .tight {
    gap: 8px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    border-radius: 999px;
    padding: 2px 10px;
    background: var(--sunk);
    border: 1px solid var(--line);
    font-size: 0.875rem;
  }
`;
