import { setImmediate as pause } from 'node:timers/promises';
import type { Fix, Happening } from '#areas/routes/rules/evaluate/alarm-state.ts';
import {
  EMPTY_MEMORY,
  type Incident,
  incidentKey,
  judgeFix,
  type TripMemory,
} from '#areas/tracking/rules/alerts/incidents.ts';
import { type KeptMemory, keepMemory, memoryBefore } from '#areas/tracking/rules/alerts/kept-memory.ts';
import type { HistorySpan } from './apply-incidents.ts';
import type { TripContext } from './trip-context.ts';
import { FIXES_READ, fixesAfter, type StoredFix } from './watched-trip.repository.ts';

export interface Memories {
  readonly trip: TripMemory;
  /** As it was some time before, so that a late position does not make the whole trip be judged again. */
  readonly kept: readonly KeptMemory[];
}

/** What a look at the positions of a trip has found. */
export interface Seen {
  readonly memories: Memories;
  readonly incidents: readonly Incident[];
  readonly happenings: readonly Happening[];
  readonly number: number;
  readonly judgedAt: Date | null;
  readonly hasMore: boolean;
  /** The part of the trip that was judged once more; null where everything is new. */
  readonly again: HistorySpan | null;
}

/** Each incident as it is in the end. */
export const newest = (incidents: Iterable<Incident>): readonly Incident[] => [
  ...new Map([...incidents].map((one) => [incidentKey(one), one])).values(),
];

/** A truck that is known to stand is where it stood, whatever its noise says. */
function steady({ isParked, ...fix }: StoredFix, { alarms }: TripMemory): Fix {
  const stood = alarms.stay ?? alarms.last;
  return isParked && stood ? { ...fix, speedKmh: 0, position: { lat: stood.lat, lng: stood.lng } } : fix;
}

export function lookAt({ plan }: Pick<TripContext, 'plan'>, before: Memories, fixes: readonly StoredFix[]): Seen {
  const incidents: Incident[] = [];
  const happenings: Happening[] = [];
  let { trip, kept } = before;
  for (const fix of fixes) {
    const judgement = judgeFix(plan, trip, steady(fix, trip));
    trip = judgement.memory;
    kept = keepMemory(kept, fix.at.getTime(), trip);
    incidents.push(...judgement.changed);
    happenings.push(...judgement.happenings);
  }
  return {
    ...{ memories: { trip, kept }, incidents: newest(incidents), happenings, again: null },
    number: fixes.reduce((most, fix) => Math.max(most, fix.number), 0),
    ...{ judgedAt: fixes.at(-1)?.at ?? null, hasMore: fixes.length >= FIXES_READ },
  };
}

/** A late position changes what came after it, so the trip is judged once more from what was remembered before it. */
export async function replay(context: TripContext, before: Memories, late: Date): Promise<Seen> {
  const { trx, trip } = context;
  const base = memoryBefore(before.kept, late.getTime());
  let page = await fixesAfter(trx, trip.id, base ? new Date(base.at - 1) : null);
  // Positions are gone that it was judged by: only those that are left can be judged again.
  if (base && page[0]?.at.getTime() !== base.at) return replay(context, { ...before, kept: [] }, late);
  const [first] = page;
  if (!first) return lookAt(context, before, []);
  const { open, recent } = base?.memory ?? EMPTY_MEMORY;
  const incidents = [...Object.values(recent), ...Object.values(open)];
  const happenings: Happening[] = [];
  const kept = before.kept.filter(({ at }) => base !== undefined && at <= base.at);
  let seen = lookAt(context, { trip: base?.memory ?? EMPTY_MEMORY, kept }, page);
  let number = 0;
  for (;;) {
    incidents.push(...seen.incidents);
    happenings.push(...seen.happenings);
    number = Math.max(number, seen.number);
    if (!seen.hasMore) break;
    // Other work of this process goes on between two pages.
    await pause();
    page = await fixesAfter(trx, trip.id, page.at(-1)!.at);
    seen = lookAt(context, seen.memories, page);
  }
  return {
    ...{ memories: seen.memories, incidents: newest(incidents), happenings, number, hasMore: false },
    judgedAt: page.at(-1)?.at ?? null,
    again: { from: base?.at ?? first.at.getTime(), isWhole: base === undefined },
  };
}
