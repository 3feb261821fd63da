import type { BookingView } from '../../contract/booking.shapes.ts';
import { amountOf } from '../../rules/waiting.ts';

const MINUTE = 60_000;

/** The clock of a truck at a moment; one that left stands still. */
export function clockAt(waiting: NonNullable<BookingView['waiting']>, now: number) {
  const { from, until, minutes, freeMinutes, chargedMinutes, amount, pricePerHour } = waiting;
  if (until !== null) return { minutes, chargedMinutes, amount };
  // Never less than the server said: the clock of this device may be slow.
  const passed = Math.max(minutes, Math.floor((now - Date.parse(from)) / MINUTE));
  const charged = Math.max(0, passed - freeMinutes);
  return { minutes: passed, chargedMinutes: charged, amount: amountOf(charged, pricePerHour) };
}

/** 2:05 */
export const spoken = (minutes: number): string => `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;
