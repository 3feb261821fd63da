import { requestErrors } from '#kernel/errors.ts';
import { ALIVE_EVENT, READY_EVENT, RESYNC_EVENT } from '#kernel/realtime.ts';
import { CHANGES_EVENT } from '#kernel/topics.ts';
import { changesFor, MOST_IDS } from './changes-for.ts';
import type { TabSession } from './hub.ts';
import { isVisible, type Position, parsePosition, positionOf } from './position.ts';
import type { RecordChange } from './record-change.ts';
import { type Batch, type Entry, KEPT_SECONDS, LOOK_BACK_MS } from './signal-feed.ts';
import { SignalsByReader } from './signals-by-reader.ts';
import { TabStream } from './tab-stream.ts';
import type { Topics } from './topic-access.ts';
import { frame, RETRY_FRAME } from './wire.ts';

export interface HubLimits {
  readonly heartbeatMs: number;
  readonly streamsPerPerson: number;
  readonly streamsPerLink: number;
  /** Unread bytes before a reader is dropped. */
  readonly pendingBytes: number;
  /** A stream ends after this time and reconnects, so that its session is checked again. */
  readonly streamLifeMs: number;
  /** How often the database is asked what changed, while tabs are open. */
  readonly readEveryMs: number;
}

const LINK_RETRY_SECONDS = 60;

interface Tab {
  readonly stream: TabStream;
  readonly session: TabSession;
  readonly admitted: Position | undefined;
  /** How far it has read. A new tab begins now, a returning one where it left; `lost` cannot know what it missed. */
  at: Position | 'new' | 'lost';
  isGreeted: boolean;
  /** Whether it was served before. */
  isServed: boolean;
}

/** The open tabs of this process, and what each of them has received. */
export class Tabs {
  readonly #limits: HubLimits;
  readonly #topics: Topics;
  readonly #tabs = new Set<Tab>();
  /** Those the next batch is for; a tab that opens meanwhile waits for the one after. */
  #asking: ReadonlySet<Tab> = new Set();
  /** How far this process has read; undefined at first, and after nobody had a tab open. */
  #position: Position | undefined;

  constructor(limits: HubLimits, topics: Topics) {
    this.#limits = limits;
    this.#topics = topics;
  }

  get count(): number {
    return this.#tabs.size;
  }

  add(session: TabSession, changed: () => void): TabStream {
    this.#makeRoom(session);
    const stream = new TabStream(this.#limits.pendingBytes);
    const { lastEventId, admittedAt } = session;
    const at = lastEventId === undefined ? 'new' : (parsePosition(lastEventId) ?? 'lost');
    const admitted = admittedAt === undefined ? undefined : positionOf(admittedAt, 0);
    const tab: Tab = { stream, session, admitted, at, isGreeted: false, isServed: false };
    this.#tabs.add(tab);
    stream.on('close', () => {
      this.#tabs.delete(tab);
      changed();
    });
    stream.send(RETRY_FRAME);
    return stream;
  }

  /**
   * One more tab of a person ends their oldest. The tabs of a link belong to different people, who would push each other
   * out again and again, so there the new one has to wait.
   */
  #makeRoom({ userId, follows }: TabSession): void {
    const { streamsPerPerson, streamsPerLink } = this.#limits;
    const own = [...this.#tabs].filter((tab) => tab.session.userId === userId);
    const more = own.length + 1 - (follows ? streamsPerLink : streamsPerPerson);
    if (more <= 0) return;
    if (follows) throw requestErrors.tooMany({ retryAfter: LINK_RETRY_SECONDS });
    for (const oldest of own.slice(0, more)) this.#end(oldest);
  }

  /** From which transaction on the tabs open now need entries, and whether new ones need the latest too. */
  ask(): { readonly since: number; readonly latest: boolean } {
    this.#asking = new Set(this.#tabs);
    // Beyond every transaction: only the latest are wanted.
    let since = this.#position?.xmin ?? Number.MAX_SAFE_INTEGER;
    let latest = false;
    for (const { at, isServed } of this.#tabs) {
      if (typeof at === 'object' && at.xmin < since) since = at.xmin;
      latest ||= !isServed;
    }
    return { since, latest };
  }

  /** Whether everything visible there was read already. */
  hasRead({ xmax, running }: Position): boolean {
    const read = this.#position;
    return read !== undefined && (xmax < read.xmax || (xmax === read.xmax && running.size > read.running.size));
  }

  /** Messages first; who lost a right gets no change that came with the loss. */
  receive({ position, entries }: Batch): void {
    const signals = new SignalsByReader(entries);
    const byCompany = groupByCompany(entries);
    for (const tab of this.#asking) {
      if (!this.#tabs.has(tab)) continue;
      this.#greet(tab, position);
      const meant = signals.of(tab.session);
      if (meant.length > 0) this.#sendMessages(tab, meant, position);
      if (meant.some((entry) => ends(tab, entry))) {
        this.#end(tab);
        continue;
      }
      if (byCompany.size > 0) this.#sendChanges(tab, byCompany, position);
      tab.at = position;
      tab.isServed = true;
      if (tab.isGreeted) continue;
      tab.isGreeted = true;
      tab.stream.send(frame({ id: position.id, event: READY_EVENT, data: null }));
    }
    this.#position = position;
  }

  /** What is new to every tab; it carries the position of what each tab read before, which stays as it was. */
  announce(changes: readonly RecordChange[]): void {
    const byCompany = groupByCompany(
      changes.map((change) => ({ transaction: 0, ageMs: 0, change, signal: undefined })),
    );
    for (const tab of this.#tabs) {
      const { at, session, stream } = tab;
      const concerned = byCompany.get(session.companyId) ?? [];
      if (!tab.isGreeted || typeof at !== 'object' || concerned.length === 0 || !followsChanges(session)) continue;
      for (let from = 0; from < concerned.length; from += MOST_IDS) {
        const found = changesFor(this.#topics, concerned.slice(from, from + MOST_IDS), session);
        if (found.length > 0) stream.send(frame({ id: at.id, event: CHANGES_EVENT, data: { changes: found } }));
      }
    }
  }

  /** So much time passed that what was missed is unknown. */
  resync(): void {
    for (const tab of this.#tabs) {
      tab.at = 'lost';
      tab.isGreeted = false;
    }
    this.#position = undefined;
  }

  /** Nobody had a tab open for a while. */
  startOver(): void {
    this.#position = undefined;
  }

  close(chosen: (session: TabSession) => boolean): void {
    for (const tab of this.#tabs) if (chosen(tab.session)) this.#end(tab);
  }

  /** Carries the position, so that a quiet tab that comes back has nothing to read again. */
  heartbeat(now: number = Date.now()): void {
    for (const tab of this.#tabs) {
      const { stream, at } = tab;
      const age = now - stream.openedAt;
      if (age > this.#limits.streamLifeMs || (!stream.hasReader && age > this.#limits.heartbeatMs)) stream.finish();
      else if (typeof at === 'object') stream.send(frame({ id: at.id, event: ALIVE_EVENT, data: null }));
    }
  }

  /** A new tab is greeted before anything else; a returning one after what it missed, unless that is unknown. */
  #greet(tab: Tab, position: Position): void {
    const isKnown =
      typeof tab.at === 'object' && tab.at.at > position.at - KEPT_SECONDS && tab.at.xmin <= position.xmax;
    if (tab.isGreeted || isKnown) return;
    tab.isGreeted = true;
    const event = tab.at === 'new' ? READY_EVENT : RESYNC_EVENT;
    if (tab.at !== 'new') tab.at = position;
    tab.stream.send(frame({ id: position.id, event, data: null }));
  }

  #sendMessages(tab: Tab, entries: readonly Entry[], { id }: Position): void {
    const { userId, companyId } = tab.session;
    const openMs = Date.now() - tab.stream.openedAt;
    for (const { signal, transaction, ageMs } of entries) {
      if (!signal || !('e' in signal) || signal.u !== userId) continue;
      if (signal.c !== null && signal.c !== companyId) continue;
      const isNew = typeof tab.at === 'object' ? !isVisible(transaction, tab.at) : ageMs <= openMs;
      if (isNew) tab.stream.send(frame({ id, event: signal.e, data: signal.d }));
    }
  }

  #sendChanges(tab: Tab, byCompany: ReadonlyMap<string | null, readonly Entry[]>, { id }: Position): void {
    const { session, at } = tab;
    if (!followsChanges(session)) return;
    const concerned = [null, ...(session.companyId ? [session.companyId] : [])].flatMap(
      (company) => byCompany.get(company) ?? [],
    );
    const unread = concerned.filter(({ transaction, ageMs }) =>
      typeof at === 'object' ? !isVisible(transaction, at) : ageMs <= LOOK_BACK_MS,
    );
    const changes = changesFor(this.#topics, unread, session);
    if (changes.length > 0) tab.stream.send(frame({ id, event: CHANGES_EVENT, data: { changes } }));
  }

  #end(tab: Tab): void {
    this.#tabs.delete(tab);
    tab.stream.finish();
  }
}

/** Others receive messages only. */
const followsChanges = ({ permissions, follows }: TabSession): boolean => Boolean(permissions ?? follows);

/** Whether the session of the tab ended or its rights changed since it was admitted. */
function ends({ session, admitted, at, isServed }: Tab, { signal, transaction }: Entry): boolean {
  if (!signal || 'e' in signal) return false;
  const isMeant =
    'session' in signal
      ? session.sessionId === signal.session
      : session.userId === signal.user && (signal.company === undefined || session.companyId === signal.company);
  if (!isMeant) return false;
  const known = isServed && typeof at === 'object' ? at : admitted;
  return known !== undefined && !isVisible(transaction, known);
}

function groupByCompany(entries: readonly Entry[]): ReadonlyMap<string | null, readonly Entry[]> {
  const groups = new Map<string | null, Entry[]>();
  for (const entry of entries) {
    if (!entry.change) continue;
    const group = groups.get(entry.change.companyId);
    if (group) group.push(entry);
    else groups.set(entry.change.companyId, [entry]);
  }
  return groups;
}
