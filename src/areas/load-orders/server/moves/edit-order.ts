import type { assignField, changeOrderDates, OrderField } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { showDay } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { loadingDateEntered } from '../order.events.ts';
import { type ChangedOrder, findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { detailsOf } from '../order-details-of.ts';
import { insertEvents } from '../order-event.repository.ts';
import { clientContact, orderSummary } from '../order-summary.ts';
import { findMember } from './member.repository.ts';
import { statusEntries } from './operation-orders.repository.ts';
import { lockFor, wrongStatus } from './order-access.ts';
import { changedDates, refuseOddDates } from './order-dates.ts';
import { presentOrderState } from './order-state.presenter.ts';

type Context = RequestContext<Actor>;

/** Everybody who waits for the load hears when it is picked up. */
export async function changeDates(
  context: Context,
  id: string,
  { version, dates }: ParsedInput<typeof changeOrderDates>['body'],
) {
  const { trx, actor } = context;
  const { order } = await lockFor(context, id, 'editDates');
  if (order.version !== version) throw requestErrors.staleVersion();
  const before = detailsOf(order);
  const after = { ...before, ...changedDates(dates) };
  refuseOddDates(after);
  await updateOrder(trx, order, {
    loading_date: after.loadingDate,
    loading_hour: after.loadingHour,
    delivery_date: after.deliveryDate,
    delivery_hour: after.deliveryHour,
    container_return: after.containerReturn,
    delay_cutoff: after.delayCutoff,
    delay_date: after.delayDate,
  });
  await recordAudit(context, order, 'datesChanged', { dates });
  const changed = await findOrder(trx, id);
  if (changed.loading_date && changed.loading_date !== order.loading_date) {
    const origin = { companyId: order.company_id, actorId: actor.userId };
    const payload = {
      order: await orderSummary(trx, changed),
      date: showDay(changed.loading_date),
      client: clientContact(changed),
    };
    await emit(trx, loadingDateEntered, origin, payload);
  }
  return { loadingOrder: presentOrderState(changed) };
}

export async function assignAnalyst(context: Context, id: string, analystId: string | null) {
  const { trx } = context;
  const { order } = await lockFor(context, id, 'update');
  const analyst = analystId ? await findMember(trx, order.company_id, analystId) : undefined;
  if (analystId && !analyst) throw requestErrors.invalid({ fields: { analystId: { code: 'choice' } } });
  if (order.analyst_id !== analystId) {
    await updateOrder(trx, order, { analyst_id: analystId });
    await recordAudit(context, order, 'analystAssigned', { analyst: analyst?.fullName ?? null });
  }
  return { loadingOrder: presentOrderState(await findOrder(trx, id)), assignedAnalyst: analyst ?? null };
}

const COLUMNS = {
  assignmentNumber: 'assignment_number',
  billOfLadingNumber: 'bill_of_lading',
  carrierBookingNumber: 'carrier_booking_number',
  equipmentNumber: 'equipment_number',
  vessel: 'vessel',
  crt: 'crt',
  invoiceNumber: 'invoice_number',
  comment: 'comment',
} as const satisfies Readonly<Record<OrderField, keyof ChangedOrder>>;

/** An order that once had a truck is among the active ones from then on, although it is programmed again. */
export async function fillField(
  context: Context,
  id: string,
  { field, value }: ParsedInput<typeof assignField>['body'],
) {
  const { trx } = context;
  const { order } = await lockFor(context, id, 'update');
  if (order.status !== ORDER_STATUS.programmed) throw wrongStatus(order);
  await updateOrder(trx, order, { [COLUMNS[field]]: value });
  await recordAudit(context, order, 'fieldAssigned', { field, value });
  const list = (await statusEntries(trx, order)) > 1 ? 'active' : 'programmed';
  return { loadingOrder: presentOrderState(await findOrder(trx, id)), list } as const;
}

async function recordAudit(
  { trx, actor }: Context,
  order: OrderRecord,
  type: string,
  details: Record<string, unknown>,
) {
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type, userId: actor.userId, details }]);
}
