import { sql } from 'kysely';
import { addDays, dayIn, instantIn } from '#kernel/dates.ts';
import { type Trx, withCompany } from '#platform/db/database.ts';
import { type EventSubscriber, emit, subscribe } from '#platform/jobs/events.ts';
import { type BookingHappening, bookingEvent } from '../booking.events.ts';
import { findBooking, type ReadBooking, serviceMinutes } from '../booking.repository.ts';
import { type Search, timesOn, windowOf } from '../free-time.service.ts';
import { clockNoticed } from '../notices/notice.events.ts';
import { lookUpWarehouse, type WarehouseRecord } from '../warehouse.repository.ts';

/** A part of a dock's time that somebody gave back. */
interface Freed {
  readonly dockId: string;
  readonly from: Date;
  readonly until: Date;
}

/** After these, what is left of the booked time is free; a moved one leaves the time it had before. */
const FREEING: readonly BookingHappening[] = ['cancelled', 'turnedAway', 'missed', 'left'];
const LEAVING: readonly BookingHappening[] = ['moved', 'dockChanged'];
/** So many wishes are looked at for one place, the oldest first. */
const MOST = 20;

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
    for (const wish of await wishesAfter(trx, booking, freed)) {
      const startsAt = await earliestFor(trx, warehouse, wish, freed, now());
      if (!startsAt) continue;
      const origin = { companyId: wish.company_id, actorId: null };
      await emit(trx, clockNoticed, origin, {
        bookingId: wish.id,
        what: 'earlier',
        startsAt: startsAt.toISOString(),
      });
    }
  },
);

function placeOf({ dock_id, starts_at, ends_at }: ReadBooking): Freed | undefined {
  return dock_id && starts_at && ends_at ? { dockId: dock_id, from: starts_at, until: ends_at } : undefined;
}

/** Where a moved booking was before, as its history has it. */
async function leftBehind(trx: Trx, entryId: string): Promise<Freed | undefined> {
  const { rows } = await sql<Freed>`select (e.details #>> '{from,dockId}')::uuid as "dockId",
      (e.details #>> '{from,startsAt}')::timestamptz as from, (e.details #>> '{from,endsAt}')::timestamptz as until
    from booking_event e where e.id = ${entryId} and e.details #>> '{from,dockId}' is not null`.execute(trx);
  return rows[0];
}

async function wishesAfter(
  trx: Trx,
  { company_id, warehouse_id, id }: ReadBooking,
  freed: Freed,
): Promise<ReadBooking[]> {
  const { rows } = await sql<ReadBooking>`
    select b.*, p.* from booking b cross join lateral app.booked_warehouse(b.warehouse_id, b.dock_id) p
    where b.company_id = ${company_id} and b.warehouse_id = ${warehouse_id} and b.wants_earlier and b.state = 'scheduled'
      and b.starts_at > ${freed.from} and b.id <> ${id} order by b.wished_at, b.id limit ${MOST}`.execute(trx);
  return rows;
}

/** The first start at the freed dock and within the freed time that fits the truck; undefined where none does. */
async function earliestFor(
  trx: Trx,
  warehouse: WarehouseRecord,
  wish: ReadBooking,
  freed: Freed,
  now: Date,
): Promise<Date | undefined> {
  const minutes = await serviceMinutes(trx, wish);
  if (minutes === null || !wish.starts_at) return undefined;
  const { action, type_operation: operation, vehicle_type: vehicleType } = wish;
  const search: Search = {
    warehouse,
    work: { action, operation, vehicleType, minutes },
    dueOn: wish.due_on,
    now,
    isStaff: false,
    except: { bookingId: wish.id },
  };
  const zone = warehouse.time_zone;
  const window = windowOf(search);
  const [first, last] = [dayIn(freed.from, zone), dayIn(freed.until, zone)];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (day < window.from || day > window.until) continue;
    const starts = (await timesOn(trx, search, day))
      .filter(({ dock, scheduleStatus }) => scheduleStatus && dock.id === freed.dockId)
      .map(({ startTime }) => instantIn(day, startTime, zone))
      .filter((at) => at >= freed.from && at < freed.until && at < wish.starts_at!);
    if (starts[0]) return starts[0];
  }
  return undefined;
}
