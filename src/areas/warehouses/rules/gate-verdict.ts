import type { BookingState } from './booking-state.ts';

/** What the gate says to a truck. Only `enter` opens without a reason. */
export const GATE_VERDICTS = [
  'enter',
  'tooEarly',
  'late',
  'anotherDay',
  'anotherWarehouse',
  'otherPlate',
  'documentsExpired',
  'noTime',
  'cancelled',
  'replaced',
  'used',
  'forged',
  /** Without network: signed with a key that the phone has not read yet. */
  'unknownKey',
  'unknown',
] as const;
export type GateVerdict = (typeof GATE_VERDICTS)[number];

/** Those a guard may overrule with a reason: the truck is known, and its booking is neither over nor used. */
export const OVERRULED = [
  'tooEarly',
  'late',
  'anotherDay',
  'otherPlate',
  'documentsExpired',
  'noTime',
] as const satisfies readonly GateVerdict[];
export const mayOverrule = (verdict: GateVerdict): boolean => (OVERRULED as readonly GateVerdict[]).includes(verdict);

/** What is known of a booking at the gate, with or without network. */
export interface GateBooking {
  readonly warehouseId: string;
  readonly state: BookingState;
  readonly ticketVersion: number;
  /** The day of the start, by the calendar of the warehouse. */
  readonly day: string | null;
  readonly startsAt: number | null;
  readonly plate: string | null;
  readonly documentsExpired: boolean;
}

export interface GateQuestion {
  readonly warehouseId: string;
  /** The calendar day it is at the warehouse. */
  readonly today: string;
  readonly now: number;
  readonly earlyMinutes: number;
  readonly lateMinutes: number;
  /** The version of the ticket that was shown; null where the code was typed or a plate looked for. */
  readonly ticketVersion: number | null;
  /** The plate the guard sees, where it was typed. */
  readonly plate: string | null;
}

const MINUTE = 60_000;
const USED: readonly BookingState[] = ['arrived', 'inDock', 'completed'];

/** Judges a booking that exists; forged and unknown tickets have none. The gravest reason comes first. */
export function judge(booking: GateBooking, asked: GateQuestion): GateVerdict {
  const { state, startsAt, day } = booking;
  if (booking.warehouseId !== asked.warehouseId) return 'anotherWarehouse';
  if (USED.includes(state)) return 'used';
  if (state === 'cancelled' || state === 'noShow') return 'cancelled';
  if (asked.ticketVersion !== null && asked.ticketVersion !== booking.ticketVersion) return 'replaced';
  if (startsAt === null || day === null) return 'noTime';
  if (asked.plate !== null && booking.plate !== null && asked.plate !== booking.plate) return 'otherPlate';
  if (booking.documentsExpired) return 'documentsExpired';
  if (asked.now < startsAt - asked.earlyMinutes * MINUTE) return day === asked.today ? 'tooEarly' : 'anotherDay';
  if (asked.now > startsAt + asked.lateMinutes * MINUTE) return day === asked.today ? 'late' : 'anotherDay';
  return 'enter';
}
