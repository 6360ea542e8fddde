/** Which unit is pointed at, and whose card is open: shared by the board and the roster beneath it. */

class Pointing extends EventTarget {
  /** Under the pointer or with the focus in the roster. */
  unit = "";
  /** Whose card lies open. */
  open = "";

  point(unit: string): void {
    if (unit === this.unit) return;
    this.unit = unit;
    this.dispatchEvent(new Event("change"));
  }

  show(unit: string): void {
    if (unit === this.open) return;
    this.open = unit;
    this.dispatchEvent(new Event("change"));
  }
}

export const pointing = new Pointing();
