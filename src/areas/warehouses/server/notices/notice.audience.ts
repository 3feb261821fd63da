import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import {
  carriers,
  clients,
  driver,
  findOrder,
  type OrderRecord,
  type OrderSummary,
  orderSummary,
  responsibles,
} from '#areas/load-orders/server/index.ts';
import type { Audience } from '#areas/notifications/server/index.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import type { Trx } from '#platform/db/database.ts';
import { BOOK, READ_WAREHOUSES } from '../../contract/warehouse.permissions.ts';
import type { ReadBooking } from '../booking.repository.ts';
import type { BookingData, Side } from './notice-table.ts';

export interface Recipients extends Audience {
  readonly companyId: string;
  readonly data: BookingData;
  /** They cannot read the order. */
  readonly atWarehouse: boolean;
  /** The client waits for the truck, and does not bring it. */
  readonly holdsTicket: boolean;
}

export interface BookedOrder {
  readonly record: OrderRecord;
  readonly summary: OrderSummary;
}

/** The order of a booking, in platform scope; null for a truck that came without one. */
export async function orderOf(trx: Trx, { order_id }: Pick<ReadBooking, 'order_id'>): Promise<BookedOrder | null> {
  if (!order_id) return null;
  const record = await findOrder(trx, order_id);
  return { record, summary: await orderSummary(trx, record) };
}

/** Those who schedule at the warehouse and open its list. */
export const SCHEDULERS: readonly PermissionRule[] = [BOOK, READ_WAREHOUSES];

const ORDER_SIDES = { driver, responsible: responsibles, carrier: carriers, client: clients } as const;

export function audienceOf(
  { company_id: companyId }: Pick<ReadBooking, 'company_id'>,
  order: OrderSummary | null,
  sides: readonly Side[],
): Recipients[] {
  return sides.flatMap((side) => {
    if (side === 'scheduler') return schedulers(companyId, order);
    const holdsTicket = side !== 'client';
    return order ? ORDER_SIDES[side](order).map((group) => ({ ...group, atWarehouse: false, holdsTicket })) : [];
  });
}

/** At the warehouse of the own company one reads the order as well, with the right to it. */
function schedulers(companyId: string, order: OrderSummary | null): Recipients[] {
  const atList = { companyId, data: { atWarehouse: true }, atWarehouse: true, holdsTicket: true };
  if (!order || order.companyId !== companyId) return [{ ...atList, permissions: SCHEDULERS }];
  const { read } = ORDER_RIGHTS[order.kind];
  const [{ data }] = responsibles(order) as [Recipients];
  return [
    { companyId, data, atWarehouse: false, holdsTicket: true, permissions: [BOOK, read] },
    { ...atList, permissions: [...SCHEDULERS, { not: read }] },
  ];
}
