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
