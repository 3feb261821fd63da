import {
  beginTrackers,
  type FoundTracker,
  findTrackers,
  moveTrackers,
  type Neighbours,
  neighboursOf,
  storePositions,
} from '#areas/positions/server/index.ts';
import { OLDEST_MS } from '#areas/tracking/rules/ingestion/judge-fix.ts';
import type { Incoming, Outcome } from '#areas/tracking/rules/messages/ingest-types.ts';
import type { Trx } from '#platform/db/database.ts';
import { emitAlarms } from './device-alarms.ts';
import { keepMessages } from './device-message.repository.ts';
import { type Item, isLate, type JudgedTracker, judgeTracker, momentOf } from './judge-tracker.ts';
import { keptMessages, type MessageCap } from './kept-messages.ts';
import { lookup } from './sender.ts';
import { markDue, marksTripsItself } from './watched.repository.ts';

/** What is found of a device is relied on for so long, unless it changes before. */
const KNOWN_FOR_MS = 10 * 60_000;

/** A request with messages, and when it came. */
export interface Request {
  readonly incoming: Incoming;
  /** Of its sender. */
  readonly key: string;
  readonly arrivedAt: Date;
}

export interface RefusedSender {
  readonly request: Request;
  /** Null where nobody knows the sender. */
  readonly tracker: FoundTracker | null;
  readonly reason: 'unknown' | 'disabled' | 'claimedTwice';
}

export interface BatchResult {
  /** By request, in the order given. */
  readonly outcomes: readonly Outcome[];
  readonly judged: readonly JudgedTracker[];
  readonly refused: readonly RefusedSender[];
  /** The transaction that stored it. */
  readonly changed: string | null;
  /** The times for which what was found of a device holds, by the key of its secret; a number somebody claims is asked for each time. */
  readonly times: ReadonlyMap<string, Times>;
}

/** What is known of a device holds for messages of these times. */
export interface Times {
  readonly firstAt: Date;
  readonly lastAt: Date;
}

export interface Group {
  readonly items: Item[];
  readonly requests: number[];
  firstAt: Date;
  lastAt: Date;
}

/** Stores the messages of many devices of many companies in one transaction; company, truck and trip come from the device. */
export async function storeBatch(trx: Trx, requests: readonly Request[], cap: MessageCap): Promise<BatchResult> {
  const groups = groupBySender(requests);
  const times = new Map(
    [...groups].filter(([, group]) => requests[group.requests[0]!]!.incoming.sender.kind === 'secret'),
  );
  // A little farther, so that what is found holds for the next messages, too.
  for (const group of groups.values()) group.lastAt = new Date(group.lastAt.getTime() + KNOWN_FOR_MS);
  const trackers = await lockTrackers(trx, requests, groups);
  const refused: RefusedSender[] = [];
  const known: [FoundTracker, Group][] = [];
  for (const [key, group] of groups) {
    const found = trackers.get(key) ?? [];
    const reason = refusalOf(found);
    if (!reason) known.push([found[0]!, group]);
    else {
      for (const nth of group.requests) {
        for (const tracker of found.length > 0 ? found : [null]) {
          refused.push({ request: requests[nth]!, tracker, reason });
        }
      }
    }
  }
  const neighbours = await lateNeighbours(trx, known);
  const judged = known.map(([tracker, { items }]) => judgeTracker(tracker, items, neighbours));
  const stored = judged.flatMap((one) => one.stored);
  const news = judged.flatMap(({ news: trips }) => [...trips].map(([id, { replaysFrom }]) => ({ id, replaysFrom })));
  // Sent together; each waits only for the one before it in the database.
  const [, , changed] = await Promise.all([
    marksTripsItself(trx),
    storePositions(trx, stored),
    moveTrackers(
      trx,
      judged.map(({ latest }) => latest),
    ),
    markDue(trx, news),
    keepMessages(trx, keptMessages(judged, cap)),
  ]);
  await emitAlarms(trx, judged);
  return { outcomes: outcomesOf(requests, judged), judged, refused, changed, times };
}

export function groupBySender(requests: readonly Request[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (let nth = 0; nth < requests.length; nth += 1) {
    const { incoming, key, arrivedAt } = requests[nth]!;
    let group = groups.get(key);
    if (!group) {
      group = { items: [], requests: [], firstAt: arrivedAt, lastAt: arrivedAt };
      groups.set(key, group);
    }
    group.requests.push(nth);
    if (arrivedAt > group.lastAt) group.lastAt = arrivedAt;
    const oldest = arrivedAt.getTime() - OLDEST_MS;
    let [first, last] = [group.firstAt.getTime(), group.lastAt.getTime()];
    for (const message of incoming.messages) {
      const item = { request: nth, message, via: incoming.via, arrivedAt };
      group.items.push(item);
      const at = Math.max(momentOf(item).getTime(), oldest);
      if (at < first) first = at;
      if (at > last) last = at;
    }
    if (first < group.firstAt.getTime()) group.firstAt = new Date(first);
    if (last > group.lastAt.getTime()) group.lastAt = new Date(last);
  }
  return groups;
}

async function lockTrackers(
  trx: Trx,
  requests: readonly Request[],
  groups: ReadonlyMap<string, Group>,
): Promise<ReadonlyMap<string, readonly FoundTracker[]>> {
  const asked = [...groups].map(
    ([
      key,
      {
        requests: [first = 0],
        firstAt,
        lastAt,
      },
    ]) => ({
      ...lookup(requests[first]!.incoming.sender, key),
      key,
      firstAt,
      lastAt,
    }),
  );
  const found = byKey(await findTrackers(trx, asked));
  const fresh = [...found.values()].flatMap((trackers) =>
    !refusalOf(trackers) && trackers[0]!.tracker_id === null ? [trackers[0]!] : [],
  );
  if (fresh.length === 0) return found;
  const now = requests[0]!.arrivedAt;
  await beginTrackers(
    trx,
    fresh.map(({ id }) => id),
    now,
  );
  const keys = new Set(fresh.map(({ key }) => key));
  const again = await findTrackers(
    trx,
    asked.filter(({ key }) => keys.has(key)),
  );
  return new Map([...found, ...byKey(again)]);
}

function byKey(trackers: readonly FoundTracker[]): ReadonlyMap<string, readonly FoundTracker[]> {
  const groups = new Map<string, FoundTracker[]>();
  for (const tracker of trackers) {
    const group = groups.get(tracker.key);
    if (group) group.push(tracker);
    else groups.set(tracker.key, [tracker]);
  }
  return groups;
}

function refusalOf(found: readonly FoundTracker[]): RefusedSender['reason'] | undefined {
  const [first] = found;
  if (!first) return 'unknown';
  if (first.claimants > 1) return 'claimedTwice';
  return first.is_disabled ? 'disabled' : undefined;
}

async function lateNeighbours(
  trx: Trx,
  known: readonly (readonly [FoundTracker, Group])[],
): Promise<ReadonlyMap<Item, Neighbours>> {
  const late = known.flatMap(([tracker, { items }]) =>
    items.filter((item) => isLate(tracker, item)).map((item) => ({ item, trackerId: tracker.id, at: momentOf(item) })),
  );
  if (late.length === 0) return new Map();
  const found = await neighboursOf(
    trx,
    late.map(({ trackerId, at }) => ({ trackerId, at })),
  );
  return new Map(late.map(({ item }, nth) => [item, found[nth]!]));
}

const NO_PLACE = new Set(['invalid', 'noPlace', 'inaccurate', 'tooOld', 'jump', 'notShared']);

export function outcomesOf(requests: readonly Request[], judged: readonly JudgedTracker[]): readonly Outcome[] {
  const counts: ({ readonly kind: 'stored'; stored: number; refused: number } | undefined)[] = requests.map(
    () => undefined,
  );
  for (const { items } of judged) {
    for (const { item, reason } of items) {
      let count = counts[item.request];
      if (!count) {
        count = { kind: 'stored', stored: 0, refused: 0 };
        counts[item.request] = count;
      }
      if (reason === null) count.stored += 1;
      else if (NO_PLACE.has(reason)) count.refused += 1;
    }
  }
  return counts.map((count) => count ?? { kind: 'refused' });
}
