/** A part of the texture that is drawn somewhere, in two colours. */
export interface Cell {
  /** In texels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Red, green, blue and alpha in one number, as the graphics card reads it. */
export type Ink = number;

export const CLEAR: Ink = 0;

export function inkOf(color: string, alpha = 1): Ink {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  // Little-endian, as every machine with a browser is.
  return ((Math.round(alpha * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Bytes of one sprite; the columns of `SPRITE_COLUMNS` follow each other. */
export const SPRITE_BYTES = 44;
const WORDS = SPRITE_BYTES / 4;
const LEAST_ROOM = 256;

export interface SpritePlace {
  /** On the flat map, from the origin of the batch. */
  readonly x: number;
  readonly y: number;
  /** Pixels from there to the middle of the sprite; y grows downwards. */
  readonly aside?: number;
  readonly down?: number;
  /** Radians clockwise. */
  readonly turn?: number;
}

/** The sprites of a picture in the order they are drawn, as bytes for the graphics card. */
export class SpriteBatch {
  #floats = new Float32Array(LEAST_ROOM * WORDS);
  #words = new Uint32Array(this.#floats.buffer);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#floats.buffer, 0, this.#count * SPRITE_BYTES);
  }

  clear(): void {
    this.#count = 0;
  }

  /** `scale` is texels for a pixel: a cell is drawn in the size it was made for. */
  add({ x, y, aside = 0, down = 0, turn = 0 }: SpritePlace, cell: Cell, scale: number, body: Ink, edge: Ink): void {
    if ((this.#count + 1) * WORDS > this.#floats.length) this.#grow();
    const [floats, words, at] = [this.#floats, this.#words, this.#count * WORDS];
    floats[at] = x;
    floats[at + 1] = y;
    floats[at + 2] = aside;
    floats[at + 3] = down;
    floats[at + 4] = cell.width / scale;
    floats[at + 5] = cell.height / scale;
    words[at + 6] = cell.left | (cell.top << 16);
    words[at + 7] = cell.width | (cell.height << 16);
    floats[at + 8] = turn;
    words[at + 9] = body;
    words[at + 10] = edge;
    this.#count += 1;
  }

  #grow(): void {
    const larger = new Float32Array(2 * this.#floats.length);
    larger.set(this.#floats);
    this.#floats = larger;
    this.#words = new Uint32Array(larger.buffer);
  }
}
