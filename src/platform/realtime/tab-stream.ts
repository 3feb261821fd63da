import { Readable } from 'node:stream';

/** The stream of one tab. What its reader does not take piles up here, and a pile too high ends it. */
export class TabStream extends Readable {
  readonly openedAt = Date.now();
  readonly #pendingBytes: number;
  #finished = false;

  constructor(pendingBytes: number) {
    super({ read: () => undefined });
    this.#pendingBytes = pendingBytes;
  }

  /** False while nobody has begun to read: the request that opened it may have failed after all. */
  get hasReader(): boolean {
    return this.readableFlowing !== null;
  }

  send(text: string): void {
    if (this.#finished || this.destroyed) return;
    if (this.readableLength + text.length > this.#pendingBytes) this.destroy();
    else this.push(text);
  }

  /** Ends at once: politely when everything was taken, by cutting off otherwise. */
  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    if (this.hasReader && this.readableLength === 0) this.push(null);
    else this.destroy();
  }
}
