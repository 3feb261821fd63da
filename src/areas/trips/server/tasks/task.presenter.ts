import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { TaskRole } from '#areas/operations/rules/stage.ts';
import type { readTasks, TaskView } from '#areas/trips/contract/order-task.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { fileView } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { TaskFile, TaskRecord } from './task.repository.ts';

type Reader = Pick<RequestContext<unknown>, 'services' | 'now'>;

export interface TaskContext {
  readonly order: OrderRecord;
  readonly files: readonly TaskFile[];
  readonly may: (by: TaskRole) => boolean;
}

export function presentTask(reader: Reader, { order, files, may }: TaskContext, task: TaskRecord): TaskView {
  const { lat, lng } = task;
  return {
    _id: task.id,
    stopId: task.stop_id,
    key: task.key,
    name: task.name,
    by: task.by,
    evidence: task.evidence,
    required: task.required,
    waits: task.waits,
    form: task.form.map((question) => ({ ...question, choices: [...question.choices] })),
    answers: task.answers,
    note: task.note,
    doneAt: task.done_at?.toISOString() ?? null,
    doneBy: task.doneByName,
    position: lat !== null && lng !== null ? { lat, lng } : null,
    files: files
      .filter(({ taskId }) => taskId === task.id)
      .map(({ id, file }) => ({ _id: id, ...fileView(reader.services.config, file, reader.now) })),
    open: task.done_at === null && isOpen(order.status) && may(task.by),
  };
}

/** By stage, in driving order. */
export function presentTasks(
  reader: Reader,
  around: TaskContext,
  tasks: readonly TaskRecord[],
): CallReply<typeof readTasks> {
  const stages = new Map<number, { name: string; tasks: TaskView[] }>();
  for (const task of tasks) {
    const stage = stages.get(task.stage_position) ?? { name: task.stage_name, tasks: [] };
    stage.tasks.push(presentTask(reader, around, task));
    stages.set(task.stage_position, stage);
  }
  const { tasks_done: tasksDone, tasks_total: tasksTotal } = around.order;
  return { stages: [...stages.values()], tasksDone, tasksTotal };
}
