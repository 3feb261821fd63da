import { reportedMoment } from '#areas/load-orders/server/index.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { instantIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/visit.calls.ts';
import { bookingErrors, gateErrors } from '../contract/warehouse.errors.ts';
import { BOOK } from '../contract/warehouse.permissions.ts';
import { isWithin } from '../rules/date-window.ts';
import { type BookingHappening, bookingHappened } from './booking.events.ts';
import { presentBooking } from './booking.presenter.ts';
import {
  type BookingValues,
  findBooking,
  followOrder,
  insertWalkIn,
  lockBooking,
  type ReadBooking,
  updateBooking,
} from './booking.repository.ts';
import { mayDo } from './booking-access.ts';
import { wasReported } from './booking-event.repository.ts';
import { freePlace } from './dock-slot.repository.ts';
import { windowOf } from './free-time.service.ts';
import { lookUpWarehouse, type WarehouseRecord } from './warehouse.repository.ts';

type Context = RequestContext<Actor>;
type Visit = ParsedInput<typeof calls.changeBookingStatus>['body'];

const view = async (context: Context, id: string) => ({
  scheduling: presentBooking(await findBooking(context.trx, id), context),
});

/** What each move writes, what the history names it, and since when it is possible. */
const MOVES = {
  takeIn: {
    what: 'takenIn',
    since: ({ created_at }) => created_at,
    values: (at) => ({ arrived_at: at, expected_at: at }),
  },
  arrive: {
    what: 'arrived',
    since: ({ created_at }) => created_at,
    values: (at) => ({ state: 'arrived', arrived_at: at }),
  },
  call: { what: 'called', since: ({ arrived_at }) => arrived_at, values: (at) => ({ called_at: at }) },
  dock: {
    what: 'docked',
    since: ({ arrived_at }) => arrived_at,
    values: (at) => ({ state: 'inDock', docked_at: at }),
  },
  leave: {
    what: 'left',
    since: ({ docked_at, arrived_at }) => docked_at ?? arrived_at,
    values: (at) => ({ state: 'completed', left_at: at }),
  },
  turnAway: { what: 'turnedAway', since: ({ arrived_at }) => arrived_at, values: () => ({ state: 'cancelled' }) },
} as const satisfies Readonly<
  Record<
    Visit['move'],
    {
      readonly what: BookingHappening;
      readonly since: (booking: ReadBooking) => Date | null;
      readonly values: (at: Date) => BookingValues;
    }
  >
>;

export async function changeStatus(context: Context, id: string, visit: Visit) {
  const { trx, actor, now } = context;
  const booking = await lockBooking(trx, id);
  if (await wasReported(trx, booking, visit.clientKey)) return view(context, id);
  if (visit.move === 'arrive' && booking.arrived_at) return arriveAgain(context, booking, visit);
  const isPossible = visit.move === 'takeIn' ? !booking.arrived_at : visit.move === 'arrive' || booking.arrived_at;
  if (!isPossible || !mayDo(actor, booking, visit.move)) throw bookingErrors.wrongState();
  const { what, since, values } = MOVES[visit.move];
  const at = reportedMoment(now, visit.at, since(booking) ?? booking.created_at);
  // A dock is free as soon as its truck is gone.
  if (visit.move === 'leave' || visit.move === 'turnAway') await freePlace(trx, booking.id);
  await updateBooking(trx, booking, values(at));
  await bookingHappened(trx, booking, {
    what,
    userId: actor.userId,
    at,
    reason: visit.reason,
    clientKey: visit.clientKey ?? null,
  });
  if (visit.move === 'turnAway') await followOrder(trx, booking);
  return view(context, id);
}

/**
 * Two guards with one ticket: the earlier one let the truck in. Where the earlier entry is sent later, its time counts;
 * the later one reads when the truck was let in.
 */
async function arriveAgain(context: Context, booking: ReadBooking, { at: reportedAt, clientKey, reason }: Visit) {
  const { trx, actor, now } = context;
  const at = reportedMoment(now, reportedAt, booking.created_at);
  const letIn = booking.arrived_at;
  if (!letIn || at >= letIn || booking.company_id !== actor.companyId) {
    throw gateErrors.used({ facts: { at: letIn?.toISOString() } });
  }
  await updateBooking(trx, booking, { arrived_at: at });
  await bookingHappened(trx, booking, {
    what: 'arrived',
    userId: actor.userId,
    at,
    reason,
    details: { replaces: letIn },
    clientKey: clientKey ?? null,
  });
  return view(context, booking.id);
}

export async function takeInTruck(context: Context, body: ParsedInput<typeof calls.takeInTruck>['body']) {
  const { trx, actor, now } = context;
  const warehouse = await lookUpWarehouse(trx, body.warehouseId);
  if (!warehouse) throw requestErrors.notFound();
  const at = reportedMoment(now, body.at, warehouse.created_at);
  const key = { company_id: companyOf(actor), id: body.warehouseId };
  const known = await wasReported(trx, key, body.clientKey);
  if (known) return view(context, known.booking_id);
  const expectedAt = expectedFrom(context, body, warehouse);
  const booking = await insertWalkIn(trx, {
    company_id: key.company_id,
    warehouse_id: warehouse.id,
    action: body.action,
    type_operation: body.typeOperation ?? body.action,
    vehicle_type: body.typeTransportUnit ?? null,
    plate: plateKey(body.plate),
    driver_name: body.trucker,
    carrier_name: body.transportCompany,
    due_on: body.dueDate ?? null,
    arrived_at: expectedAt ? null : at,
    expected_at: expectedAt ?? at,
  });
  await bookingHappened(trx, booking, {
    what: expectedAt ? 'created' : 'takenIn',
    userId: actor.userId,
    at,
    clientKey: body.clientKey ?? null,
  });
  return view(context, booking.id);
}

/** Whoever plans the docks announces a truck for a day; a guard takes in what is there. */
function expectedFrom(
  { actor, now }: Context,
  { dueDate }: { readonly dueDate?: string | undefined },
  warehouse: WarehouseRecord,
) {
  if (dueDate === undefined) return null;
  requirePermission(actor, BOOK);
  // On a day that nobody can book it would wait for a dock in vain.
  if (!isWithin(dueDate, windowOf({ warehouse, dueOn: null, now }))) {
    throw requestErrors.invalid({ fields: { dueDate: { code: 'date' } } });
  }
  return instantIn(dueDate, '00:00', warehouse.time_zone);
}

type Correction = ParsedInput<typeof calls.correctBookingTimes>['body'];
const TIMES = [
  ['arrivedAt', 'arrived_at'],
  ['dockedAt', 'docked_at'],
  ['leftAt', 'left_at'],
] as const;

/** Changes times that were recorded; neither invents nor removes one. */
export async function correctTimes(context: Context, id: string, { version, reason, ...times }: Correction) {
  const { trx, actor, now } = context;
  const booking = await lockBooking(trx, id);
  if (booking.company_id !== actor.companyId) throw requestErrors.notFound();
  if (booking.version !== version) throw requestErrors.staleVersion();
  checkTimes(booking, times, now);
  const before = Object.fromEntries(TIMES.map(([key, column]) => [key, booking[column]]));
  const values = Object.fromEntries(TIMES.map(([key, column]) => [column, times[key] && new Date(times[key])]));
  await updateBooking(trx, booking, values);
  await bookingHappened(trx, booking, {
    what: 'corrected',
    userId: actor.userId,
    reason,
    details: { before, after: times },
  });
  return view(context, id);
}

function checkTimes(booking: ReadBooking, times: Omit<Correction, 'version' | 'reason'>, now: Date): void {
  let earliest = 0;
  for (const [key, column] of TIMES) {
    const at = times[key];
    if ((at === null) !== (booking[column] === null)) {
      throw requestErrors.invalid({ fields: { [key]: { code: at === null ? 'required' : 'notAllowed' } } });
    }
    if (at === null) continue;
    const moment = Date.parse(at);
    if (moment < earliest || moment > now.getTime())
      throw requestErrors.invalid({ fields: { [key]: { code: 'date' } } });
    earliest = moment;
  }
}
