import { randomBytes } from 'node:crypto';
import { READY_EVENT, RESYNC_EVENT } from '#kernel/realtime.ts';
import { concerns, History } from './history.ts';
import type { TabSession } from './hub.ts';
import { TabStream } from './tab-stream.ts';
import { frame, HEARTBEAT_FRAME, RETRY_FRAME } from './wire.ts';

export interface HubLimits {
  readonly heartbeatMs: number;
  readonly streamsPerPerson: number;
  /** Unread bytes before a reader is dropped. */
  readonly pendingBytes: number;
  readonly messagesRemembered: number;
  /** A stream ends after this time and reconnects, so that its session is checked again. */
  readonly streamLifeMs: number;
}

interface Person {
  readonly tabs: Map<TabStream, TabSession>;
  readonly history: History;
  /** When the last tab left; the history is kept for a while longer. */
  emptySince: number;
}

const HISTORY_OUTLIVES_MS = 120_000;

/** The open tabs of this process. Message numbers count per process; a number of another process means "read again". */
export class Tabs {
  readonly #limits: HubLimits;
  readonly #people = new Map<string, Person>();
  readonly #epoch = randomBytes(6).toString('hex');
  #number = 0;
  #open = 0;

  constructor(limits: HubLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#open;
  }

  add(session: TabSession, changed: () => void): TabStream {
    const person = this.#person(session.userId);
    for (const [oldest] of person.tabs) {
      if (person.tabs.size < this.#limits.streamsPerPerson) break;
      this.#remove(person, oldest);
      oldest.finish();
    }
    const stream = new TabStream(this.#limits.pendingBytes);
    person.tabs.set(stream, session);
    this.#open += 1;
    stream.on('close', () => {
      this.#remove(person, stream);
      changed();
    });
    stream.send(RETRY_FRAME);
    this.#greet(stream, session, person.history);
    return stream;
  }

  deliver(userId: string, companyId: string | null, event: string, data: unknown): void {
    const person = this.#people.get(userId);
    if (!person) return;
    this.#number += 1;
    const message = { id: this.#id(), event, data };
    person.history.remember({ number: this.#number, companyId, message });
    const text = frame(message);
    for (const [stream, session] of person.tabs) if (concerns(companyId, session.companyId)) stream.send(text);
  }

  /** The database was away: missed messages are unknown. */
  resync(): void {
    this.#number += 1;
    const text = frame({ id: this.#id(), event: RESYNC_EVENT, data: null });
    for (const { tabs, history } of this.#people.values()) {
      history.forget(this.#number);
      for (const stream of tabs.keys()) stream.send(text);
    }
  }

  close(chosen: (session: TabSession) => boolean): void {
    for (const person of this.#people.values()) {
      for (const [stream, session] of person.tabs) {
        if (!chosen(session)) continue;
        this.#remove(person, stream);
        stream.finish();
      }
    }
  }

  heartbeat(now: number = Date.now()): void {
    for (const [userId, person] of this.#people) {
      if (person.tabs.size === 0 && now - person.emptySince > HISTORY_OUTLIVES_MS) this.#people.delete(userId);
      for (const stream of person.tabs.keys()) {
        const age = now - stream.openedAt;
        if (age > this.#limits.streamLifeMs || (!stream.hasReader && age > this.#limits.heartbeatMs)) stream.finish();
        else stream.send(HEARTBEAT_FRAME);
      }
    }
  }

  #person(userId: string): Person {
    const known = this.#people.get(userId);
    if (known) return known;
    const person = {
      tabs: new Map(),
      history: new History(this.#limits.messagesRemembered, this.#number),
      emptySince: Date.now(),
    };
    this.#people.set(userId, person);
    return person;
  }

  #greet(stream: TabStream, session: TabSession, history: History): void {
    const missed = session.lastEventId ? history.since(this.#numberOf(session.lastEventId), session.companyId) : [];
    for (const message of missed ?? []) stream.send(frame(message));
    stream.send(frame({ id: this.#id(), event: missed ? READY_EVENT : RESYNC_EVENT, data: null }));
  }

  #remove(person: Person, stream: TabStream): void {
    if (!person.tabs.delete(stream)) return;
    this.#open -= 1;
    person.emptySince = Date.now();
  }

  #id(): string {
    return `${this.#epoch}-${this.#number}`;
  }

  /** Lower than every number of this process when the id is not one of ours. */
  #numberOf(id: string): number {
    const [epoch, number] = id.split('-');
    return epoch === this.#epoch && /^\d{1,15}$/.test(number ?? '') ? Number(number) : -1;
  }
}
