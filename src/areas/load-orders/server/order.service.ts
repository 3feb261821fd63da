import type { updateOrder as updateCall } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { fieldsWith, inside } from '#kernel/fields.ts';
import type { Actor } from '#platform/actor.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { readFullOrder } from './full-order.ts';
import { type AccessibleOrder, lockFor, readAccessible, requireAction } from './moves/order-access.ts';
import { presentOrder } from './order.presenter.ts';
import { findOrder, type OrderRecord, updateOrder } from './order.repository.ts';
import { auditFields } from './order-audit.ts';
import { auditOf, type OrderValues, valuesOf } from './order-columns.ts';
import { insertEvents } from './order-event.repository.ts';
import { emitLoadingDate } from './order-summary.ts';
import { readOrderForm } from './read-order-form.ts';

type Context = RequestContext<Actor>;

export async function readOrderView(context: Context, id: string): Promise<{ loadingOrder: OrderView }> {
  return viewOf(context, await readAccessible(context, id));
}

export async function viewOf(context: Context, { order, side }: AccessibleOrder): Promise<{ loadingOrder: OrderView }> {
  return { loadingOrder: presentOrder(await readFullOrder(context.trx, order, side), side, context) };
}

const DATES = Object.keys(inside(ORDER_FIELDS, 'dates'));
const OF_STOPS = Object.keys(fieldsWith(ORDER_FIELDS, 'ofStops')) as (keyof OrderForm)[];

export async function changeOrder(
  context: Context,
  id: string,
  { version, ...form }: ParsedInput<typeof updateCall>['body'],
): Promise<{ loadingOrder: OrderView }> {
  const found = await lockFor(context, id, 'update');
  const { order } = found;
  if (order.version !== version) throw requestErrors.staleVersion();
  const ofStops = fieldsOfStops(order, form);
  if (Object.keys(ofStops).length > 0) throw requestErrors.invalid({ fields: ofStops });
  const values = await readOrderForm(context, form, { values: valuesOf(order), isNew: false });
  const { changes, differs } = differenceBetween(auditOf(order), auditOf(values));
  if (!differs) return viewOf(context, found);
  if (DATES.some((date) => date in changes)) requireAction(context.actor, found, 'editDates');
  const after = await writeChange(context, order, values, Object.keys(changes));
  await emitLoadingDate(context, order, after);
  return viewOf(context, { ...found, order: after });
}

/** Origin, destination and delivery codes of an order with stops come from its stops. */
export function fieldsOfStops({ kind }: OrderRecord, form: OrderForm): Readonly<Record<string, FieldProblem>> {
  if (kind !== 'multipoint') return {};
  const sent = OF_STOPS.filter((name) => form[name] !== undefined);
  return Object.fromEntries(sent.map((name): [string, FieldProblem] => [name, { code: 'notAllowed' }]));
}

export async function writeChange(
  context: Context,
  order: OrderRecord,
  values: OrderValues,
  changed: readonly string[],
): Promise<OrderRecord> {
  const { trx, actor } = context;
  await updateOrder(trx, order, values);
  await insertEvents(trx, [
    { companyId: order.company_id, orderId: order.id, type: 'updated', userId: actor.userId, details: { changed } },
  ]);
  await auditFields(context, 'update', order, { before: order, after: values });
  return findOrder(trx, order.id);
}
