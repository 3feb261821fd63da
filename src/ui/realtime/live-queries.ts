import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { ShownTopic, TopicChange } from '#kernel/topics.ts';
import { ApiError } from '../api/api-error.ts';

/** A query is read again at most this often, however often its records change, unless its call says otherwise. */
const SPACING_MS = 1_000;
/** Not everybody who looks at a record reads it again in the same moment. */
const JITTER_MS = 300;
const REMEMBERED = 500;
/** Somebody else may have made a later change. */
const KNOWN_MS = 10_000;

export interface LiveTiming {
  readonly now: () => number;
  readonly later: (work: () => void, milliseconds: number) => void;
  /** Nobody looks: everything waits until somebody does. */
  readonly isHidden: () => boolean;
}

const TIMING: LiveTiming = {
  now: () => Date.now(),
  later: (work, milliseconds) => void setTimeout(work, milliseconds),
  isHidden: () => document.visibilityState === 'hidden',
};

/** Makes the data on the screen follow the changes that the server sends. */
export class LiveQueries {
  readonly #queries: QueryClient;
  readonly #shown: () => Promise<readonly ShownTopic[]>;
  readonly #timing: LiveTiming;
  readonly #waiting = new Map<string, Query>();
  readonly #lastRead = new Map<string, number>();
  /** By the id of a call. */
  readonly #spacing = new Map<string, number>();
  readonly #colleagues = new Map<string, { readonly name: string; readonly at: number }>();
  /** Queries whose latest reading was caused by a change elsewhere. */
  readonly #live = new Set<string>();
  #starting = false;
  #isPlanned = false;

  constructor(queries: QueryClient, shown: () => Promise<readonly ShownTopic[]>, timing: LiveTiming = TIMING) {
    this.#queries = queries;
    this.#shown = shown;
    this.#timing = timing;
  }

  /** Distinguishes readings that follow a change elsewhere from all others; returns how to stop. */
  watch(): () => void {
    return this.#queries.getQueryCache().subscribe((event: QueryCacheNotifyEvent) => {
      const { queryHash } = event.query;
      if (event.type === 'removed') for (const known of [this.#live, this.#lastRead]) known.delete(queryHash);
      if (event.type !== 'updated' || event.action.type !== 'fetch') return;
      if (this.#starting) this.#live.add(queryHash);
      else this.#live.delete(queryHash);
    });
  }

  /** Whether the data of a query was last read because of a change elsewhere, and not by the user's own action. */
  isLive(queryHash: string): boolean {
    return this.#live.has(queryHash);
  }

  /** The first name of the colleague who changed a record a moment ago. */
  changedBy(recordId: string | undefined): string | undefined {
    const known = recordId === undefined ? undefined : this.#colleagues.get(recordId);
    return known && this.#timing.now() - known.at < KNOWN_MS ? known.name : undefined;
  }

  async take(changes: readonly TopicChange[]): Promise<void> {
    for (const { ids, by } of changes) {
      if (by) for (const id of ids ?? []) this.#remember(id, by);
    }
    const shown = await this.#shown().catch(() => undefined);
    for (const { call, everySeconds } of shown ?? []) if (everySeconds) this.#spacing.set(call, everySeconds * 1_000);
    this.#readAgain((query) => !shown || isConcerned(query.queryKey, changes, shown));
  }

  /** What changed is unknown: everything is read again. */
  takeAll(): void {
    this.#readAgain(() => true);
  }

  /** To be called when the user looks again. */
  resume(): void {
    if (this.#waiting.size > 0) this.#plan(0);
  }

  #remember(id: string, name: string): void {
    this.#colleagues.delete(id);
    this.#colleagues.set(id, { name, at: this.#timing.now() });
    const [oldest] = this.#colleagues.keys();
    if (this.#colleagues.size > REMEMBERED && oldest) this.#colleagues.delete(oldest);
  }

  #readAgain(concerns: (query: Query) => boolean): void {
    for (const query of this.#queries.getQueryCache().getAll()) {
      if (!concerns(query)) continue;
      // What is not on the screen is read when it is opened.
      if (query.isActive()) this.#waiting.set(query.queryHash, query);
      else query.invalidate();
    }
    if (this.#waiting.size > 0) this.#plan(Math.random() * JITTER_MS);
  }

  #plan(milliseconds: number): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    this.#timing.later(() => {
      this.#isPlanned = false;
      this.#readWaiting();
    }, milliseconds);
  }

  #readWaiting(): void {
    if (this.#timing.isHidden()) return;
    const now = this.#timing.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const [hash, query] of this.#waiting) {
      const spacing = this.#spacing.get(callOf(query.queryKey)) ?? SPACING_MS;
      const wait = (this.#lastRead.get(hash) ?? Number.NEGATIVE_INFINITY) + spacing - now;
      if (wait > 0) {
        soonest = Math.min(soonest, wait);
        continue;
      }
      this.#waiting.delete(hash);
      this.#lastRead.set(hash, now);
      void this.#read(query);
    }
    if (soonest < Number.POSITIVE_INFINITY) this.#plan(soonest);
  }

  async #read(query: Query): Promise<void> {
    const { fetchStatus, data } = query.state;
    // Should it have left the screen meanwhile, or this reading fail, it is read when it is opened again.
    query.invalidate();
    // An answer on its way may be older than the change; if the user asked for it, it stays the user's.
    this.#starting = fetchStatus === 'idle' || this.#live.has(query.queryHash);
    const filters = { queryKey: query.queryKey, exact: true, type: 'active' } as const;
    const reading = this.#queries.refetchQueries(filters);
    this.#starting = false;
    await reading;
    // The first answer is waited for instead of being asked for anew, so it may be too old as well.
    if (fetchStatus === 'fetching' && data === undefined) this.#readAgain((one) => one === query);
    // The record was taken away: the screen says so instead of showing what it was.
    const { error } = query.state;
    if (error instanceof ApiError && (error.status === 403 || error.isGone)) await this.#queries.resetQueries(filters);
  }
}

/** The key of a query is the id of its call, split, and the input of the call. */
const callOf = (key: readonly unknown[]): string => key.slice(0, -1).join('.');

/** Whether a query shows something that changed. */
export function isConcerned(
  key: readonly unknown[],
  changes: readonly TopicChange[],
  shown: readonly ShownTopic[],
): boolean {
  const call = callOf(key);
  const input = key.at(-1);
  // What was put together of several calls is proposed once, and not changed under the user's hands.
  if (Array.isArray(input)) return false;
  const params = (input as { readonly params?: Readonly<Record<string, unknown>> } | null)?.params;
  return shown.some(
    (entry) =>
      entry.call === call &&
      changes.some(
        ({ topic, ids }) => topic === entry.topic && (!entry.record || includes(ids, params?.[entry.record])),
      ),
  );
}

const includes = (ids: readonly string[] | null, id: unknown): boolean =>
  ids === null || (typeof id === 'string' && ids.includes(id));
