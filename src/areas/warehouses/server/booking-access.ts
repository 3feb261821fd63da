import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { BookingAction } from '../contract/booking.shapes.ts';
import { BOOK, CHOOSE_DOCK, CORRECT_TIMES, VALIDATE_TICKETS } from '../contract/warehouse.permissions.ts';
import { BOOKING_MOVES, type BookingMove, type BookingMover, mayMove } from '../rules/booking-state.ts';
import type { BookingRecord } from './booking.repository.ts';

/** As whom somebody acts on a booking: people of the warehouse by their rights there, others for their order. */
export function moversOf(actor: Actor, booking: Pick<BookingRecord, 'company_id'>): readonly BookingMover[] {
  const books = holds(actor.permissions, BOOK);
  if (booking.company_id !== actor.companyId) return books ? ['booker'] : [];
  return [
    ...(books ? (['staff'] as const) : []),
    ...(holds(actor.permissions, VALIDATE_TICKETS) ? (['gate'] as const) : []),
  ];
}

export const mayDo = (actor: Actor, booking: Pick<BookingRecord, 'company_id' | 'state'>, move: BookingMove): boolean =>
  moversOf(actor, booking).some((mover) => mayMove(booking.state, move, mover));

/** Nobody but the people of the warehouse cancels shortly before the start. */
export function isCancellingOver(
  booking: BookingRecord & { readonly cancelling_cutoff_minutes: number },
  movers: readonly BookingMover[],
  now: Date,
): boolean {
  if (movers.includes('staff') || !booking.starts_at) return false;
  return now.getTime() > booking.starts_at.getTime() - booking.cancelling_cutoff_minutes * 60_000;
}

export function actionsOf(
  actor: Actor,
  booking: BookingRecord & { readonly cancelling_cutoff_minutes: number },
  now: Date,
): BookingAction[] {
  const movers = moversOf(actor, booking);
  const moves = (Object.keys(BOOKING_MOVES) as BookingMove[]).filter((move) => {
    if ((move === 'cancel' || move === 'move') && isCancellingOver(booking, movers, now)) return false;
    // A truck without an order was taken in by the guard; it gets its dock by `place`.
    if (move === 'book' && booking.arrived_at) return false;
    if (move === 'takeIn' && booking.arrived_at) return false;
    if (move === 'place' && !booking.arrived_at) return false;
    if (move === 'turnAway' && !booking.arrived_at) return false;
    if (move === 'miss') return false;
    return movers.some((mover) => mayMove(booking.state, move, mover));
  });
  const mayCorrect =
    booking.company_id === actor.companyId && holds(actor.permissions, CORRECT_TIMES) && booking.arrived_at !== null;
  const mayWant = booking.state === 'scheduled' && movers.some((mover) => mover !== 'gate');
  return [...moves, ...(mayCorrect ? (['correct'] as const) : []), ...(mayWant ? (['wantEarlier'] as const) : [])];
}

/** People of the warehouse choose docks by their right; whoever books from outside never does. */
export const mayChooseDock = (actor: Actor, companyId: string): boolean =>
  companyId === actor.companyId && holds(actor.permissions, CHOOSE_DOCK);
