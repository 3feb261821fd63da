const FIRST_CAPACITY = 256;

/** Bytes that arrived and were not understood yet. Grows by doubling, so that single bytes cost no copy each. */
export class ByteQueue {
  #bytes = new Uint8Array(FIRST_CAPACITY);
  #from = 0;
  #until = 0;

  get length(): number {
    return this.#until - this.#from;
  }

  append(added: Uint8Array): void {
    if (this.#until + added.length > this.#bytes.length) this.#makeRoom(added.length);
    this.#bytes.set(added, this.#until);
    this.#until += added.length;
  }

  #makeRoom(added: number): void {
    const needed = this.length + added;
    const grown = new Uint8Array(Math.max(FIRST_CAPACITY, needed * 2));
    grown.set(this.peek(this.length));
    this.#until = this.length;
    this.#from = 0;
    this.#bytes = grown;
  }

  /** The byte at a place counted from the front; undefined beyond the end. */
  at(index: number): number | undefined {
    return index < this.length ? this.#bytes[this.#from + index] : undefined;
  }

  /** The first bytes, still in the queue; valid until the next change. */
  peek(length: number): Uint8Array {
    return this.#bytes.subarray(this.#from, Math.min(this.#from + length, this.#until));
  }

  /** The first bytes, taken out of the queue. */
  take(length: number): Uint8Array {
    const taken = this.peek(length).slice();
    this.drop(length);
    return taken;
  }

  drop(length: number): void {
    this.#from = Math.min(this.#from + length, this.#until);
    if (this.#from === this.#until) {
      this.#from = 0;
      this.#until = 0;
    }
  }
}
