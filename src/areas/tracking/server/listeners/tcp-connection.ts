import type { Socket } from 'node:net';
import type { CodecEvent, DeviceCodec } from '../../rules/codecs/device-codec.ts';
import type { DeviceMessage } from '../../rules/messages/device-message.ts';
import type { Ingest } from '../../rules/messages/ingest-types.ts';
import { MAX_MESSAGES } from '../../rules/messages/read-values.ts';
import { type Report, textOf } from './device-listener.ts';

export interface TcpLimits {
  readonly connections: number;
  /** Until a device has said who it is. */
  readonly loginMs: number;
  /** From the login, and then from byte to byte; devices report at least every few minutes. */
  readonly idleMs: number;
  /** Damaged frames and garbage that one connection may send. */
  readonly problems: number;
}

/** Answers that a device does not read. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** One device on its line: what it sends is read no faster than it is stored. */
export class TcpConnection {
  readonly #socket: Socket;
  readonly #codec: DeviceCodec;
  readonly #ingest: Ingest;
  readonly #report: Report;
  readonly #limits: TcpLimits;
  readonly #login: NodeJS.Timeout;
  #identifier: string | null = null;
  #problems = 0;
  /** What is being stored. */
  #current: Promise<void> | null = null;
  #isLast = false;

  constructor(socket: Socket, codec: DeviceCodec, ingest: Ingest, report: Report, limits: TcpLimits) {
    this.#socket = socket;
    this.#codec = codec;
    this.#ingest = ingest;
    this.#report = report;
    this.#limits = limits;
    this.#login = setTimeout(() => socket.destroy(), limits.loginMs);
    socket.setNoDelay(true);
    socket.on('timeout', () => {
      if (this.#current === null) socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => this.#onData(chunk));
    socket.on('end', () => this.#finish());
    // A line that breaks is the daily life of a truck: what was not answered comes again.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => clearTimeout(this.#login));
  }

  #onData(chunk: Buffer): void {
    this.#socket.pause();
    this.#current = this.#take(this.#codec.feed(chunk).events).then((goesOn) => {
      this.#current = null;
      if (!goesOn || this.#isLast) this.#hangUp();
      else this.#socket.resume();
    });
  }

  /** Whether the connection goes on. Messages that came together are stored together. */
  async #take(events: readonly CodecEvent[]): Promise<boolean> {
    let batch: Extract<CodecEvent, { kind: 'messages' }>[] = [];
    let size = 0;
    const flush = async () => {
      const given = batch;
      [batch, size] = [[], 0];
      return given.length === 0 || this.#store(given);
    };
    for (const event of events) {
      if (event.kind === 'messages') {
        if (size + event.messages.length > MAX_MESSAGES && !(await flush())) return false;
        batch.push(event);
        size += event.messages.length;
      } else if (!(await flush()) || !this.#heed(event)) return false;
    }
    return flush();
  }

  #heed(event: Exclude<CodecEvent, { kind: 'messages' }>): boolean {
    if (event.kind === 'login') {
      this.#identifier = event.identifier;
      clearTimeout(this.#login);
      this.#write(event.answer);
      this.#socket.setTimeout(this.#limits.idleMs);
      return true;
    }
    const isOver = event.kind === 'end' || ++this.#problems > this.#limits.problems;
    this.#report({ via: 'tcp', kind: isOver ? 'cut' : 'unreadable', detail: `${this.#codec.name} ${event.problem}` });
    if (event.kind === 'problem' && event.answer) this.#write(event.answer);
    return !isOver;
  }

  /** Answers after the commit. Without an answer the device keeps its messages and sends them again. */
  async #store(batch: readonly Extract<CodecEvent, { kind: 'messages' }>[]): Promise<boolean> {
    const messages: DeviceMessage[] = batch.flatMap((event) => event.messages);
    const { name: protocol } = this.#codec;
    const sender = { kind: 'claim', protocol, identifier: this.#identifier ?? '' } as const;
    try {
      const outcome = await this.#ingest({
        sender,
        via: 'tcp',
        messages,
        source: { kind: 'listener', value: protocol },
      });
      if (outcome.kind === 'stored') {
        for (const { answer } of batch) this.#write(answer);
        return true;
      }
      this.#report({ via: 'tcp', kind: outcome.kind, detail: protocol });
    } catch (error) {
      this.#report({ via: 'tcp', kind: 'failed', detail: textOf(error) });
    }
    return false;
  }

  #write(answer: Uint8Array): void {
    if (!this.#socket.writable) return;
    this.#socket.write(answer);
    if (this.#socket.writableLength > MAX_UNREAD_BYTES) this.#socket.destroy();
  }

  /** The device has nothing more to say; what it said may still be on its way into the database. */
  #finish(): void {
    this.#isLast = true;
    if (this.#current === null) this.#hangUp();
  }

  #hangUp(): void {
    if (this.#socket.writableLength > 0) this.#socket.destroySoon();
    else this.#socket.end(() => this.#socket.destroy());
  }

  /** Lets what is being stored be answered first. */
  async close(): Promise<void> {
    this.#isLast = true;
    await this.#current;
    this.#socket.destroy();
  }
}
