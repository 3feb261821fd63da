import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import {
  type AccessibleOrder,
  lockAccessible,
  presentOrderState,
  readAccessible,
} from '#areas/load-orders/server/index.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';
import type { Doneness, TaskPosition } from '#areas/trips/contract/order-task.calls.ts';
import { mayDoTask } from '#areas/trips/rules/trip-tasks.ts';
import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { findOwnFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { accountOf, lockDriven } from '../positions/consent.service.ts';
import { close } from './close-trip.ts';
import { doTask, type SentFile } from './do-task.ts';
import { presentTask, presentTasks } from './task.presenter.ts';
import { findTasks, proofOf } from './task.repository.ts';
import { addPosition } from './task-position.ts';

type Context = RequestContext<Actor>;

export async function readTasks(context: Context, id: string) {
  const found = await readAccessible(context, id);
  const files = await proofOf(context.trx, found.order);
  const around = { order: found.order, files, may: mayOf(context, found) };
  return presentTasks(context, around, await findTasks(context.trx, found.order));
}

function mayOf({ actor }: Context, { order, side }: AccessibleOrder): (by: TaskRole) => boolean {
  const writes = holds(actor.permissions, ORDER_RIGHTS[order.kind].write);
  return (by) => mayDoTask(by, { side, writes });
}

export async function performTask(context: Context, id: string, taskId: string, { files, ...done }: Doneness) {
  const { trx, actor } = context;
  const found = await lockAccessible(context, id);
  const may = mayOf(context, found);
  const performer = { companyId: companyOf(actor), userId: actor.userId, byName: null, may };
  const sent = await requireOwnFiles(
    context,
    files.map(({ fileId }) => fileId),
  );
  const order = await doTask(context, found.order, taskId, { ...done, files: sent }, performer);
  const task = (await findTasks(trx, order)).find((one) => one.id === taskId);
  if (!task) throw requestErrors.notFound();
  const around = { order, files: await proofOf(trx, order), may };
  return { task: presentTask(context, around, task), loadingOrder: presentOrderState(order) };
}

async function requireOwnFiles({ trx, actor }: Context, ids: readonly string[]): Promise<SentFile[]> {
  const owner = { companyId: companyOf(actor), userId: actor.userId };
  const found: SentFile[] = [];
  for (const [at, fileId] of ids.entries()) {
    const file = await findOwnFile(trx, owner, fileId);
    if (!file) throw requestErrors.invalid({ fields: { [`files.${at}.fileId`]: { code: 'choice' } } });
    found.push({ fileId, name: file.name, contentType: file.contentType });
  }
  return found;
}

export async function addTaskPosition(context: Context, id: string, taskId: string, found: TaskPosition) {
  const order = await lockDriven(context, id);
  return { added: await addPosition(context.trx, order, taskId, found) };
}

export async function closeTrip(context: Context, id: string, at: string | undefined) {
  const order = await lockDriven(context, id);
  return { loadingOrder: presentOrderState(await close(context, order, accountOf(context.actor), at)) };
}
