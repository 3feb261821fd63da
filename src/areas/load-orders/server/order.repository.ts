import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { OrderKind, OrderMode } from '#areas/load-orders/rules/order-kind.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import { insertJson } from '#platform/db/insert-json.ts';
import type { LoadOrder } from '#platform/db/schema.gen.ts';
import { computed, type OrderValues, storable } from './order-columns.ts';

/**
 * A stored load order. Its status is never written here: an event with a status changes it (order-event.repository),
 * and its operation follows. Lock orders in the order of their ids, and before their operation.
 */
export type OrderRecord = Omit<Selectable<LoadOrder>, 'search_text' | 'kind' | 'mode' | keyof OrderValues> &
  OrderValues & { readonly kind: OrderKind; readonly mode: OrderMode };

function orders(trx: Trx) {
  return trx.selectFrom('load_order as o').selectAll('o');
}

/** The orders visible to the transaction's company: its own, and those it is the client or the carrier of. */
export async function findOrder(trx: Trx, id: string): Promise<OrderRecord> {
  return required(await orders(trx).where('o.id', '=', id).executeTakeFirst());
}

/** Locks the order until the end of the transaction. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRecord> {
  return required(await orders(trx).where('o.id', '=', id).forNoKeyUpdate().executeTakeFirst());
}

/** Locks many orders in the order of their ids, so that two people with the same orders cannot deadlock. */
export async function lockOrders(trx: Trx, ids: readonly string[]): Promise<OrderRecord[]> {
  const rows = await lockVisible(trx, ids);
  if (rows.length !== new Set(ids).size) throw orderErrors.notFound();
  return rows;
}

/** The same, limited to orders that the transaction's company sees. */
export async function lockVisible(trx: Trx, ids: readonly string[]): Promise<OrderRecord[]> {
  const rows = await orders(trx)
    .where('o.id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .orderBy('o.id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(required);
}

function required(row: Selectable<LoadOrder> | undefined): OrderRecord {
  if (!row) throw orderErrors.notFound();
  const { search_text: _, ...record } = row;
  return record as unknown as OrderRecord;
}

type Computed = 'search_text' | 'origin_city' | 'destination_city' | 'action';
/** The database computes the search text and the columns derived from others. */
export type NewOrder = Omit<Insertable<LoadOrder>, Computed | keyof OrderValues> &
  Partial<OrderValues> &
  Pick<OrderValues, 'origin' | 'destination'>;
export type ChangedOrder = Omit<
  Updateable<LoadOrder>,
  Computed | keyof OrderValues | 'status' | 'status_at' | 'version' | 'updated_at'
> &
  Partial<OrderValues>;

/** All with the same columns. As JSON, many orders are one statement that is planned once. */
export async function insertOrders(trx: Trx, rows: readonly NewOrder[]): Promise<void> {
  if (rows.length > 0) await insertJson('load_order', rows.map(computed)).execute(trx);
}

export async function updateOrder(
  trx: Trx,
  { company_id, id }: Pick<OrderRecord, 'company_id' | 'id'>,
  values: ChangedOrder,
): Promise<void> {
  await refuseBusy(
    trx
      .updateTable('load_order')
      .set(storable(values) as Updateable<LoadOrder>)
      .where('company_id', '=', company_id)
      .where('id', '=', id)
      .execute(),
  );
}

const BUSY: Readonly<Record<string, () => Error>> = {
  load_order_truck_busy: orderErrors.truckBusy,
  load_order_driver_busy: orderErrors.driverBusy,
  load_order_trailer_busy: orderErrors.trailerBusy,
};

/**
 * The database allows a truck, a driver and a semitrailer one open trip; the loser of a race gets an error naming
 * which.
 */
export async function refuseBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const busy = BUSY[violatedConstraint(cause) ?? ''];
    throw busy ? busy() : cause;
  }
}

export interface SeenOrder {
  readonly order_id: string;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
}

/** Where open orders were seen last, for many at once; an older sight changes nothing. */
export async function noteSeen(trx: Trx, seen: readonly SeenOrder[]): Promise<void> {
  if (seen.length === 0) return;
  await sql`update load_order o set last_lat = s.lat, last_lng = s.lng, last_seen_at = s.at
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s (order_id uuid, at timestamptz, lat float8, lng float8)
    where o.id = s.order_id and o.status in (1, 2) and (o.last_seen_at is null or o.last_seen_at < s.at)`.execute(trx);
}
