import { doneStatus } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import { insertEvents, stopsOf, updateStop } from '#areas/load-orders/server/index.ts';
import { isTripDone } from '#areas/trips/rules/trip-tasks.ts';
import type { Trx } from '#platform/db/database.ts';
import type { TaskRecord } from './task.repository.ts';

interface Step {
  readonly task: TaskRecord;
  readonly tasks: readonly TaskRecord[];
  readonly performer: { readonly userId: string | null; readonly byName: string | null };
  readonly at: Date;
}

/** A stop is completed with its last task; an outcome that somebody entered stays. */
export async function finishStop(trx: Trx, order: OrderRecord, { task, tasks, performer, at }: Step): Promise<void> {
  if (!task.stop_id) return;
  const there = tasks
    .filter(({ stop_id }) => stop_id === task.stop_id)
    .map(({ id, required, done_at }) => ({ required, done: id === task.id || done_at !== null }));
  const stop = (await stopsOf(trx, order)).find(({ id }) => id === task.stop_id);
  if (!isTripDone(there) || stop?.status !== 'pending') return;
  const status = doneStatus(stop.action);
  const done = { done_at: at, done_by: performer.userId, quantity_done: stop.quantity };
  await updateStop(trx, stop, { status, arrived_at: stop.arrived_at ?? at, ...done });
  const { position, action, city, delivery_code: deliveryCode } = stop;
  const { userId, byName } = performer;
  const details = { position, action, city, deliveryCode, status };
  await insertEvents(trx, [
    { companyId: order.company_id, orderId: order.id, type: 'stopMarked', userId, byName, details },
  ]);
}
