import type { Readable } from 'node:stream';
import { ALIVE_EVENT } from '#kernel/realtime.ts';
import { TabStream } from '#platform/realtime/tab-stream.ts';
import { RETRY_FRAME, textFrame } from '#platform/realtime/wire.ts';
import { TRUCKS_EVENT } from '../../contract/live.shapes.ts';
import type { TruckView } from './truck-view.ts';

/** A snapshot of five thousand trucks has about four million. */
const PENDING_BYTES = 16_000_000;
const UNREAD_MS = 10_000;
/** A tab that was sent something since knows that its connection lives. */
const QUIET_MS = 10_000;

/**
 * The stream of one tab that shows trucks. It stands on a stream of the hub, which ends with the session, with changed
 * rights, with the process, and after a while: so does this one.
 */
export class LiveTab {
  readonly stream = new TabStream(PENDING_BYTES);
  readonly view: TruckView;
  readonly userId: string;
  #lastEventId: string | undefined;
  #isGreeted = false;
  #sentAt = 0;

  constructor(view: TruckView, hubTab: Readable, userId: string, lastEventId: string | undefined) {
    this.view = view;
    this.userId = userId;
    this.#lastEventId = lastEventId;
    hubTab.on('close', () => this.stream.finish());
    hubTab.on('error', () => this.stream.finish());
    hubTab.on('data', () => this.#alive());
    this.stream.on('close', () => void hubTab.destroy());
    this.stream.send(RETRY_FRAME);
  }

  get isGreeted(): boolean {
    return this.#isGreeted;
  }

  /** Everything, which tabs that came at the same time share, or what it missed where that is known. */
  greet(everything: () => Buffer): void {
    const { view } = this;
    const missed = this.#lastEventId === undefined ? undefined : view.missedSince(this.#lastEventId);
    this.#lastEventId = undefined;
    this.#isGreeted = true;
    this.send(missed === undefined ? everything() : textFrame(view.position, TRUCKS_EVENT, missed));
  }

  /** Many tabs show the same: each is sent the same bytes. */
  send(message: string | Buffer): void {
    if (!this.#isGreeted) return;
    this.#sentAt = Date.now();
    this.stream.send(message);
  }

  /** With every message of the hub, which sends some now and then. */
  #alive(): void {
    // The request that opened it may have failed.
    if (!this.stream.hasReader && Date.now() - this.stream.openedAt > UNREAD_MS) this.stream.finish();
    if (Date.now() - this.#sentAt > QUIET_MS) this.send(textFrame(this.view.position, ALIVE_EVENT, 'null'));
  }
}
