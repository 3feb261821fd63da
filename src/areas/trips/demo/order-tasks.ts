import type { Random } from '#areas/companies/demo/random.ts';
import type { Specimens } from '#areas/companies/demo/specimens.ts';
import type { NewFile } from '#areas/load-orders/demo/orders.repository.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import type { Stage, StageTask } from '#areas/operations/rules/stage.ts';
import { createId } from '#kernel/ids.ts';
import { tripStages } from '../rules/trip-tasks.ts';
import type { NewTask } from './trips.repository.ts';

/** The share of the tasks that is done. */
const ON_THE_WAY = 0.5;

export interface TasksOfOrder {
  readonly tasks: readonly NewTask[];
  readonly files: readonly NewFile[];
}

/** The tasks of the template for this trip; finished ones have proof, at even intervals between start and end. */
export function tasksOf(
  order: StoredDemoOrder,
  stages: readonly Stage[],
  specimens: Specimens,
  random: Random,
  now: Date,
): TasksOfOrder {
  const { trip } = order;
  if (!trip.assignedAt) return { tasks: [], files: [] };
  const planned = tripStages(stages, order.stops).flatMap(({ name, stopId, tasks }, stage) =>
    tasks.map((task, at) => ({ task, stageName: name, stopId, stage: stage + 1, position: at + 1 })),
  );
  const doneCount = trip.finishedAt ? planned.length : trip.startedAt ? Math.ceil(planned.length * ON_THE_WAY) : 0;
  const begin = (trip.startedAt ?? trip.assignedAt).getTime();
  const step = ((trip.finishedAt ?? now).getTime() - begin) / Math.max(1, doneCount);
  const files: NewFile[] = [];
  const tasks = planned.map(({ task, stageName, stopId, stage, position }, nth): NewTask => {
    const id = createId();
    const doneAt = nth < doneCount ? new Date(begin + nth * step) : null;
    if (doneAt) files.push(...proofOf(task, { orderId: order.id, taskId: id, stopId, at: doneAt }, specimens));
    return {
      id,
      order_id: order.id,
      stop_id: stopId,
      stage_position: stage,
      stage_name: stageName,
      position,
      key: task.key,
      name: task.name,
      by: task.by,
      evidence: task.evidence,
      required: task.required,
      waits: task.waits,
      form: JSON.stringify(task.form),
      answers: JSON.stringify(doneAt && task.evidence === 'form' ? answersOf(order, random) : {}),
      done_at: doneAt,
      done_by_name: doneAt && task.by === 'driver' ? (order.truck?.driverName ?? null) : null,
    };
  });
  return { tasks, files };
}

const answersOf = ({ values }: StoredDemoOrder, random: Random) => ({
  weight: Number(values.weight ?? 28),
  ticket: random.digits(6),
});

interface About {
  readonly orderId: string;
  readonly taskId: string;
  readonly stopId: string | null;
  readonly at: Date;
}

function proofOf({ evidence }: StageTask, { orderId, taskId, stopId, at }: About, specimens: Specimens): NewFile[] {
  if (evidence === 'none' || evidence === 'form') return [];
  const isDocument = evidence === 'document';
  const file = isDocument
    ? { file_id: specimens.certificate, name: 'remito.pdf' }
    : { file_id: specimens.card, name: `${evidence}.png` };
  return [
    { id: createId(), order_id: orderId, task_id: taskId, stop_id: stopId, type: evidence, created_at: at, ...file },
  ];
}
