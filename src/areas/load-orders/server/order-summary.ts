import type { z } from 'zod';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { accountOfDriver } from './assign/driver-account.repository.ts';
import { type OrderSummary, orderWithdrawn } from './order.events.ts';
import type { OrderRecord } from './order.repository.ts';

/** The order as its events tell it. */
export async function orderSummary(trx: Trx, order: OrderRecord): Promise<OrderSummary> {
  return {
    companyId: order.company_id,
    orderId: order.id,
    operationId: order.operation_id,
    kind: order.kind,
    code: order.code,
    origin: order.origin_city,
    destination: order.destination_city,
    plate: order.plate,
    driverName: order.driver_name,
    responsibleIds: [...new Set([order.operator_id, order.analyst_id].filter((id) => id !== null))],
    fleetCompanyId: order.fleet_company_id,
    driverUserId: await accountOfDriver(trx, order),
    carrierCompanyId: order.carrier_company_id,
    clientCompanyId: order.client_company_id,
  };
}

/** Who is told by mail on the client's side. */
export function clientContact(order: OrderRecord): { readonly mail: string; readonly name: string } | null {
  const { notification_mail: mail, notification_first_name, notification_last_name } = order;
  return mail ? { mail, name: [notification_first_name, notification_last_name].filter(Boolean).join(' ') } : null;
}

interface EventOrigin {
  /** The company they act in: what they do is told in its name. */
  readonly companyId: string;
  readonly actorId: string | null;
}

type Withdrawal = Pick<z.input<typeof orderWithdrawn.payload>, 'what' | 'reason' | 'amongMany'>;

/** To be called with the order as it was: whoever loses it stands there. */
export async function emitWithdrawn(
  trx: Trx,
  eventOrigin: EventOrigin,
  before: OrderRecord,
  what: Withdrawal,
): Promise<void> {
  await emit(trx, orderWithdrawn, eventOrigin, {
    ...what,
    order: await orderSummary(trx, before),
    client: clientContact(before),
  });
}
