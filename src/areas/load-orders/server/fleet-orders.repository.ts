import { sql } from 'kysely';
import type { FleetOrders, TripTaker } from '#areas/fleet/server/index.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { holds } from '#kernel/permission.ts';
import type { ListContext, Sql } from '#platform/list/list-source.ts';

const IN_STATE = { assigned: ORDER_STATUS.assigned, onTrip: ORDER_STATUS.inProgress } as const;
const IS_OPEN = sql`o.status in (1, 2)`;

const busy: FleetOrders['busy'] = (taker, state) => {
  const ofFleet = sql`from load_order o
    where o.fleet_company_id = app.company_id() and ${IS_OPEN} and o.status = ${sql.lit(IN_STATE[state])}`;
  if (taker !== 'semitrailer') {
    const column = taker === 'driver' ? sql`o.driver_id` : sql`o.truck_id`;
    return sql`select ${column} ${ofFleet}`;
  }
  return sql`select o.trailer_id ${ofFleet} and o.trailer_id is not null
    union all select o.second_trailer_id ${ofFleet} and o.second_trailer_id is not null`;
};

/** The database allows one open order at most. */
function openOrder(taker: TripTaker, id: Sql): Sql {
  if (taker === 'driver') return sql`select o.* from load_order o where o.driver_id = ${id} and ${IS_OPEN}`;
  if (taker === 'truck') return sql`select o.* from load_order o where o.truck_id = ${id} and ${IS_OPEN}`;
  return sql`select o.* from load_order o where o.trailer_id = ${id} and ${IS_OPEN}
    union all select o.* from load_order o where o.second_trailer_id = ${id} and ${IS_OPEN}
    limit 1`;
}

const SCREENS = { normal: 'order', agro: 'agroOrder', multipoint: 'multipointOrder' } as const satisfies Record<
  OrderKind,
  string
>;

/** The screen on which the reader may open the order; drivers without the right to write open only their own trips. */
export function screenOf(held: ReadonlySet<string>): Sql {
  const shown = ORDER_KINDS.flatMap((kind) => {
    const { read, write } = ORDER_RIGHTS[kind];
    if (!holds(held, read)) return [];
    const unlessDriver = holds(held, write) ? sql`` : sql` and not app.drives()`;
    return sql`when o.kind = ${sql.lit(kind)}${unlessDriver} then ${sql.lit(SCREENS[kind])}`;
  });
  return shown.length > 0 ? sql`case ${sql.join(shown, sql` `)} end` : sql`null::text`;
}

/** The company of an order, where it is another than the reader's. */
export const COMPANY_OF_OTHERS = sql<
  string | null
>`(select c.company_name from company c where c.id = o.company_id and c.id <> app.company_id())`;

const openTrip: FleetOrders['openTrip'] = (taker, id, { actor }: ListContext) =>
  sql`(select json_build_object('_id', o.id, 'operationId', o.operation_id, 'loadingOrderCode', o.code,
      'company', ${COMPANY_OF_OTHERS}, 'client', app.client_of_order(o.id),
      'origin', o.origin_city, 'destination', o.destination_city,
      'screen', ${screenOf(actor?.permissions ?? new Set())})
    from (${openOrder(taker, id)}) o)`;

/** Enough that the last position is among them, few enough for a page of trucks with thousands of orders. */
const LAST_ORDERS = 20;

const lastSeen: FleetOrders['lastSeen'] = (truckId) =>
  sql`(select json_build_object('at', o.last_seen_at, 'lat', o.last_lat, 'lng', o.last_lng)
    from (
      select o.last_seen_at, o.last_lat, o.last_lng from load_order o
      where o.truck_id = ${truckId} order by o.created_at desc limit ${sql.lit(LAST_ORDERS)}
    ) o
    where o.last_seen_at is not null order by o.last_seen_at desc limit 1)`;

/** What the fleet shows of orders: who is on a trip, on which, and where trucks were seen. */
export const ordersOfFleet: FleetOrders = { busy, openTrip, lastSeen };
