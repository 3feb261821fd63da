import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { TaskPosition } from '#areas/trips/contract/order-task.calls.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { findTasks, writePosition } from './task.repository.ts';

/**
 * Adds the position of a task that was done a moment before, for the phone that did it. The task may have been the last
 * of the trip, so what counts is the consent at that time, not whether the trip is still open.
 */
export async function addPosition(
  trx: Trx,
  order: OrderRecord,
  taskId: string,
  { clientKey, position }: TaskPosition,
): Promise<boolean> {
  const task = (await findTasks(trx, order)).find(({ id }) => id === taskId);
  if (!task || task.done_at === null || task.client_key !== clientKey) throw requestErrors.notFound();
  if (order.sharing_since === null || task.done_at < order.sharing_since) throw orderErrors.sharingClosed();
  if (task.lat !== null) return false;
  await writePosition(trx, task, position);
  return true;
}
