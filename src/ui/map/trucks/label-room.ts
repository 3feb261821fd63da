/** Pixels of a side of the squares that are free or taken. */
const SQUARE = 4;

/** A box on the screen; y grows downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which parts of the drawing are taken: a label is left out rather than written over another one. */
export class LabelRoom {
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor(width: number, height: number) {
    this.#columns = Math.max(1, Math.ceil(width / SQUARE));
    this.#rows = Math.max(1, Math.ceil(height / SQUARE));
    this.#taken = new Uint8Array(this.#columns * this.#rows);
  }

  take(box: Box): void {
    this.#walk(box, (at) => {
      this.#taken[at] = 1;
      return true;
    });
  }

  isFree(box: Box): boolean {
    return this.#walk(box, (at) => this.#taken[at] === 0);
  }

  /** Whether every square of the box answered with true; what is outside of the drawing has no squares. */
  #walk({ left, top, width, height }: Box, visit: (at: number) => boolean): boolean {
    const [first, last] = [
      Math.max(0, Math.floor(left / SQUARE)),
      Math.min(this.#columns, Math.ceil((left + width) / SQUARE)),
    ];
    const [from, to] = [
      Math.max(0, Math.floor(top / SQUARE)),
      Math.min(this.#rows, Math.ceil((top + height) / SQUARE)),
    ];
    for (let row = from; row < to; row += 1) {
      for (let column = first; column < last; column += 1) {
        if (!visit(row * this.#columns + column)) return false;
      }
    }
    return true;
  }
}
