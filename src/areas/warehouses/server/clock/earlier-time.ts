import { addDays, dayIn, instantIn } from '#kernel/dates.ts';
import { type Trx, withCompany } from '#platform/db/database.ts';
import { type EventSubscriber, emit, subscribe } from '#platform/jobs/events.ts';
import { type BookingHappening, bookingEvent } from '../booking.events.ts';
import { findBooking, type ReadBooking, serviceMinutes } from '../booking.repository.ts';
import { type Search, timesOn, windowOf } from '../free-time.service.ts';
import { clockNoticed } from '../notices/notice.events.ts';
import { lookUpWarehouse, type WarehouseRecord } from '../warehouse.repository.ts';
import { type Freed, leftBehind, requestsAfter } from './freed-time.repository.ts';

/** After these, what is left of the booked time is free; a moved one leaves the time it had before. */
const FREEING: readonly BookingHappening[] = ['cancelled', 'turnedAway', 'missed', 'left'];
const LEAVING: readonly BookingHappening[] = ['moved', 'dockChanged'];

export const earlierTimeSubscriber: EventSubscriber = subscribe(
  'warehouses.earlierTime',
  bookingEvent,
  async ({ payload }, trx, { now }) => {
    const { bookingId, entryId, what } = payload;
    if (!FREEING.includes(what) && !LEAVING.includes(what)) return;
    const booking = await findBooking(trx, bookingId);
    const freed = LEAVING.includes(what) ? await leftBehind(trx, entryId) : placeOf(booking);
    if (!freed || freed.until <= now()) return;
    const warehouse = await withCompany(trx, booking.company_id, () => lookUpWarehouse(trx, booking.warehouse_id));
    if (!warehouse) return;
    for (const request of await requestsAfter(trx, booking, freed)) {
      const startsAt = await earliestFor(trx, warehouse, request, freed, now());
      if (!startsAt) continue;
      const origin = { companyId: request.company_id, actorId: null };
      await emit(trx, clockNoticed, origin, {
        bookingId: request.id,
        what: 'earlier',
        startsAt: startsAt.toISOString(),
      });
    }
  },
);

function placeOf({ dock_id, starts_at, ends_at }: ReadBooking): Freed | undefined {
  return dock_id && starts_at && ends_at ? { dockId: dock_id, from: starts_at, until: ends_at } : undefined;
}

/** The first start at the freed dock and within the freed time that fits the truck; undefined where none does. */
async function earliestFor(
  trx: Trx,
  warehouse: WarehouseRecord,
  request: ReadBooking,
  freed: Freed,
  now: Date,
): Promise<Date | undefined> {
  const minutes = await serviceMinutes(trx, request);
  if (minutes === null || !request.starts_at) return undefined;
  const { action, type_operation: operation, vehicle_type: vehicleType } = request;
  const search: Search = {
    warehouse,
    work: { action, operation, vehicleType, minutes },
    dueOn: request.due_on,
    now,
    isStaff: false,
    except: { bookingId: request.id },
  };
  const zone = warehouse.time_zone;
  const window = windowOf(search);
  const [first, last] = [dayIn(freed.from, zone), dayIn(freed.until, zone)];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (day < window.from || day > window.until) continue;
    const starts = (await timesOn(trx, search, day))
      .filter(({ dock, scheduleStatus }) => scheduleStatus && dock.id === freed.dockId)
      .map(({ startTime }) => instantIn(day, startTime, zone))
      .filter((at) => at >= freed.from && at < freed.until && at < request.starts_at!);
    if (starts[0]) return starts[0];
  }
  return undefined;
}
