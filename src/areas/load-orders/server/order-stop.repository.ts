import type { Selectable, Updateable } from 'kysely';
import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { StopAction, StopStatus } from '#areas/load-orders/rules/order-limits.ts';
import type { OrderPlace } from '#areas/load-orders/rules/order-place.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrderStop } from '#platform/db/schema.gen.ts';
import type { OrderRecord } from './order.repository.ts';

export type StopRecord = Omit<Selectable<LoadOrderStop>, 'action' | 'status' | 'place'> & {
  readonly action: StopAction;
  readonly status: StopStatus;
  readonly place: OrderPlace;
};
export type OrderKey = Pick<OrderRecord, 'company_id' | 'id'>;

/** In driving order. */
export async function stopsOf(trx: Trx, { company_id, id }: OrderKey): Promise<StopRecord[]> {
  const rows = await trx
    .selectFrom('load_order_stop')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return rows as unknown as StopRecord[];
}

export interface NewStop {
  readonly orderId: string;
  readonly position: number;
  readonly stop: StopDetails;
}

export async function insertStops(trx: Trx, companyId: string, stops: readonly NewStop[]): Promise<void> {
  if (stops.length === 0) return;
  const rows = stops.map(({ orderId, position, stop }) => ({
    id: createId(),
    company_id: companyId,
    order_id: orderId,
    position,
    ...stopValues(stop),
  }));
  await trx.insertInto('load_order_stop').values(rows).execute();
}

/** The columns of a stop that a form fills. */
export function stopValues(stop: StopDetails) {
  return {
    action: stop.action,
    place: JSON.stringify(stop.place),
    city: stop.place.cityName,
    customer: stop.customer,
    contact_name: stop.contactName,
    contact_phone: stop.contactPhone,
    order_code: stop.orderCode,
    delivery_code: stop.deliveryCode,
    planned_at: stop.plannedAt,
    quantity: stop.quantity === null ? null : String(stop.quantity),
    quantity_unit: stop.quantityUnit,
  };
}

export async function updateStop(
  trx: Trx,
  { company_id, id }: Pick<StopRecord, 'company_id' | 'id'>,
  values: Updateable<LoadOrderStop>,
): Promise<void> {
  await trx
    .updateTable('load_order_stop')
    .set(values)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteStops(trx: Trx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('load_order_stop').where('company_id', '=', companyId).where('id', 'in', ids).execute();
}
