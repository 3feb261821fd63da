import type { Random } from '#areas/companies/demo/random.ts';
import { createId } from '#kernel/ids.ts';
import type { BookingState } from '../rules/booking-state.ts';
import type { DemoPlace } from './dock-diary.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Starts are every half hour, and everybody needs an hour. */
export const INTERVAL_MS = 30 * MINUTE_MS;
export const SERVICE_MS = HOUR_MS;

export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);
/** The start before a moment. */
export const startBefore = (moment: Date): Date => new Date(Math.floor(moment.getTime() / INTERVAL_MS) * INTERVAL_MS);

/** When a truck had its time, and when it did what. */
export interface Visit {
  readonly state: BookingState;
  readonly createdAt: Date;
  readonly bookedAt: Date | null;
  readonly startsAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly dockedAt: Date | null;
  readonly leftAt: Date | null;
}

const NOTHING = { bookedAt: null, startsAt: null, arrivedAt: null, dockedAt: null, leftAt: null };

/** A visit of an order that ended at a known moment, planned backwards from it; nothing happens before the order exists. */
export function planPast(leftAt: Date, createdAt: Date, random: Random): Visit {
  const soonest = earlier(minutesAfter(createdAt, 2), leftAt);
  const dockedAt = later(minutesAfter(leftAt, -(45 + random.int(30))), soonest);
  const wait = random.chance(0.15) ? 130 + random.int(120) : 5 + random.int(50);
  const arrivedAt = later(minutesAfter(dockedAt, -wait), soonest);
  const startsAt = startBefore(minutesAfter(dockedAt, -Math.min(wait, 20)));
  return {
    state: 'completed',
    createdAt,
    bookedAt: earlier(minutesAfter(createdAt, 1), leftAt),
    startsAt,
    arrivedAt,
    dockedAt,
    leftAt,
  };
}

/** A visit by its start: what has happened of it until now. */
export function planVisit(startsAt: Date, now: Date, random: Random): Visit {
  const createdAt = minutesAfter(startsAt < now ? startsAt : now, -(600 + random.int(3_000)));
  const booked = { createdAt, bookedAt: minutesAfter(createdAt, 5 + random.int(60)), startsAt };
  if (startsAt > now) return { ...NOTHING, ...booked, state: 'scheduled' };
  const roll = random.int(100);
  const isOver = minutesAfter(startsAt, 60) < now;
  if (isOver && roll < 4) return { ...NOTHING, ...booked, state: 'noShow' };
  if (roll < 8) return { ...NOTHING, ...booked, state: 'cancelled' };
  const arrivedAt = earlier(minutesAfter(startsAt, random.int(40) - 25), minutesAfter(now, -1));
  const dockedAt = minutesAfter(later(arrivedAt, startsAt), 3 + random.int(20));
  const leftAt = minutesAfter(dockedAt, 40 + random.int(40));
  const visit = { ...booked, arrivedAt };
  if (dockedAt >= now) return { ...visit, state: 'arrived', dockedAt: null, leftAt: null };
  if (leftAt >= now) return { ...visit, state: 'inDock', dockedAt, leftAt: null };
  return { ...visit, state: 'completed', dockedAt, leftAt };
}

/** A truck that is there without a time. */
export const planWalkIn = (now: Date, random: Random): Visit => {
  const arrivedAt = minutesAfter(now, -(8 + random.int(80)));
  return { ...NOTHING, state: 'pending', createdAt: arrivedAt, arrivedAt };
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Those that still have their lane. */
export const hasSlot = ({ state, startsAt }: Visit): boolean =>
  startsAt !== null && ['scheduled', 'arrived', 'inDock'].includes(state);

export const endOf = ({ startsAt }: Visit): Date | null => startsAt && new Date(startsAt.getTime() + SERVICE_MS);

/** The columns of a booking that say when and where. */
export function visitColumns(visit: Visit, place: DemoPlace | undefined) {
  return {
    state: visit.state,
    dock_id: place?.dockId ?? null,
    lane: place?.lane ?? null,
    starts_at: place ? visit.startsAt : null,
    ends_at: place ? endOf(visit) : null,
    arrived_at: visit.arrivedAt,
    docked_at: visit.dockedAt,
    left_at: visit.leftAt,
  };
}

/** The history of a visit, as the product would have written it. */
export function historyOf(
  { id, companyId, userId }: { readonly id: string; readonly companyId: string; readonly userId: string },
  visit: Visit,
  cancelled: string,
) {
  const entry = (type: string, at: Date | null, more: { reason?: string; user_id?: null } = {}) =>
    at ? [{ id: createId(), company_id: companyId, booking_id: id, at, type, user_id: userId, ...more }] : [];
  const over = visit.startsAt && minutesAfter(visit.startsAt, 60);
  return [
    ...entry(visit.bookedAt || !visit.arrivedAt ? 'created' : 'takenIn', visit.createdAt),
    ...entry('booked', visit.bookedAt),
    ...entry('arrived', visit.bookedAt && visit.arrivedAt),
    ...entry('docked', visit.dockedAt),
    ...entry('left', visit.leftAt),
    ...entry('missed', visit.state === 'noShow' ? over : null, { user_id: null }),
    ...entry('cancelled', visit.state === 'cancelled' && visit.bookedAt ? minutesAfter(visit.bookedAt, 30) : null, {
      reason: cancelled,
    }),
  ];
}
