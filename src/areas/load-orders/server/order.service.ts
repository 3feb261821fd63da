import type { updateOrder as updateCall } from '#areas/load-orders/contract/order.calls.ts';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { fieldsWith, inside } from '#kernel/fields.ts';
import type { Actor } from '#platform/actor.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import { openPlatformScope, withPlatformScope } from '#platform/db/database.ts';
import { endWithNext } from '#platform/db/transaction.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type FullOrder, findFullOrder } from './full-order.repository.ts';
import { lockFor, requireAction, sideFor } from './moves/order-access.ts';
import { presentOrder } from './order.presenter.ts';
import { findOrder, type OrderRecord, updateOrder } from './order.repository.ts';
import { auditFields } from './order-audit.ts';
import { auditOf, type OrderValues, valuesOf } from './order-columns.ts';
import { insertEvents } from './order-event.repository.ts';
import { emitLoadingDate } from './order-summary.ts';
import type { Reader } from './present-parts.ts';
import { readOrderForm } from './read-order-form.ts';

type Context = RequestContext<Actor>;
type View = { loadingOrder: OrderView };

/** One statement, sent together with the question who the caller is. */
export async function readOrderView(context: Context, id: string): Promise<View> {
  const { trx } = context;
  // Not awaited: the question follows directly. Where it fails, so does everything after it.
  const opened = openPlatformScope(trx);
  opened.catch(() => undefined);
  endWithNext(trx);
  return viewFor(context, await findFullOrder(trx, id));
}

/** The same at the end of a change. */
export async function viewOf({ trx, ...context }: Context, id: string): Promise<View> {
  return viewFor(context, await withPlatformScope(trx, () => findFullOrder(trx, id)));
}

function viewFor(reader: Reader, full: FullOrder): View {
  const side = sideFor(reader.actor, full.order, full);
  if (!side) throw orderErrors.notFound();
  return { loadingOrder: presentOrder(full, side, reader) };
}

const DATES = Object.keys(inside(ORDER_FIELDS, 'dates'));
const OF_STOPS = Object.keys(fieldsWith(ORDER_FIELDS, 'ofStops')) as (keyof OrderForm)[];

export async function changeOrder(
  context: Context,
  id: string,
  { version, ...form }: ParsedInput<typeof updateCall>['body'],
): Promise<View> {
  const found = await lockFor(context, id, 'update');
  const { order } = found;
  if (order.version !== version) throw requestErrors.staleVersion();
  const ofStops = fieldsOfStops(order, form);
  if (Object.keys(ofStops).length > 0) throw requestErrors.invalid({ fields: ofStops });
  const values = await readOrderForm(context, form, { values: valuesOf(order), isNew: false });
  const { changes, differs } = differenceBetween(auditOf(order), auditOf(values));
  if (!differs) return viewOf(context, id);
  if (DATES.some((date) => date in changes)) requireAction(context.actor, found, 'editDates');
  const after = await writeChange(context, order, values, Object.keys(changes));
  await emitLoadingDate(context, order, after);
  return viewOf(context, id);
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
