import { SINGLE_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { DatesInput } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { assignField, changeOrderDates } from '#areas/load-orders/contract/order-move.calls.ts';
import { dateProblems } from '#areas/load-orders/rules/order-problems.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { auditFields } from '../order-audit.ts';
import { columnsOf, type OrderValues, replyOf } from '../order-columns.ts';
import { insertEvents } from '../order-event.repository.ts';
import { emitLoadingDate } from '../order-summary.ts';
import { findMember } from './member.repository.ts';
import { statusEntries } from './operation-orders.repository.ts';
import { lockFor } from './order-access.ts';
import { presentOrderState } from './order-state.presenter.ts';

type Context = RequestContext<Actor>;

/** Notifies everybody who waits for the load of the new loading date. */
export async function changeDates(
  context: Context,
  id: string,
  { version, dates }: ParsedInput<typeof changeOrderDates>['body'],
) {
  const { order } = await lockFor(context, id, 'editDates');
  if (order.version !== version) throw requestErrors.staleVersion();
  return { loadingOrder: presentOrderState(await writeDates(context, order, dates)) };
}

/** The same for a locked order; the caller has checked the permission. */
export async function writeDates(
  context: Context,
  order: OrderRecord,
  dates: DatesInput,
  mails: { readonly mailsClient: boolean } = { mailsClient: true },
): Promise<OrderRecord> {
  const changed = columnsOf({ dates });
  refuseDates({ ...order, ...changed });
  const after = await editOrder(context, order, changed, {
    action: 'changeDates',
    type: 'datesChanged',
    details: { dates },
  });
  await emitLoadingDate(context, order, after, mails);
  return after;
}

/** Checks the dates against each other, like the form. */
export const datesProblems = (values: OrderValues) => dateProblems(replyOf(values).dates);

export function refuseDates(values: OrderValues): void {
  const fields = datesProblems(values);
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
}

export async function assignAnalyst(context: Context, id: string, analystId: string | null) {
  const { order } = await lockFor(context, id, 'update');
  const analyst = analystId ? await findMember(context.trx, order.company_id, analystId) : undefined;
  if (analystId && !analyst) throw requestErrors.invalid({ fields: { analystId: { code: 'choice' } } });
  const assignedAnalyst = analyst ?? null;
  if (order.analyst_id === analystId) return { loadingOrder: presentOrderState(order), assignedAnalyst };
  const details = { analyst: analyst?.fullName ?? null };
  const changed = { analyst_id: analystId };
  const after = await editOrder(context, order, changed, { action: 'assignAnalyst', type: 'analystAssigned', details });
  return { loadingOrder: presentOrderState(after), assignedAnalyst };
}

/** An order that once had a truck stays in the active list, although it is programmed again. */
export async function fillField(
  context: Context,
  id: string,
  { field, value }: ParsedInput<typeof assignField>['body'],
) {
  const { order } = await lockFor(context, id, 'fillField');
  const changed = { [SINGLE_FIELDS[field].column]: value };
  const details = { field, value };
  const after = await editOrder(context, order, changed, { action: 'assignField', type: 'fieldAssigned', details });
  const list = (await statusEntries(context.trx, order)) > 1 ? 'active' : 'programmed';
  return { loadingOrder: presentOrderState(after), list } as const;
}

interface Edit {
  /** The name in the audit; `type` is the one in the timeline. */
  readonly action: string;
  readonly type: NameIn<'loadOrders.events'>;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Updates a few columns of an order, with entries in its timeline and in the audit; nothing for no columns. */
export async function editOrder(
  context: Context,
  order: OrderRecord,
  changed: Partial<OrderValues>,
  { action, type, details }: Edit,
) {
  if (Object.keys(changed).length === 0) return order;
  const { trx, actor } = context;
  await updateOrder(trx, order, changed);
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type, userId: actor.userId, details }]);
  await auditFields(context, action, order, { before: order, after: { ...order, ...changed } });
  return findOrder(trx, order.id);
}
