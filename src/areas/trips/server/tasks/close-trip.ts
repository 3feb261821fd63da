import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { mayMove } from '#areas/load-orders/contract/order-moves.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { moveOrder, type OrderRecord, reportedMoment, wrongStatus } from '#areas/load-orders/server/index.ts';
import { mayCloseTrip } from '#areas/trips/rules/trip-tasks.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { Driver } from '../positions/consent.service.ts';
import { findTasks, stateOf } from './task.repository.ts';

const OVER: readonly number[] = [ORDER_STATUS.finished, ORDER_STATUS.toPay, ORDER_STATUS.paid];

/** The driver ends the trip of a locked order; optional tasks that are left stay undone. Closing again changes nothing. */
export async function close(
  { trx, now }: Pick<RequestContext<unknown>, 'trx' | 'now'>,
  order: OrderRecord,
  { companyId, userId, byName }: Driver,
  reportedAt: string | undefined,
): Promise<OrderRecord> {
  if (OVER.includes(order.status)) return order;
  if (order.kind === 'agro') throw orderErrors.closedByOffice();
  if (!mayMove(order.status, 'finalize')) throw wrongStatus(order);
  const tasks = await findTasks(trx, order);
  if (!mayCloseTrip(tasks.map(stateOf))) {
    const left = tasks.find(({ required, done_at }) => required && done_at === null);
    throw orderErrors.tasksLeft({ params: { task: left?.name ?? '' } });
  }
  const at = reportedMoment(now, reportedAt, order.started_at ?? order.created_at);
  return moveOrder({ trx, now, companyId, userId, byName }, order, 'finalize', { at });
}
