import type { z } from 'zod';
import { showDay } from '#kernel/dates.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { accountOfDriver } from './assign/driver-account.repository.ts';
import { loadingDateEntered, type OrderSummary, type orderCreated, orderWithdrawn } from './order.events.ts';
import type { OrderRecord } from './order.repository.ts';
import type { NamedOrder } from './parsed-order.ts';

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
    responsibleIds: responsible(order),
    fleetCompanyId: order.fleet_company_id,
    driverUserId: await accountOfDriver(trx, order),
    carrierCompanyId: order.carrier_company_id,
    clientCompanyId: order.client_company_id,
  };
}

/** The same of an order that was just created: nobody drives it yet. */
export function createdSummary(
  { id, code, operationId, kind, values }: NamedOrder,
  companyId: string,
): z.input<typeof orderCreated.payload>['order'] {
  return {
    companyId,
    orderId: id,
    operationId,
    kind,
    code,
    origin: values.origin.cityName,
    destination: values.destination.cityName,
    plate: null,
    driverName: null,
    responsibleIds: responsible(values),
    fleetCompanyId: null,
    driverUserId: null,
    carrierCompanyId: null,
    clientCompanyId: values.client_company_id,
  };
}

const responsible = ({ operator_id, analyst_id }: Pick<OrderRecord, 'operator_id' | 'analyst_id'>): string[] => [
  ...new Set([operator_id, analyst_id].filter((id) => id !== null)),
];

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
