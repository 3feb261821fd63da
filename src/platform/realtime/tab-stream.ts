import { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** The stream of one tab. Messages that its reader does not take are queued here; too long a queue ends it. */
export class TabStream extends Readable {
  readonly openedAt = Date.now();
  readonly #pendingBytes: number;
  #response: ServerResponse | undefined;
  #finished = false;

  constructor(pendingBytes: number) {
    super({ read: () => undefined });
    this.#pendingBytes = pendingBytes;
  }

  /** False while reading has not begun: the request that opened it may have failed. */
  get hasReader(): boolean {
    return this.#response !== undefined || this.readableFlowing !== null;
  }

  /**
   * To a response everything is written at once, without a queue in between: many tabs get the same bytes, and none gets
   * a copy of its own.
   */
  override pipe<T extends NodeJS.WritableStream>(destination: T, options?: { end?: boolean }): T {
    if (!(destination instanceof ServerResponse)) return super.pipe(destination, options);
    // The stream lasts as long as its connection, so no message says how long it is.
    if (!destination.headersSent) destination.removeHeader('transfer-encoding');
    const queued: Buffer | null = this.read();
    if (queued) destination.write(queued);
    this.#response = destination;
    return destination;
  }

  send(message: string | Buffer): void {
    const response = this.#response;
    if (this.#finished || this.destroyed || response?.destroyed) return;
    const pending = response ? response.writableLength : this.readableLength;
    if (pending + message.length > this.#pendingBytes) this.destroy();
    else if (response) response.write(message);
    else this.push(message);
  }

  /** Ends at once: cleanly when everything was read, otherwise by closing the connection. */
  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    const response = this.#response;
    const isRead = response ? !response.writableNeedDrain : this.hasReader && this.readableLength === 0;
    if (!isRead) {
      this.destroy();
      return;
    }
    response?.end();
    this.push(null);
    if (response) this.resume();
  }
}
