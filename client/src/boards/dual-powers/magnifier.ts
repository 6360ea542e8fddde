/** The magnifier: a thing of the board once more, larger. What is shown is a copy nobody can point at. */

/** How much larger at least, and the room it may take, in parts of the window. */
const LARGER = 2.2;
const MOST = 0.45;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As large as asked for, but inside the window. */
function fitted(size: Size, by: number): number {
  return Math.max(1, Math.min(by, (window.innerWidth * MOST) / size.width, (window.innerHeight * MOST) / size.height));
}

/** Put the picture of a thing into the lens. */
export function fillMagnifier(lens: Element, thing: Element): void {
  const map = thing.closest("svg.city");
  // A button without content lies over what it stands for.
  const shown = thing.childElementCount || thing.textContent ? thing : (thing.previousElementSibling ?? thing);
  const picture = map instanceof SVGSVGElement ? cutOut(map, thing) : enlarged(shown);
  lens.replaceChildren(picture);
}

/** A piece of the city around the thing: what is a place belongs to its neighbourhood. */
function cutOut(map: SVGSVGElement, thing: Element): SVGElement {
  const at = thing.getBoundingClientRect();
  const copy = quiet(map.cloneNode(true) as SVGSVGElement);
  const matrix = map.getScreenCTM();
  if (!matrix?.a) return copy;
  const [x, y] = [(at.left - matrix.e) / matrix.a, (at.top - matrix.f) / matrix.d];
  const margin = 10;
  const [width, height] = [at.width / matrix.a + 2 * margin, at.height / matrix.d + 2 * margin];
  copy.setAttribute("viewBox", `${x - margin} ${y - margin} ${width} ${height}`);
  // A counter may become much larger, a district only as large as the window allows.
  const by = fitted(at, at.width < 120 ? 3.2 : LARGER) * matrix.a;
  copy.style.width = `${width * by}px`;
  copy.style.height = `${height * by}px`;
  return copy;
}

function enlarged(thing: Element): Element {
  const { width, height } = thing.getBoundingClientRect();
  const shown = thing instanceof HTMLElement && thing.offsetWidth ? { width: thing.offsetWidth, height: thing.offsetHeight } : { width, height };
  const copy = quiet(thing.cloneNode(true) as HTMLElement);
  copy.style.width = `${shown.width}px`;
  copy.style.height = `${shown.height}px`;
  copy.style.setProperty("zoom", String(fitted(shown, shown.width < 120 ? 3 : LARGER)));
  return copy;
}

/** A copy that can be neither reached nor found. */
function quiet<Thing extends Element>(copy: Thing): Thing {
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-thing", "data-piece", "data-inside", "tabindex", "role", "aria-label"]) one.removeAttribute(name);
    one.classList.remove("legal", "asked", "hinted");
  }
  return copy;
}
