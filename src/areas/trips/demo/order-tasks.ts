import type { CargoPicture } from '#areas/companies/demo/cargo-drawings.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { Specimen, Specimens } from '#areas/companies/demo/specimens.ts';
import { CARGO_PICTURES } from '#areas/load-orders/demo/data/cargo.ts';
import { deliveredTn } from '#areas/load-orders/demo/order-state.ts';
import type { NewFile } from '#areas/load-orders/demo/orders.repository.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import type { LoadCategory } from '#areas/operations/rules/catalogues.ts';
import type { Stage, StageTask } from '#areas/operations/rules/stage.ts';
import { createId } from '#kernel/ids.ts';
import { tripStages } from '../rules/trip-tasks.ts';
import type { NewTask } from './trips.repository.ts';

/** The first task of the unloading. */
const ARRIVAL = 'arrivalAtUnloading';
/** Loading takes the first fifth of a trip, unloading the rest of it from here on. */
const LOADED = 0.2;
const ARRIVED = 0.7;

/** The sample files that show something of a trip. */
export type Proofs = Pick<Specimens, 'cargo' | 'ticket' | 'signature' | 'deliveryNote'>;

export interface TasksOfOrder {
  readonly tasks: readonly NewTask[];
  readonly files: readonly NewFile[];
}

/** The tasks of the template for this trip, with proof of those that are done: on the road, all but the unloading. */
export function tasksOf(
  order: StoredDemoOrder,
  stages: readonly Stage[],
  specimens: Proofs,
  random: Random,
  now: Date,
): TasksOfOrder {
  const { trip } = order;
  if (!trip.assignedAt) return { tasks: [], files: [] };
  const planned = tripStages(stages, order.stops).flatMap(({ name, stopId, tasks }, stage) =>
    tasks.map((task, at) => ({ task, stageName: name, stopId, stage: stage + 1, position: at + 1 })),
  );
  const before = planned.findIndex(({ task }) => task.key === ARRIVAL);
  const doneCount = trip.finishedAt ? planned.length : trip.startedAt ? before : 0;
  const begin = (trip.startedAt ?? trip.assignedAt).getTime();
  const length = (trip.finishedAt ?? trip.deliveryAt).getTime() - begin;
  /** The last task ends the trip. */
  const part = (nth: number) =>
    nth < before ? (LOADED * nth) / before : ARRIVED + ((1 - ARRIVED) * (nth + 1 - before)) / (planned.length - before);
  const files: NewFile[] = [];
  const tasks = planned.map(({ task, stageName, stopId, stage, position }, nth): NewTask => {
    const id = createId();
    const doneAt = nth < doneCount ? new Date(Math.min(begin + part(nth) * length, now.getTime())) : null;
    if (doneAt) files.push(...proofOf(task, { order, taskId: id, stopId, at: doneAt }, specimens));
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
      answers: JSON.stringify(doneAt && task.evidence === 'form' ? answersOf(task, order, random) : {}),
      done_at: doneAt,
      done_by_name: doneAt && task.by === 'driver' ? (order.truck?.driverName ?? null) : null,
    };
  });
  return { tasks, files };
}

/** A little of the load is lost on the road. */
const answersOf = ({ key }: StageTask, { values }: StoredDemoOrder, random: Random) => ({
  weight: key === 'unloadingWeight' ? deliveredTn(Number(values.weight)) : Number(values.weight),
  ticket: random.digits(6),
});

interface About {
  readonly order: StoredDemoOrder;
  readonly taskId: string;
  readonly stopId: string | null;
  readonly at: Date;
}

function proofOf(task: StageTask, { order, taskId, stopId, at }: About, specimens: Proofs): NewFile[] {
  const { evidence: type } = task;
  if (type === 'none' || type === 'form') return [];
  const { id: file_id, name } = pictureFor(task, order, specimens);
  return [
    { id: createId(), order_id: order.id, task_id: taskId, stop_id: stopId, type, created_at: at, file_id, name },
  ];
}

/** Photos show the load, or the ticket of the scales where the task is about that. */
function pictureFor({ key, evidence }: StageTask, { values }: StoredDemoOrder, specimens: Proofs): Specimen {
  if (evidence === 'document') return specimens.deliveryNote;
  if (evidence === 'signature') return specimens.signature;
  return key.endsWith('Ticket') ? specimens.ticket : specimens.cargo[pictureOf(values)];
}

/** On pallets in the town, otherwise as the category is carried. */
const pictureOf = ({ boarding_mode, category_load }: StoredDemoOrder['values']): CargoPicture =>
  boarding_mode === 'pallets' ? 'pallets' : CARGO_PICTURES[category_load as LoadCategory];
