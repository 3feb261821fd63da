import { Readable } from 'node:stream';

/** The stream of one tab. Messages that its reader does not take are queued here; too long a queue ends it. */
export class TabStream extends Readable {
  readonly openedAt = Date.now();
  readonly #pendingBytes: number;
  #finished = false;

  constructor(pendingBytes: number) {
    super({ read: () => undefined });
    this.#pendingBytes = pendingBytes;
  }

  /** False while reading has not begun: the request that opened it may have failed. */
  get hasReader(): boolean {
    return this.readableFlowing !== null;
  }

  send(text: string): void {
    if (this.#finished || this.destroyed) return;
    if (this.readableLength + text.length > this.#pendingBytes) this.destroy();
    else this.push(text);
  }

  /** Ends at once: cleanly when everything was read, otherwise by closing the connection. */
  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    if (this.hasReader && this.readableLength === 0) this.push(null);
    else this.destroy();
  }
}
