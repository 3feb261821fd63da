import type { Readable } from 'node:stream';
import type { Trx } from '../db/database.ts';
import type { RecordChange } from './record-change.ts';

export interface Recipient {
  readonly userId: string;
  /** Only the tabs working in this company; absent or null reaches all tabs of the person. */
  readonly companyId?: string | null;
}

export interface AddressedMessage {
  readonly to: Recipient;
  readonly event: string;
  readonly data: unknown;
}

export interface TabSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly companyId: string | null;
  readonly lastEventId?: string;
  /**
   * The snapshot of the database in which the session was valid; whatever ended or changed it since ends the stream.
   * Absent for a link, which ends by itself.
   */
  readonly admittedAt?: string;
  /** What decides about the changes it receives; without permissions it receives messages only. */
  readonly permissions?: ReadonlySet<string>;
  readonly isSuperAdmin?: boolean;
  /** Drives for the company, and reads only what names them where a topic says so. */
  readonly drives?: boolean;
  /**
   * For somebody without an account, who has a link: only changes of these records of the company, by topic; null for
   * all records of the topic. Names are never sent.
   */
  readonly follows?: Readonly<Record<string, string | null>>;
}

/** What a process keeps of the records of a topic, and has to forget when they change. */
export interface TopicWatcher {
  readonly topic: string;
  /** Records of this company changed, in whichever process. Called again for what it knows already, now and then. */
  readonly changed: (companyId: string | null) => void;
  /** What changed is unknown: the database was away. */
  readonly lost: () => void;
}

/**
 * Messages to people and changes of records, through the database so that every server process reaches every tab.
 * Changes need no call: triggers publish them with the transaction that makes them.
 */
export interface RealtimeHub {
  /** Sends a message to a person's open tabs, if and when the transaction commits. */
  publish(trx: Trx, to: Recipient, event: string, data: unknown): Promise<void>;
  /** The same for many people at once, in one statement. */
  publishAll(trx: Trx, messages: readonly AddressedMessage[]): Promise<void>;
  /** Ends the open streams of sessions that are no longer valid, on every process, after the commit. */
  closeSessions(trx: Trx, which: { readonly sessionId: string } | { readonly userId: string }): Promise<void>;
  /** Ends the open streams of people in a company, so that their tabs open them again with the rights they have now. */
  reopen(trx: Trx, who: { readonly userIds: readonly string[]; readonly companyId: string | null }): Promise<void>;
  /** Opens the stream of one tab. */
  open(session: TabSession): Readable;
  /** From when it resolves, the watcher is called within a second of every change. */
  watch(watcher: TopicWatcher): Promise<void>;
  /**
   * Changes that this process read from the database itself, to its own tabs only: what moves all the time, such as
   * positions, is worth no row for each change. A tab that is away misses it.
   */
  announce(changes: readonly RecordChange[]): void;
  readonly clients: number;
  close(): Promise<void>;
}
