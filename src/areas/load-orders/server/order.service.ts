import type { updateOrder as updateCall } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { OrderDetails } from '#areas/load-orders/rules/order-details.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { showDay } from '#kernel/dates.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { readFullOrder } from './full-order.ts';
import { type AccessibleOrder, lockFor, readAccessible, requireAction } from './moves/order-access.ts';
import { loadingDateEntered } from './order.events.ts';
import { presentOrder } from './order.presenter.ts';
import { findOrder, type OrderRecord, updateOrder } from './order.repository.ts';
import { detailsOf } from './order-details-of.ts';
import { insertEvents } from './order-event.repository.ts';
import { clientContact, orderSummary } from './order-summary.ts';
import { valuesOf } from './order-values.ts';
import type { OrderForm } from './overlay-form.ts';
import { type OrderReading, readOrderForm } from './read-order-form.ts';

type Context = RequestContext<Actor>;

export async function readOrderView(context: Context, id: string): Promise<{ loadingOrder: OrderView }> {
  return viewOf(context, await readAccessible(context, id));
}

export async function viewOf(context: Context, { order, side }: AccessibleOrder): Promise<{ loadingOrder: OrderView }> {
  return { loadingOrder: presentOrder(await readFullOrder(context.trx, order, side), side, context) };
}

const DATES = [
  'loadingDate',
  'loadingHour',
  'deliveryDate',
  'deliveryHour',
  'containerReturn',
  'delayCutoff',
  'delayDate',
] as const satisfies readonly (keyof OrderDetails)[];

export async function changeOrder(
  context: Context,
  id: string,
  { version, ...form }: ParsedInput<typeof updateCall>['body'],
): Promise<{ loadingOrder: OrderView }> {
  const found = await lockFor(context, id, 'update');
  const { order } = found;
  if (order.version !== version) throw requestErrors.staleVersion();
  refuseWayOfStops(order, form);
  const before = detailsOf(order);
  const current = { details: before, clientCompanyId: order.client_company_id, isNew: false };
  const reading = await readOrderForm(context, form, current);
  const { changes, differs } = differenceBetween(before, reading.details);
  if (!differs) return viewOf(context, found);
  if (DATES.some((date) => before[date] !== reading.details[date])) requireAction(context.actor, found, 'editDates');
  const after = await writeChange(context, order, reading, Object.keys(changes));
  await emitLoadingDate(context, order, after);
  return viewOf(context, { ...found, order: after });
}

/** Where an order with stops begins and ends, and what it delivers, is said by its stops. */
function refuseWayOfStops({ kind }: OrderRecord, form: OrderForm): void {
  if (kind !== 'multipoint') return;
  const sent = (['origin', 'destination', 'deliveryCodes'] as const).filter((name) => form[name] !== undefined);
  const fields = Object.fromEntries(sent.map((name): [string, FieldProblem] => [name, { code: 'notAllowed' }]));
  if (sent.length > 0) throw requestErrors.invalid({ fields });
}

async function writeChange(
  context: Context,
  order: OrderRecord,
  { details, clientCompanyId }: OrderReading,
  changed: readonly string[],
): Promise<OrderRecord> {
  const { trx, actor } = context;
  await updateOrder(trx, order, { ...valuesOf(details), client_company_id: clientCompanyId });
  await insertEvents(trx, [
    { companyId: order.company_id, orderId: order.id, type: 'updated', userId: actor.userId, details: { changed } },
  ]);
  await auditOrder(context, 'loadOrders.update', order, { before: detailsOf(order), after: details });
  return findOrder(trx, order.id);
}

async function emitLoadingDate({ trx, actor }: Context, before: OrderRecord, after: OrderRecord): Promise<void> {
  const { loading_date: date } = after;
  if (date === null || date === before.loading_date) return;
  const origin = { companyId: companyOf(actor), actorId: actor.userId };
  await emit(trx, loadingDateEntered, origin, {
    order: await orderSummary(trx, after),
    date: showDay(date),
    client: clientContact(after),
  });
}

export function auditOrder(
  context: Context,
  action: string,
  { id, company_id }: Pick<OrderRecord, 'id' | 'company_id'>,
  { before, after }: { readonly before: object | null; readonly after: object | null },
): Promise<void> {
  return audit(context.trx, context, {
    action,
    entity: 'loadOrder',
    entityId: id,
    companyId: company_id,
    before,
    after,
  });
}
