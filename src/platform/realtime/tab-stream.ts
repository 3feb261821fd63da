import { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';

/** The stream of one tab. Messages that its reader does not take are queued here; too long a queue ends it. */
export class TabStream extends Readable {
  readonly openedAt = Date.now();
  readonly #pendingBytes: number;
  #response: ServerResponse | undefined;
  /** Where the response is written, its connection wherever that is possible. */
  #sink: ServerResponse | Socket | undefined;
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
    else destination.flushHeaders();
    this.#response = destination;
    const { socket } = destination;
    // With the headers on their way and neither a length nor chunks, what follows is the bytes of the messages alone.
    const isBare =
      socket instanceof Socket && !destination.chunkedEncoding && destination.writableLength === socket.writableLength;
    this.#sink = isBare ? socket : destination;
    return destination;
  }

  send(message: string | Buffer): void {
    const sink = this.#sink;
    if (this.#finished || this.destroyed || sink?.destroyed) return;
    const pending = sink ? sink.writableLength : this.readableLength;
    if (pending + message.length > this.#pendingBytes) this.destroy();
    else if (sink) sink.write(message);
    else this.push(message);
  }

  /** Ends at once: cleanly when everything was read, otherwise by closing the connection. */
  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    const response = this.#response;
    const isRead = this.#sink ? !this.#sink.writableNeedDrain : this.hasReader && this.readableLength === 0;
    if (!isRead) {
      this.destroy();
      return;
    }
    response?.end();
    this.push(null);
    if (response) this.resume();
  }
}
