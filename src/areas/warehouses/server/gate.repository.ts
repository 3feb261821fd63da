import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { GateEntry } from '../rules/gate-day.ts';

export interface GateWarehouse {
  readonly id: string;
  readonly company_id: string;
  readonly created_at: Date;
  readonly full_name: string;
  readonly time_zone: string;
  readonly early_minutes: number;
  readonly late_minutes: number;
}

/** The warehouses of the own company, or the one asked for. */
export async function readGates(trx: Trx, id: string | null = null): Promise<GateWarehouse[]> {
  const { rows } = await sql<GateWarehouse>`
    select w.id, w.company_id, w.created_at, a.full_name, w.time_zone, w.early_minutes, w.late_minutes
    from warehouse w join company_address a on a.company_id = w.company_id and a.id = w.id
    where w.company_id = app.company_id() and w.removed_at is null and (${id}::uuid is null or w.id = ${id}::uuid)
    order by app.fold(a.full_name), w.id`.execute(trx);
  return rows;
}

export interface FoundEntry extends GateEntry {
  readonly warehouseId: string;
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/** As the guard sees it; of the own warehouses only. */
const entryOf = sql`b.id, b.warehouse_id as "warehouseId", b.code, b.state, b.ticket_version as "ticketVersion", b.action,
  ${ms('b.starts_at')} as "startsAt", ${ms('b.ends_at')} as "endsAt", d.name as dock, b.plate, b.trailer_plate as "trailerPlate",
  b.driver_name as driver, b.carrier_name as carrier, b.order_id as "orderId", b.order_code as "orderCode",
  b.state in ('pending', 'scheduled') and (b.truck_id is not null or b.driver_id is not null)
    and app.documents_expired(b.truck_id, b.driver_id, (now() at time zone w.time_zone)::date) as "documentsExpired",
  ${ms('b.arrived_at')} as "arrivedAt", ${ms('b.called_at')} as "calledAt", ${ms('b.docked_at')} as "dockedAt",
  ${ms('b.left_at')} as "leftAt",
  case when b.arrived_at is not null then (
    select u.first_name || ' ' || u.last_name from booking_event e join app_user u on u.id = e.user_id
    where e.company_id = b.company_id and e.booking_id = b.id and e.type in ('arrived', 'takenIn')
    order by e.at limit 1) end as "letInBy"
  from booking b join warehouse w on w.company_id = b.company_id and w.id = b.warehouse_id
  left join dock d on d.company_id = b.company_id and d.id = b.dock_id
  where b.company_id = app.company_id()`;

export type Wanted =
  | { readonly id: string }
  | { readonly code: string }
  | { readonly orderId: string; readonly warehouseId: string }
  | { readonly plate: string; readonly warehouseId: string };

/** Those the gate may mean, the most likely first: not over, then the nearest to now. */
export async function findEntries(trx: Trx, wanted: Wanted, now: Date): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`select ${entryOf} and ${conditionOf(wanted)}
    order by b.state in ('cancelled', 'noShow'), b.state = 'completed',
      abs(extract(epoch from b.expected_at - ${now}::timestamptz)), b.id limit 6`.execute(trx);
  return rows;
}

function conditionOf(wanted: Wanted) {
  if ('id' in wanted) return sql`b.id = ${wanted.id}`;
  if ('code' in wanted) return sql`b.code = ${wanted.code}`;
  const here = sql`b.warehouse_id = ${wanted.warehouseId}`;
  if ('orderId' in wanted) return sql`${here} and b.order_id = ${wanted.orderId}`;
  return sql`${here} and app.plate_key(b.plate) = ${wanted.plate} and b.state in ('pending', 'scheduled', 'arrived', 'inDock')`;
}

/** More than any gate sees in two days. */
const DAY_LIMIT = 5_000;

/**
 * The bookings of the days from `from` to `until`, trucks that are on site, and bookings that were moved away from these
 * days, whose old tickets must not open the gate.
 */
export async function readDay(
  trx: Trx,
  warehouseId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`select ${entryOf} and b.warehouse_id = ${warehouseId} and (
      b.expected_at >= ${from} and b.expected_at < ${until}
      or b.arrived_at is not null and b.state in ('pending', 'arrived', 'inDock')
      or b.id in (select e.booking_id from booking_event e where e.company_id = b.company_id and e.type = 'moved'
        and e.at > ${from}::timestamptz - interval '60 days'
        and (e.details -> 'from' ->> 'startsAt')::timestamptz between ${from} and ${until}))
    order by b.expected_at, b.id limit ${DAY_LIMIT}`.execute(trx);
  return rows;
}

export interface Check {
  readonly id: string;
  readonly warehouse: GateWarehouse;
  readonly at: Date;
  readonly userId: string;
  readonly verdict: string;
  readonly bookingId: string | null;
  readonly shown: string;
  readonly reason: string | null;
}

/** False where the phone sent this check before. */
export async function insertCheck(trx: Trx, { warehouse, ...check }: Check): Promise<boolean> {
  const inserted = await trx
    .insertInto('gate_check')
    .values({
      id: check.id,
      company_id: warehouse.company_id,
      warehouse_id: warehouse.id,
      at: check.at,
      user_id: check.userId,
      verdict: check.verdict,
      booking_id: check.bookingId,
      shown: check.shown.slice(0, 100),
      reason: check.reason,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether the gate refused the booking for the same reason within the last hour: one alert is enough. */
export async function wasRefused(trx: Trx, bookingId: string, verdict: string): Promise<boolean> {
  const { rows } = await sql`select from booking_event where booking_id = ${bookingId} and type = 'refused'
    and details ->> 'verdict' = ${verdict} and at > clock_timestamp() - interval '1 hour' limit 1`.execute(trx);
  return rows.length > 0;
}
