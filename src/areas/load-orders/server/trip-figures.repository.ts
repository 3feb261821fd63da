import { sql } from 'kysely';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { Trx } from '#platform/db/database.ts';
import { orderMatches, type TripFilter } from './trip-filter.repository.ts';

/** Both days included, where the company is. */
interface Days {
  readonly from: string;
  readonly until: string;
}

export interface TruckDays extends Days {
  readonly truckId: string;
}

/** The days on which trucks of the own fleet are on a trip that is not over, from its start to today. */
export async function openTripDays(
  trx: Trx,
  filter: TripFilter,
  { zone, today }: { readonly zone: string; readonly today: string },
): Promise<TruckDays[]> {
  const { rows } = await sql<TruckDays>`
    select o.truck_id as "truckId", (o.started_at at time zone ${zone})::date::text as "from", ${today}::text as "until"
    from load_order o
    where o.fleet_company_id = ${filter.companyId} and o.status = ${sql.lit(ORDER_STATUS.inProgress)}
      and o.truck_id is not null and o.started_at is not null and ${orderMatches(filter)}
    order by 1, 2`.execute(trx);
  return rows;
}

/** How drivers were called on the last order that each of them drove. */
export async function driversOnOrders(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select i.id, (select o.driver_name from load_order o where o.driver_id = i.id order by o.created_at desc limit 1) as name
    from unnest(${[...ids]}::uuid[]) i(id)`.execute(trx);
  return new Map(rows.flatMap((row) => (row.name === null ? [] : [[row.id, row.name] as const])));
}

/** The plates of trucks as the last order of each has them: what lists filter by, and what people read. */
export async function platesOnOrders(
  trx: Trx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly plate: string; readonly shown: string }>> {
  const { rows } = await sql<{ id: string; plate: string | null; shown: string }>`
    select i.id, o.plate, app.shown_plate(v.country_code, o.plate) as shown
    from unnest(${[...ids]}::uuid[]) i(id)
    left join vehicle v on v.id = i.id
    left join lateral (select l.plate from load_order l where l.truck_id = i.id order by l.created_at desc limit 1) o on true`.execute(
    trx,
  );
  return new Map(
    rows.flatMap(({ id, plate, shown }) => (plate === null ? [] : [[id, { plate, shown: shown ?? plate }] as const])),
  );
}

export interface ExpiredOnTheRoad {
  readonly of: 'driver' | 'truck' | 'semitrailer';
  readonly market: 'own' | 'spot';
  readonly count: number;
}

/** Who and what of the company's fleets is on a trip although a required document has expired. */
export async function expiredOnTheRoad(trx: Trx, filter: TripFilter, today: string): Promise<ExpiredOnTheRoad[]> {
  const { companyId } = filter;
  // What drives an order of another company is on the road as well, whether or not the reader may list that order.
  const anyOrder = orderMatches({ ...filter, sides: ['own', 'carrier'] });
  const onTrip = (column: string) => sql`select ${sql.ref(`o.${column}`)} from load_order o
    where o.fleet_company_id = ${companyId} and o.status = ${sql.lit(ORDER_STATUS.inProgress)} and ${anyOrder}
      and ${sql.ref(`o.${column}`)} is not null`;
  const expired = sql`f.company_id = ${companyId} and (f.documents_expired or coalesce(f.documents_expire_on < ${today}::date, false))`;
  const vehicles = (kind: 'truck' | 'semitrailer', ids: ReturnType<typeof onTrip>) => sql`
    select ${kind}::text as "of", f.market, count(*)::int as count from vehicle f
    where ${expired} and f.kind = ${kind} and f.id in (${ids}) group by f.market`;
  const { rows } = await sql<ExpiredOnTheRoad>`
    select 'driver' as "of", f.market, count(*)::int as count from driver f
    where ${expired} and f.id in (${onTrip('driver_id')}) group by f.market
    union all ${vehicles('truck', onTrip('truck_id'))}
    union all ${vehicles('semitrailer', sql`${onTrip('trailer_id')} union all ${onTrip('second_trailer_id')}`)}`.execute(
    trx,
  );
  return rows;
}

export interface PromisedOperation {
  readonly id: string;
  readonly code: string;
  readonly promised: number;
  /** What was delivered by the end of each day on which any was, in tonnes. */
  readonly delivered: readonly { readonly day: string; readonly tonnes: number }[];
}

interface PromisedAsk extends Days {
  readonly most: number;
}

/** The operations with a promised weight that run on these days, the largest first, with all that was ever delivered of them. */
export async function promisedOperations(
  trx: Trx,
  filter: TripFilter,
  { from, until, most }: PromisedAsk,
): Promise<PromisedOperation[]> {
  const { companyId } = filter;
  const { rows } = await sql<PromisedOperation>`
    select p.id, p.code, p.promised_tn::float8 as promised,
      (select coalesce(json_agg(json_build_object('day', d.day, 'tonnes', d.tonnes) order by d.day), '[]') from (
        select z.day, sum(coalesce(o.delivered_tn, o.loaded_tn, app.weight_in(o.weight, o.weight_unit, 'tn'), 0))::float8 as tonnes
        from load_order o join closed_trip z on z.order_id = o.id and z.company_id = ${companyId} and z.side = 'own'
        where o.company_id = ${companyId} and o.operation_id = p.id and z.ended = 'ended' and ${orderMatches(filter)}
        group by z.day) d) as delivered
    from operation p
    where p.company_id = ${companyId} and p.kind = 'agro' and p.promised_tn > 0 and p.canceled_at is null
      and p.pickup_date <= ${until} and p.delivery_date >= ${from}
      and exists (select from load_order o where o.company_id = ${companyId} and o.operation_id = p.id and ${orderMatches(filter)})
    order by p.promised_tn desc, p.code limit ${most}`.execute(trx);
  return rows;
}
