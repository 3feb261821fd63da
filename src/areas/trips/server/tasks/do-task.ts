import { orderLifecycleErrors } from '#areas/load-orders/contract/order-lifecycle.errors.ts';
import { isOpen, ORDER_STATUS, type OrderStatus } from '#areas/load-orders/rules/order-status.ts';
import {
  endTrip,
  findOrder,
  insertEvents,
  insertOrderFiles,
  type OrderRecord,
  orderSummary,
  orderTaskDone,
  reportedMoment,
  updateOrder,
} from '#areas/load-orders/server/index.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';
import type { Doneness } from '#areas/trips/contract/order-task.calls.ts';
import { mayKeepPosition } from '#areas/trips/rules/position-consent.ts';
import { proofProblems, weighedBy } from '#areas/trips/rules/task-proof.ts';
import { isTripDone } from '#areas/trips/rules/trip-tasks.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { finishStop } from './finish-stop.ts';
import { findTasks, type TaskRecord, writeDone } from './task.repository.ts';

/** Somebody who does a task: a person of the platform, or one who came by a link and is known by name. */
export interface TaskPerformer {
  /** The company they act in: what they do is told in its name. */
  readonly companyId: string;
  readonly userId: string | null;
  readonly byName: string | null;
  readonly may: (by: TaskRole) => boolean;
}

/** A file that proves that a task was done. */
export interface SentFile {
  readonly fileId: string;
  readonly name: string;
  readonly contentType: string;
}

type Context = Pick<RequestContext<unknown>, 'trx' | 'now'>;
type Done = Omit<Doneness, 'files'> & { readonly files: readonly SentFile[] };

/** A task of a locked order, done once and for all. The first starts the trip, the last one that has to be done ends it. */
export async function doTask(
  context: Context,
  order: OrderRecord,
  taskId: string,
  done: Done,
  performer: TaskPerformer,
) {
  const { trx } = context;
  const tasks = await findTasks(trx, order);
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) throw requestErrors.notFound();
  if (!performer.may(task.by)) throw orderLifecycleErrors.taskNotYours();
  if (task.done_at) {
    if (done.clientKey && task.client_key === done.clientKey) return order;
    throw orderLifecycleErrors.taskDone({ params: { task: task.name } });
  }
  if (!isOpen(order.status)) throw orderLifecycleErrors.taskClosed();
  const at = reportedMoment(context.now, done.at, order.created_at);
  refuseWithoutProof(task, done);
  await write(context, order, task, done, performer, at);
  await moveAlong(context, order, { task, tasks, performer, at });
  const after = await findOrder(trx, order.id);
  await emit(
    trx,
    orderTaskDone,
    { companyId: performer.companyId, actorId: performer.userId },
    { order: await orderSummary(trx, after), task: task.name },
  );
  return after;
}

function refuseWithoutProof(task: TaskRecord, { files, answers }: Done): void {
  const contentTypes = files.map(({ contentType }) => contentType);
  const problems = proofProblems(task, { contentTypes, answers });
  if (Object.keys(problems).length > 0) throw orderLifecycleErrors.evidenceMissing({ fields: problems });
}

async function write(
  { trx }: Context,
  order: OrderRecord,
  task: TaskRecord,
  done: Done,
  { userId, byName }: TaskPerformer,
  at: Date,
): Promise<void> {
  const { clientKey = null, note, answers, position, files } = done;
  // What was done counts wherever it was; the place is kept where the driver agrees to it.
  const seen = position && mayKeepPosition(order, at) ? position : null;
  await writeDone(trx, task, {
    at,
    userId,
    byName,
    clientKey,
    note,
    answers,
    lat: seen?.lat ?? null,
    lng: seen?.lng ?? null,
  });
  await insertOrderFiles(trx, proofOfTask(task, files, userId));
  const weighed = weighedBy(task.key, answers);
  const weight = weighed && { [weighed.which === 'loaded' ? 'loaded_tn' : 'delivered_tn']: String(weighed.tonnes) };
  await updateOrder(trx, order, { tasks_done: order.tasks_done + 1, ...weight });
}

function proofOfTask(
  { company_id, order_id, id, stop_id, evidence }: TaskRecord,
  files: readonly SentFile[],
  by: string | null,
) {
  return files.map(({ fileId, name }) => ({
    id: createId(),
    company_id,
    order_id,
    task_id: id,
    stop_id,
    type: evidence,
    file_id: fileId,
    name,
    created_by: by,
  }));
}

interface Step {
  readonly task: TaskRecord;
  readonly tasks: readonly TaskRecord[];
  readonly performer: TaskPerformer;
  readonly at: Date;
}

/** Writes what happened into the history, in the order it did. */
async function moveAlong({ trx }: Context, order: OrderRecord, { task, tasks, performer, at }: Step): Promise<void> {
  const { companyId, userId, byName } = performer;
  const happened = (type: string, status?: OrderStatus, details: Record<string, unknown> = {}) =>
    insertEvents(trx, [
      { companyId: order.company_id, orderId: order.id, type, userId, byName, ...(status ? { status } : {}), details },
    ]);
  if (order.status === ORDER_STATUS.assigned) {
    await updateOrder(trx, order, { started_at: at });
    await happened('started', ORDER_STATUS.inProgress);
  }
  await happened('taskDone', undefined, { task: task.name, stage: task.stage_name, happenedAt: at.toISOString() });
  await finishStop(trx, order, { task, tasks, performer, at });
  const states = tasks.map(({ id, required, done_at }) => ({ required, done: id === task.id || done_at !== null }));
  // How much was weighed is settled by whoever runs the shuttle.
  if (order.kind === 'agro' || !isTripDone(states)) return;
  await endTrip(trx, order, { at, companyId, userId, byName, byHand: false });
}
