import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import type { Stage, StageTask, TaskRole } from '#areas/operations/rules/stage.ts';

export interface Stop {
  readonly id: string;
  readonly action: string;
  readonly city: string;
  readonly customer: string | null;
}

export interface TripStage {
  readonly name: string;
  readonly stopId: string | null;
  readonly tasks: readonly StageTask[];
}

/**
 * The stages of a template for one trip. A stage done at each pickup or delivery repeats for every such stop, in
 * driving order and under the stop's name; if the trip has no such stop it appears once.
 */
export function tripStages(stages: readonly Stage[], stops: readonly Stop[]): TripStage[] {
  return stages.flatMap(({ name, each, tasks }): TripStage[] => {
    const places = each ? stops.filter(({ action }) => action === each) : [];
    if (places.length === 0) return [{ name, stopId: null, tasks }];
    return places.map(({ id, city, customer }) => ({ name: `${name} · ${customer ?? city}`, stopId: id, tasks }));
  });
}

export interface TaskState {
  readonly required: boolean;
  readonly done: boolean;
}

/** No required task is left; a trip without required tasks ends when all tasks are done. */
export function isTripDone(tasks: readonly TaskState[]): boolean {
  const asked = tasks.some(({ required }) => required) ? tasks.filter(({ required }) => required) : tasks;
  return asked.length > 0 && asked.every(({ done }) => done);
}

/** A task in its place among the others of the trip. */
export interface OrderedTask extends TaskState {
  readonly waits: boolean;
  readonly stopId: string | null;
}

/**
 * The task that has to be done first: the first required one before a task that waits. The stops of a trip may be driven
 * in another order, so a task at a stop does not wait for those of other stops.
 */
export function blockerOf<T extends OrderedTask>(task: T, tasks: readonly T[]): T | undefined {
  if (!task.waits) return undefined;
  const isElsewhere = ({ stopId }: T) => stopId !== null && task.stopId !== null && stopId !== task.stopId;
  return tasks
    .slice(0, tasks.indexOf(task))
    .find((earlier) => earlier.required && !earlier.done && !isElsewhere(earlier));
}

interface RoleTask extends TaskState {
  readonly by: TaskRole;
}

/** The receiver signs on the driver's phone, so the driver's page has the client's tasks too. */
const ON_DRIVERS_PHONE: readonly TaskRole[] = ['driver', 'client'];

/** Whether optional tasks are left that the driver may still want to do: then only the driver, or the office, ends it. */
export function waitsForDriver(tasks: readonly RoleTask[]): boolean {
  return tasks.some(({ required, done, by }) => !required && !done && ON_DRIVERS_PHONE.includes(by));
}

/** No required task is left; one whose tasks are all optional may be closed at any time. */
export function mayCloseTrip(tasks: readonly TaskState[]): boolean {
  return tasks.every(({ required, done }) => done || !required);
}

/** The side of the order a person is on, and whether they may write orders of its kind. */
export interface TaskActor {
  readonly side: OrderSide;
  readonly writes: boolean;
}

/** People who write the order may do every task, also for others; anybody else only their own tasks. */
export function mayDoTask(by: TaskRole, { side, writes }: TaskActor): boolean {
  if (side === 'driver' || side === 'client') return by === side;
  return writes || by === 'security';
}
