import type { Say } from '#areas/notifications/server/index.ts';
import { dayIn, hourIn, showDay } from '#kernel/dates.ts';
import type { ReadBooking } from '../booking.repository.ts';

/** By the clock of the warehouse. */
export const showMoment = (at: Date, zone: string): string => `${showDay(dayIn(at, zone))} ${hourIn(at, zone)}`;

const CAUSES = ['orderCancelled', 'orderFinished', 'placeChanged'] as const;
type Cause = (typeof CAUSES)[number];

/** Why, in the words of whoever did it, or as the product knows it. */
export interface Why {
  readonly reason: string | null;
  readonly cause: string | null;
}

/** The words of every text about a booking, in the language of its reader. */
export function wordsOf(
  say: Say,
  booking: ReadBooking,
  { name, why, earlier = null }: { readonly name: string | null; readonly why: Why; readonly earlier?: Date | null },
) {
  const { time_zone: zone, starts_at: startsAt, plate, code } = booking;
  return {
    booking: name
      ? say('warehouses.notices.order', { order: name })
      : say('warehouses.notices.truck', { plate: plate ?? code }),
    warehouse: booking.warehouse_name,
    when: startsAt ? showMoment(startsAt, zone) : '',
    earlier: earlier ? showMoment(earlier, zone) : '',
    dock: booking.dock_name ?? say('warehouses.notices.withoutDock'),
    plate: plate ?? '',
    code,
    reason: reasonOf(say, why),
  };
}

function reasonOf(say: Say, { reason, cause }: Why): string {
  if (reason) return reason;
  const known = CAUSES.find((one): one is Cause => one === cause);
  return known ? say(`warehouses.notices.causes.${known}`) : say('warehouses.notices.withoutReason');
}
