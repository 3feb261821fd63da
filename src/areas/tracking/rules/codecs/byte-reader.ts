/** Reads numbers one after the other, the high byte first. Beyond the end everything is 0, and `isShort` says so. */
export class ByteReader {
  readonly #view: DataView;
  #at = 0;
  isShort = false;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get rest(): number {
    return this.#view.byteLength - this.#at;
  }

  /** The place of the next bytes; undefined, and short from then on, where they do not exist. */
  #next(length: number): number | undefined {
    if (length > this.rest) {
      this.isShort = true;
      this.#at = this.#view.byteLength;
      return undefined;
    }
    this.#at += length;
    return this.#at - length;
  }

  skip(length: number): void {
    this.#next(length);
  }

  u8(): number {
    const at = this.#next(1);
    return at === undefined ? 0 : this.#view.getUint8(at);
  }

  u16(): number {
    const at = this.#next(2);
    return at === undefined ? 0 : this.#view.getUint16(at);
  }

  i16(): number {
    const at = this.#next(2);
    return at === undefined ? 0 : this.#view.getInt16(at);
  }

  u32(): number {
    const at = this.#next(4);
    return at === undefined ? 0 : this.#view.getUint32(at);
  }

  i32(): number {
    const at = this.#next(4);
    return at === undefined ? 0 : this.#view.getInt32(at);
  }

  /** Rounded above 2^53, far beyond any clock. */
  u64(): number {
    return this.u32() * 2 ** 32 + this.u32();
  }
}
