/** Puts tips, menus and windows where they hide little: all are popovers, at coordinates of the window. */

const GAP = 8;

function show(bubble: HTMLElement): void {
  if (!bubble.matches(":popover-open")) bubble.showPopover();
}

/** Nowhere outside the window. */
function put(bubble: HTMLElement, left: number, top: number): void {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  bubble.style.left = `${Math.round(Math.max(GAP, Math.min(left, window.innerWidth - width - GAP)))}px`;
  bubble.style.top = `${Math.round(Math.max(GAP, Math.min(top, window.innerHeight - height - GAP)))}px`;
}

/** Above a thing, or below it where there is no room above, or where `below` asks for it. */
export function placeBeside(bubble: HTMLElement, at: DOMRect, below = false): void {
  show(bubble);
  const { offsetWidth: width, offsetHeight: height } = bubble;
  let top = at.top - height - GAP;
  if (top < GAP || below) top = at.bottom + GAP;
  // A thing as high as the window leaves room only inside it.
  if (top + height > window.innerHeight - GAP && at.height > height) top = at.top + GAP;
  put(bubble, at.left + at.width / 2 - width / 2, top);
}

/** In a corner of the board, away from what it is about. */
export function placeInCorner(bubble: HTMLElement, room: DOMRect, about: DOMRect | null): void {
  show(bubble);
  // What stands above the board stays in sight, and what is below it gives way; a phone has its own rule for that.
  bubble.style.maxHeight = window.innerWidth > 700 ? `${Math.max(240, Math.round(window.innerHeight - room.top - 2 * GAP))}px` : "";
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = about ? about.left + about.width / 2 : room.left + room.width;
  const left = middle < room.left + room.width / 2 ? room.right - width - GAP : room.left + GAP;
  put(bubble, left, Math.max(room.top + GAP, room.bottom - height - GAP));
}
