import { readAccessible } from '#areas/load-orders/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { withCompany } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/booking.calls.ts';
import { bookingErrors } from '../contract/warehouse.errors.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import { bookingHappened } from './booking.events.ts';
import { presentBooking } from './booking.presenter.ts';
import {
  findBooking,
  followOrder,
  lockBooking,
  type ReadBooking,
  readBookings,
  updateBooking,
} from './booking.repository.ts';
import { isCancellingOver, mayChooseDock, mayDo, moversOf } from './booking-access.ts';
import { presentDays } from './booking-days.presenter.ts';
import { freePlace } from './dock-slot.repository.ts';
import { type Search, timesOn } from './free-time.service.ts';
import { holderOf } from './hold.service.ts';
import { searchForBooking, searchForNewOrder } from './search-for.ts';
import { type PlacingMove, takeHeldPlace } from './take-held-place.ts';

type Context = RequestContext<Actor>;

const view = async (context: Context, id: string) => ({
  scheduling: presentBooking(await findBooking(context.trx, id), context),
});

export const readBooking = view;

export async function readOrderBookings(context: Context, orderId: string) {
  await readAccessible(context, orderId);
  const bookings = await readBookings(context.trx, { orderId });
  return { schedulings: bookings.map((booking) => presentBooking(booking, context)) };
}

/** The booking of an order that somebody looks for a time for: the one named, or the next without a time. */
async function bookingOf(
  context: Context,
  { loadingOrderId: orderId, schedulingId }: { loadingOrderId?: string | undefined; schedulingId?: string | undefined },
) {
  if (schedulingId) {
    const booking = await findBooking(context.trx, schedulingId);
    if (orderId && booking.order_id !== orderId) throw requestErrors.notFound();
    return booking;
  }
  const all = orderId ? await readBookings(context.trx, { orderId }) : [];
  const booking = all.find(({ state }) => state === 'pending');
  if (!booking) throw requestErrors.notFound();
  return booking;
}

export async function findDocks(context: Context, query: ParsedInput<typeof calls.findDocks>['query']) {
  return daysOf(context, await searchForBooking(context, await bookingOf(context, query), query.holdKey));
}

export async function findShifts(context: Context, { date, ...query }: ParsedInput<typeof calls.findShifts>['query']) {
  const search = await searchForBooking(context, await bookingOf(context, query), query.holdKey);
  return { schedules: [...(await timesOn(context.trx, search, date))] };
}

export async function findExpressDocks(
  context: Context,
  { date, holdKey, ...asked }: ParsedInput<typeof calls.findExpressDocks>['query'],
) {
  const search = await searchForNewOrder(context, asked, holdKey);
  return {
    ...(await daysOf(context, search)),
    schedules: date ? [...(await timesOn(context.trx, search, date))] : [],
  };
}

const daysOf = ({ trx, actor }: Context, search: Search) =>
  presentDays(trx, search, mayChooseDock(actor, search.warehouse.company_id));

export function scheduleOrder(
  context: Context,
  { schedulingId, holdKey }: ParsedInput<typeof calls.scheduleOrder>['body'],
) {
  return place(context, schedulingId, holdKey, { fresh: true });
}

export function moveBooking(
  context: Context,
  id: string,
  { version, holdKey, reason }: ParsedInput<typeof calls.moveBooking>['body'],
) {
  return place(context, id, holdKey, { fresh: false, version, reason });
}

type Taking =
  | { readonly fresh: true }
  | { readonly fresh: false; readonly version: number; readonly reason: string | null };

/** The move that gives a booking a place, by where its truck is. */
function placingMove({ state, arrived_at }: ReadBooking): PlacingMove {
  if (state === 'pending') return arrived_at ? 'place' : 'book';
  return state === 'arrived' ? 'changeDock' : 'move';
}

async function place(context: Context, id: string, holdKey: string, taking: Taking) {
  const { trx, actor, now } = context;
  const booking = await lockBooking(trx, id);
  const move = placingMove(booking);
  if (!taking.fresh && booking.version !== taking.version) throw requestErrors.staleVersion();
  if (!mayDo(actor, booking, move) || (taking.fresh && booking.state !== 'pending')) throw bookingErrors.wrongState();
  if (move === 'move' && isCancellingOver(booking, moversOf(actor, booking), now)) throw bookingErrors.cancellingOver();
  await takeHeldPlace(trx, booking, {
    move,
    holdKey,
    holder: holderOf(actor),
    userId: actor.userId,
    reason: taking.fresh ? null : taking.reason,
    search: () => searchForBooking(context, booking),
  });
  return view(context, id);
}

export async function cancelBooking(context: Context, id: string, reason: string) {
  const { trx, actor, now } = context;
  const booking = await lockBooking(trx, id);
  const move = booking.arrived_at ? 'turnAway' : 'cancel';
  if (!mayDo(actor, booking, move)) throw bookingErrors.wrongState();
  if (isCancellingOver(booking, moversOf(actor, booking), now)) throw bookingErrors.cancellingOver();
  await withCompany(trx, booking.company_id, async () => {
    await freePlace(trx, booking.id);
    await updateBooking(trx, booking, { state: 'cancelled' });
    const what = move === 'cancel' ? 'cancelled' : 'turnedAway';
    await bookingHappened(trx, booking, { what, userId: actor.userId, reason });
    await followOrder(trx, booking);
  });
  return view(context, id);
}

export async function wantEarlier(context: Context, id: string, wanted: boolean) {
  const booking = await lockBooking(context.trx, id);
  if (booking.state !== 'scheduled') throw bookingErrors.wrongState();
  await withCompany(context.trx, booking.company_id, () =>
    updateBooking(context.trx, booking, { wants_earlier: wanted }),
  );
  return view(context, id);
}

export const readStatuses = ({ services, language }: Context) => ({
  schedulingStatuses: BOOKING_STATES.map((_id) => ({
    _id,
    name: services.translate(language, `warehouses.states.${_id}`),
  })),
});
