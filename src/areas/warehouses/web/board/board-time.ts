import { hourIn } from '#kernel/dates.ts';
import type { Board, BoardBooking } from '../../contract/board.calls.ts';

/** The hours of the day that a board shows, in milliseconds. */
export interface Shown {
  readonly from: number;
  readonly until: number;
}

const HOUR = 3_600_000;
const LEAST_HOURS = 8;

/** From the first to the last hour in which a dock works or a truck is there, and at least eight of them. */
export function shownHours({ day, docks, schedulings }: Board): Shown {
  const [first, last] = [Date.parse(day.from), Date.parse(day.until)];
  const spans = [
    ...docks.flatMap(({ open }) => open.map(({ from, until }) => [from, until] as const)),
    ...schedulings.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [[startsAt, endsAt] as const] : [])),
  ].map(([from, until]) => [Math.max(Date.parse(from), first), Math.min(Date.parse(until), last)] as const);
  if (spans.length === 0) return { from: first, until: last };
  const begin = Math.min(...spans.map(([from]) => from));
  const end = Math.max(...spans.map(([, until]) => until));
  // Whole hours since midnight.
  const from = first + Math.floor((begin - first) / HOUR) * HOUR;
  const until = first + Math.ceil((end - first) / HOUR) * HOUR;
  return { from, until: Math.min(last, Math.max(until, from + LEAST_HOURS * HOUR)) };
}

export const hoursOf = ({ from, until }: Shown, zone: string): { at: number; label: string }[] =>
  Array.from({ length: Math.ceil((until - from) / HOUR) }, (_, index) => from + index * HOUR).map((at) => ({
    at,
    label: hourIn(new Date(at), zone),
  }));

/** Where something begins and how long it is, as shares of the shown hours; undefined outside of them. */
export function placeOf(shown: Shown, from: number, until: number): { left: number; width: number } | undefined {
  const [begin, end] = [Math.max(from, shown.from), Math.min(until, shown.until)];
  if (begin >= end) return undefined;
  const length = shown.until - shown.from;
  return { left: (begin - shown.from) / length, width: (end - begin) / length };
}

export type Sign = 'misfit' | 'collides' | 'overrun' | 'late';

/**
 * What somebody has to look at, by booking: it lost its place; a truck that has not left stands in its way; it stays
 * longer than planned; it has not come in time.
 */
export function signsOf(bookings: readonly BoardBooking[], lateMinutes: number, now: number): Map<string, Sign> {
  const signs = new Map<string, Sign>();
  const staying = new Set<string>();
  for (const booking of bookings) {
    const { _id, schedulingStatus: state, misfit, startsAt, endsAt } = booking;
    const isThere = state === 'arrived' || state === 'inDock';
    if (isThere && state === 'inDock' && endsAt && Date.parse(endsAt) < now) {
      staying.add(laneOf(booking));
      signs.set(_id, 'overrun');
    }
    if (state === 'scheduled' && startsAt && Date.parse(startsAt) + lateMinutes * 60_000 < now) signs.set(_id, 'late');
    if (misfit && (isThere || state === 'scheduled')) signs.set(_id, 'misfit');
  }
  for (const booking of bookings) {
    const isNext = booking.schedulingStatus === 'scheduled' || booking.schedulingStatus === 'arrived';
    if (!isNext || !booking.startsAt || Date.parse(booking.startsAt) > now || signs.get(booking._id) === 'misfit') {
      continue;
    }
    if (staying.has(laneOf(booking))) signs.set(booking._id, 'collides');
  }
  return signs;
}

const laneOf = ({ dockId, lane }: BoardBooking): string => `${dockId} ${lane}`;
