import { type LinkContext, type OrderLink, openWebForm, truckNamed } from '#areas/sharing/server/index.ts';
import { formatPlate } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Trx, withCompany, withPlatformScope } from '#platform/db/database.ts';
import { listen } from '#platform/listeners.ts';
import type * as calls from '../contract/link-booking.calls.ts';
import { bookingErrors } from '../contract/warehouse.errors.ts';
import { mayMove } from '../rules/booking-state.ts';
import { lockBooking, type ReadBooking, readBookings } from './booking.repository.ts';
import { isCancellingOver } from './booking-access.ts';
import { presentDays } from './booking-days.presenter.ts';
import { deleteHold, isTakenBy } from './dock-slot.repository.ts';
import { timesOn } from './free-time.service.ts';
import { placeHold, presentHold } from './hold.service.ts';
import { type LinkedBooking, presentLinkBooking } from './link-booking.presenter.ts';
import { nameTruck } from './link-booking.repository.ts';
import { starsOf } from './rating/driver-rating.repository.ts';
import { hasLeft, isNamedByForm } from './rating/driver-rating.service.ts';
import { foreignWarehouse, searchAt } from './search-for.ts';
import { steadyTicket } from './steady-ticket.ts';
import { takeHeldPlace } from './take-held-place.ts';

const SHOWN = ['pending', 'scheduled', 'arrived', 'inDock'] as const;
const holderOf = ({ id }: OrderLink): string => `link ${id}`;

/** The bookings of an order whose warehouse lets people with a link book, each with its warehouse. */
async function linkedBookings({ trx }: Pick<LinkContext, 'trx'>, orderId: string): Promise<LinkedBooking[]> {
  return openToLinks(trx, await readBookings(trx, { orderId }));
}

async function openToLinks(trx: Trx, bookings: readonly ReadBooking[]): Promise<LinkedBooking[]> {
  const found: LinkedBooking[] = [];
  for (const booking of bookings) {
    if (!SHOWN.some((state) => state === booking.state)) continue;
    const warehouse = await foreignWarehouse(trx, booking.company_id, booking.warehouse_id);
    if (warehouse.open_to_links) found.push({ booking, warehouse });
  }
  return found;
}

/** One of them; what the link does not show is not there. */
async function findLinked(context: LinkContext, link: OrderLink, id: string): Promise<LinkedBooking> {
  const found = (await linkedBookings(context, link.order_id)).find(({ booking }) => booking.id === id);
  if (!found) throw requestErrors.notFound();
  return found;
}

const searchFor = ({ trx, now }: LinkContext, { booking, warehouse }: LinkedBooking, holdKey?: string) =>
  searchAt({ trx, now, isStaff: false }, warehouse, booking, holdKey);

export async function readLinkBookings(context: LinkContext, alias: string) {
  const { trx } = context;
  const link = await openWebForm(context, alias);
  const bookings = await readBookings(trx, { orderId: link.order_id });
  const schedulings: calls.LinkBooking[] = [];
  for (const one of await openToLinks(trx, bookings)) schedulings.push(await present(context, link, one));
  const left = bookings.filter((booking) => hasLeft(booking) && isNamedByForm(booking));
  const stars = await starsOf(trx, left);
  const visits = left.map(({ id, warehouse_name }) => {
    return { _id: id, warehouse: warehouse_name, stars: stars.get(id) ?? null };
  });
  return { schedulings, visits };
}

const present = async (context: LinkContext, link: OrderLink, one: LinkedBooking) =>
  presentLinkBooking(one, { link, now: context.now, address: await steadyTicket(context, one.booking) });

export async function findLinkTimes(
  context: LinkContext,
  { loadOrderId, id }: ParsedInput<typeof calls.findLinkTimes>['params'],
  { date, holdKey }: ParsedInput<typeof calls.findLinkTimes>['query'],
) {
  const link = await openWebForm(context, loadOrderId);
  const search = await searchFor(context, await findLinked(context, link, id), holdKey);
  return {
    ...(await presentDays(context.trx, search, false)),
    schedules: date ? [...(await timesOn(context.trx, search, date))] : [],
  };
}

export async function holdByLink(
  context: LinkContext,
  { loadOrderId, key }: ParsedInput<typeof calls.holdByLink>['params'],
  { schedulingId, ...wanted }: ParsedInput<typeof calls.holdByLink>['body'],
) {
  const { trx } = context;
  const link = await openWebForm(context, loadOrderId);
  const found = await findLinked(context, link, schedulingId);
  requireOpen(context, found.booking);
  const search = await searchFor(context, found, key);
  const hold = await withCompany(trx, found.warehouse.company_id, () =>
    placeHold(trx, search, { key, holder: holderOf(link), ...wanted }),
  );
  return presentHold(search, hold);
}

export async function releaseByLink(
  context: LinkContext,
  { loadOrderId, key }: ParsedInput<typeof calls.releaseByLink>['params'],
) {
  const link = await openWebForm(context, loadOrderId);
  return { released: await withPlatformScope(context.trx, () => deleteHold(context.trx, key, holderOf(link))) };
}

const moveOf = ({ state }: ReadBooking) => (state === 'pending' ? 'book' : 'move');

/** It has no time yet, or one that may still be changed. */
function requireOpen({ now }: Pick<LinkContext, 'now'>, booking: ReadBooking): void {
  if (!mayMove(booking.state, moveOf(booking), 'booker') || booking.arrived_at) throw bookingErrors.wrongState();
  if (isCancellingOver(booking, ['booker'], now)) throw bookingErrors.cancellingOver();
}

export async function bookByLink(
  context: LinkContext,
  { loadOrderId, id }: ParsedInput<typeof calls.bookByLink>['params'],
  { holdKey, name, plate, driver }: ParsedInput<typeof calls.bookByLink>['body'],
) {
  const { trx } = context;
  const link = await openWebForm(context, loadOrderId);
  const found = await findLinked(context, link, id);
  const booking = await lockBooking(trx, id);
  const view = async () => ({ scheduling: await present(context, link, await findLinked(context, link, id)) });
  const { company_id } = booking;
  if (await withCompany(trx, company_id, () => isTakenBy(trx, holdKey, id))) return view();
  requireOpen(context, booking);
  requireTruck(booking, { plate, driver });
  await nameTruck(trx, id, { plate: plate && formatPlate(plate), driver }, booking);
  await takeHeldPlace(trx, booking, {
    move: moveOf(booking),
    holdKey,
    holder: holderOf(link),
    userId: null,
    byName: name,
    search: () => searchFor(context, found),
  });
  return view();
}

/** Somebody has to come: who, is said here or known from the order. */
function requireTruck(booking: ReadBooking, named: { readonly plate: string | null; readonly driver: string | null }) {
  const missing = [
    ...(named.plate || booking.plate ? [] : ['plate']),
    ...(named.driver || booking.driver_name ? [] : ['driver']),
  ];
  if (missing.length === 0) return;
  throw requestErrors.invalid({ fields: Object.fromEntries(missing.map((field) => [field, { code: 'required' }])) });
}

/** Another truck or driver that a client asks for comes with the same bookings, until the people of the order decide. */
export const nameOtherTruck = listen(truckNamed, async ({ trx }, { orderId, plate, driver }) => {
  for (const { booking } of await linkedBookings({ trx }, orderId)) {
    if (booking.state !== 'pending' && booking.state !== 'scheduled') continue;
    await nameTruck(trx, booking.id, { plate: plate && formatPlate(plate), driver }, null);
  }
});
