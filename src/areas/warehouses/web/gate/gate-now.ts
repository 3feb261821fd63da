import { addDays } from '#kernel/dates.ts';
import type { BookingState } from '../../rules/booking-state.ts';
import { type GateEntry, isLetIn } from '../../rules/gate-day.ts';
import type { GateItem } from './gate-storage.ts';

/** The trucks as they are with what the phone recorded and the server does not have yet. */
export function entriesNow(entries: readonly GateEntry[], waiting: readonly GateItem[], byMe: string): GateEntry[] {
  const open = waiting.filter(({ refused }) => refused === undefined);
  const changed = entries.map((entry) => {
    const own = open.filter((item) => item.kind !== 'walkIn' && item.bookingId === entry.id);
    return own.reduce((before, item) => entryAfter(before, item, byMe), entry);
  });
  return [...changed, ...open.flatMap((item) => (item.kind === 'walkIn' ? [walkInOf(item, byMe)] : []))];
}

export function entryAfter(entry: GateEntry, item: GateItem, byMe: string): GateEntry {
  const at = Date.parse(item.at);
  if (item.kind === 'arrival') {
    const state = entry.state === 'scheduled' ? 'arrived' : entry.state;
    return { ...entry, state, arrivedAt: at, letInBy: byMe };
  }
  if (item.kind === 'walkIn') return entry;
  if (item.move === 'call') return { ...entry, calledAt: at };
  if (item.move === 'dock') return { ...entry, state: 'inDock', dockedAt: at };
  if (item.move === 'leave') return { ...entry, state: 'completed', leftAt: at };
  return { ...entry, state: 'cancelled' };
}

const NOTHING = {
  code: '',
  state: 'pending',
  ticketVersion: 1,
  startsAt: null,
  endsAt: null,
  dock: null,
  trailerPlate: null,
  orderId: null,
  orderCode: null,
  documentsExpired: false,
  calledAt: null,
  dockedAt: null,
  leftAt: null,
} as const satisfies Partial<GateEntry>;

function walkInOf(item: Extract<GateItem, { kind: 'walkIn' }>, byMe: string): GateEntry {
  const { key, plate, driver, carrier, action, at } = item;
  const arrivedAt = Date.parse(at);
  return { ...NOTHING, id: key, plate, driver, carrier, action, arrivedAt, letInBy: byMe };
}

/** A genuine ticket that the list does not have: as much as the ticket says. */
export function entryOfTicket(ticket: {
  id: string;
  plate: string | null;
  from: number;
  until: number;
  version: number;
}): GateEntry {
  return {
    ...NOTHING,
    id: ticket.id,
    state: 'scheduled',
    ticketVersion: ticket.version,
    action: 'load',
    startsAt: ticket.from * 1000,
    endsAt: ticket.until * 1000,
    plate: ticket.plate,
    driver: null,
    carrier: null,
    arrivedAt: null,
    letInBy: null,
  };
}

export const DAY_GROUPS = ['onSite', 'expected', 'tomorrow', 'left', 'over'] as const;
export type DayGroup = (typeof DAY_GROUPS)[number];

/** The calendar of the warehouse. */
export interface GateCalendar {
  readonly today: string;
  readonly dayOf: (at: number) => string;
}

const OVER: readonly BookingState[] = ['cancelled', 'noShow'];

/** Null for what is in the list only because an old ticket may be shown: trucks of another day. */
export function groupOf(entry: GateEntry, { today, dayOf }: GateCalendar): DayGroup | null {
  const { state, startsAt, arrivedAt, leftAt } = entry;
  const isToday = (at: number | null) => at !== null && dayOf(at) === today;
  if (OVER.includes(state)) return isToday(arrivedAt ?? startsAt) ? 'over' : null;
  if (state === 'completed') return isToday(leftAt ?? startsAt) ? 'left' : null;
  if (isLetIn(entry)) return 'onSite';
  if (startsAt === null || dayOf(startsAt) <= today) return 'expected';
  return dayOf(startsAt) === addDays(today, 1) ? 'tomorrow' : null;
}

/** Inside, and not at a dock yet. */
export const isWaiting = (entry: GateEntry): boolean =>
  isLetIn(entry) && (entry.state === 'arrived' || entry.state === 'pending');

/** Who waits inside without a dock, the longest first. */
export function waitingLongest(entries: readonly GateEntry[]): GateEntry | undefined {
  return entries.filter(isWaiting).sort((one, other) => (one.arrivedAt ?? 0) - (other.arrivedAt ?? 0))[0];
}

/** What a guard does next with a truck that is in. */
export function movesOf({ state, arrivedAt, calledAt }: GateEntry): ('call' | 'dock' | 'leave' | 'turnAway')[] {
  if (arrivedAt === null) return [];
  if (state === 'inDock') return ['leave'];
  if (state === 'arrived') return ['dock', ...(calledAt === null ? (['call'] as const) : []), 'leave', 'turnAway'];
  return state === 'pending' ? ['turnAway'] : [];
}
