/** Puts a tip or a menu beside a thing, inside the window. */

const GAP = 8;

/** What a tip or a menu belongs to: a thing, or the place in it that was clicked. */
export interface Place {
  readonly thing: Element;
  readonly at?: DOMRect;
}

/** `bubble` is a popover: shown in the top layer, at coordinates of the window. */
export function placeBeside(bubble: HTMLElement, place: Place): void {
  if (!bubble.matches(":popover-open")) bubble.showPopover();
  const at = place.at ?? place.thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { innerWidth, innerHeight } = window;
  const middle = at.left + at.width / 2 - width / 2;
  // Above if there is room, else below; beside what is as high as the window (a district on a phone).
  const above = at.top - height - GAP;
  const below = at.bottom + GAP;
  let top = above;
  if (above < GAP) top = below + height > innerHeight - GAP ? Math.max(GAP, at.top + GAP) : below;
  bubble.style.top = `${Math.round(top)}px`;
  bubble.style.left = `${Math.round(Math.max(GAP, Math.min(middle, innerWidth - width - GAP)))}px`;
}
