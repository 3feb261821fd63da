import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { mayMove } from '#areas/load-orders/contract/order-moves.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import {
  findOrder,
  insertEvents,
  insertOrderFiles,
  moveOrder,
  type OrderRecord,
  orderSummary,
  orderTaskDone,
  reportedMoment,
  startTrip,
  updateOrder,
} from '#areas/load-orders/server/index.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';
import type { Doneness } from '#areas/trips/contract/order-task.calls.ts';
import { mayKeepPosition } from '#areas/trips/rules/position-consent.ts';
import { proofProblems, weighedBy } from '#areas/trips/rules/task-proof.ts';
import { blockerOf, isTripDone, waitsForDriver } from '#areas/trips/rules/trip-tasks.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { finishStop } from './finish-stop.ts';
import { findTasks, stateOf, type TaskRecord, writeDone } from './task.repository.ts';

/** Who does a task: a user, or a person with a public link who is known only by name. */
export interface TaskPerformer {
  /** The company they act in; notifications name it as the sender. */
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

type Context = Pick<RequestContext<unknown>, 'trx' | 'now' | 'services'>;
type Done = Omit<Doneness, 'files'> & { readonly files: readonly SentFile[] };

/**
 * Completes a task of a locked order, once. The first task starts the trip, the last required one ends it, unless the
 * driver may still do optional ones: then the driver closes it.
 */
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
  if (!performer.may(task.by)) throw orderErrors.taskNotYours();
  if (task.done_at) {
    if (done.clientKey && task.client_key === done.clientKey) return order;
    throw orderErrors.taskDone({ params: { task: task.name } });
  }
  if (!isOpen(order.status)) throw orderErrors.taskClosed();
  refuseBeforeOthers(task, tasks);
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

function refuseBeforeOthers(task: TaskRecord, tasks: readonly TaskRecord[]): void {
  const states = tasks.map((one) => ({ ...stateOf(one), id: one.id, name: one.name }));
  const own = states.find(({ id }) => id === task.id);
  const blocker = own && blockerOf(own, states);
  if (blocker) throw orderErrors.taskWaits({ params: { task: blocker.name } });
}

function refuseWithoutProof(task: TaskRecord, { files, answers }: Done): void {
  const contentTypes = files.map(({ contentType }) => contentType);
  const problems = proofProblems(task, { contentTypes, answers });
  if (Object.keys(problems).length > 0) throw orderErrors.evidenceMissing({ fields: problems });
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
  // A task counts anywhere; its position is stored only with the driver's consent.
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

/** Writes the moves into the timeline, in the order they happened. */
async function moveAlong(
  { trx, now, services }: Context,
  order: OrderRecord,
  { task, tasks, performer, at }: Step,
): Promise<void> {
  const { companyId, userId, byName } = performer;
  const mover = { trx, now, companyId, userId, byName };
  const started = mayMove(order.status, 'start') ? await startTrip({ services }, mover, order, { at }) : order;
  const details = { task: task.name, stage: task.stage_name, happenedAt: at.toISOString() };
  await insertEvents(trx, [
    { companyId: order.company_id, orderId: order.id, type: 'taskDone', userId, byName, details },
  ]);
  await finishStop(trx, order, { task, tasks, performer, at });
  const states = tasks.map((one) => (one.id === task.id ? { ...stateOf(one), done: true } : stateOf(one)));
  // An agro trip is finalized by hand, because somebody has to confirm the weights.
  if (order.kind === 'agro' || !isTripDone(states) || waitsForDriver(states)) return;
  await moveOrder(mover, started, 'finalize', { at, byTask: true });
}
