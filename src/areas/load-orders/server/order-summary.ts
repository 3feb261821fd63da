import type { z } from 'zod';
import { showDay } from '#kernel/dates.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { accountOfDriver } from './assign/driver-account.repository.ts';
import { loadingDateEntered, type OrderSummary, orderWithdrawn } from './order.events.ts';
import type { OrderRecord } from './order.repository.ts';

/** The part of the order that its events carry. */
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

/** The client's contact who is notified by mail. */
export function clientContact(order: OrderRecord): { readonly mail: string; readonly name: string } | null {
  const { notification_mail: mail, notification_first_name, notification_last_name } = order;
  return mail ? { mail, name: [notification_first_name, notification_last_name].filter(Boolean).join(' ') } : null;
}

interface EventOrigin {
  /** The company they act in; notifications name it as the sender. */
  readonly companyId: string;
  readonly actorId: string | null;
}

type Withdrawal = Pick<z.input<typeof orderWithdrawn.payload>, 'what' | 'reason' | 'amongMany'>;

/** Takes the order as it was before, which still names those who lose it. */
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

/** Everybody who waits for the load is notified when the loading date is entered or changed. */
export async function emitLoadingDate(
  { trx, actor }: { readonly trx: Trx; readonly actor: Actor },
  before: OrderRecord,
  after: OrderRecord,
  { mailsClient }: { readonly mailsClient: boolean } = { mailsClient: true },
): Promise<void> {
  const { loading_date: date } = after;
  if (date === null || date === before.loading_date) return;
  const origin = { companyId: companyOf(actor), actorId: actor.userId };
  await emit(trx, loadingDateEntered, origin, {
    order: await orderSummary(trx, after),
    date: showDay(date),
    client: mailsClient ? clientContact(after) : null,
  });
}
