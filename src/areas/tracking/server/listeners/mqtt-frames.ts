/** A length takes four bytes at most, seven bits in each. */
const MAX_LENGTH_BYTES = 4;

/**
 * Follows the packets of an MQTT connection by their lengths alone: the broker itself would collect up to 256 MB of one
 * packet before it looks at it.
 */
export class MqttFrames {
  readonly #maxBytes: number;
  /** How much of the current packet is still to come. */
  #rest = 0;
  /** Bytes of the header so far: the kind, then the length. */
  #header = 0;
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Whether everything so far keeps the limit. */
  accepts(chunk: Uint8Array): boolean {
    let at = 0;
    while (at < chunk.length) {
      if (this.#rest > 0) {
        const passed = Math.min(this.#rest, chunk.length - at);
        this.#rest -= passed;
        at += passed;
      } else if (!this.#readHeader(chunk[at++]!)) return false;
    }
    return true;
  }

  #readHeader(byte: number): boolean {
    if (this.#header === 0) {
      this.#header = 1;
      return true;
    }
    this.#length += (byte & 0x7f) * 128 ** (this.#header - 1);
    if (byte & 0x80) {
      this.#header++;
      return this.#header <= MAX_LENGTH_BYTES;
    }
    this.#rest = this.#length;
    [this.#header, this.#length] = [0, 0];
    return this.#rest <= this.#maxBytes;
  }
}
