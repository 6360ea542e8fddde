/** Where the focus is: whoever uses keys must not be sent back to the beginning of the page. */

/** What really has the focus, inside all shadow roots; null: nothing. */
export function focusedElement(): HTMLElement | SVGElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body ? null : (active as HTMLElement | SVGElement | null);
}

/** Once the page is drawn: if what had the focus is gone, or can no longer have it, call `recover`. */
export function ifFocusLost(recover: () => void): void {
  requestAnimationFrame(() => {
    const active = focusedElement();
    if (active === null || !focusable(active)) recover();
  });
}

/** A browser leaves the focus for a while on what cannot have it any longer. */
function focusable(one: HTMLElement | SVGElement): boolean {
  return !one.matches(":disabled") && (one.tabIndex >= 0 || one.hasAttribute("tabindex"));
}
