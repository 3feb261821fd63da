import { dayIn } from '#kernel/dates.ts';
import { type Trx, withCompany } from '#platform/db/database.ts';
import { bookingErrors } from '../contract/warehouse.errors.ts';
import { bookingHappened } from './booking.events.ts';
import { type ReadBooking, serviceMinutes, updateBooking } from './booking.repository.ts';
import { type Hold, lockHold, takePlace } from './dock-slot.repository.ts';
import { nearestTimes, type Search } from './free-time.service.ts';

const HAPPENED = { book: 'booked', move: 'moved', place: 'placed', changeDock: 'dockChanged' } as const;
export type PlacingMove = keyof typeof HAPPENED;

interface Taking {
  readonly move: PlacingMove;
  readonly holdKey: string;
  /** Whose hold it must be. */
  readonly holder: string;
  readonly userId: string | null;
  /** Somebody with a link, by name. */
  readonly byName?: string;
  readonly reason?: string | null;
  /** What other times are looked for by, should the hold be over. */
  readonly search: () => Promise<Search>;
  /** Which of several places it is, said with a refusal. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/** Gives a locked booking the place that a hold keeps; whether somebody may is decided before. */
export async function takeHeldPlace(trx: Trx, booking: ReadBooking, taking: Taking): Promise<void> {
  const { move, userId, byName = null, reason = null } = taking;
  await withCompany(trx, booking.company_id, async () => {
    const hold = await lockHold(trx, taking.holdKey, taking.holder);
    const endsAt = hold && (await endOf(trx, booking, hold));
    if (!hold || !endsAt) throw await holdOver(trx, booking, taking, hold);
    if (hold.warehouse_id !== booking.warehouse_id) throw bookingErrors.wrongDock();
    await takePlace(trx, hold, booking.id);
    await updateBooking(trx, booking, {
      state: move === 'book' || move === 'move' ? 'scheduled' : 'arrived',
      dock_id: hold.dock_id,
      lane: hold.lane,
      starts_at: hold.starts_at,
      ends_at: endsAt,
      expected_at: hold.starts_at,
      misfit: false,
      wants_earlier: false,
      reminded_at: null,
      // What was printed before names another time.
      ticket_version: booking.ticket_version + (move === 'move' ? 1 : 0),
    });
    const from = booking.starts_at && {
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      dockId: booking.dock_id,
      dock: booking.dock_name,
    };
    await bookingHappened(trx, booking, {
      what: HAPPENED[move],
      userId,
      byName,
      reason,
      details: { startsAt: hold.starts_at, dockId: hold.dock_id, ...(from ? { from } : {}) },
    });
  });
}

/** When the truck is done; undefined for a hold that is over, or that was taken for a quicker truck. */
async function endOf(trx: Trx, booking: ReadBooking, hold: Hold): Promise<Date | undefined> {
  const minutes = await serviceMinutes(trx, booking);
  if (minutes === null) throw bookingErrors.notBooked();
  const endsAt = new Date(hold.starts_at.getTime() + minutes * 60_000);
  return hold.seconds_left <= 0 || endsAt > hold.ends_at ? undefined : endsAt;
}

/** With free times near the one that was held or, where nobody knows it any more, near the day of the order. */
async function holdOver(trx: Trx, booking: ReadBooking, { search: look, about }: Taking, hold: Hold | undefined) {
  const search = await look();
  const wanted = hold?.starts_at ?? (booking.due_on ? new Date(`${booking.due_on}T12:00:00Z`) : search.now);
  const around = wanted < search.now ? search.now : wanted;
  const nearest = await nearestTimes(trx, search, dayIn(around, search.warehouse.time_zone), around);
  return bookingErrors.holdOver({ facts: { nearest, ...about } });
}
