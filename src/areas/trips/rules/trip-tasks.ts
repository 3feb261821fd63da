import type { Stage, StageTask } from '#areas/operations/rules/stage.ts';

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
 * The stages of a template as one trip does them. A stage done at each pickup or delivery comes once for every such
 * stop, in the order they are driven and under the stop's name; where the trip has no such stop it comes once.
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

/** Nothing that has to be done is left; a trip on which nothing has to be done ends with everything done. */
export function isTripDone(tasks: readonly TaskState[]): boolean {
  const asked = tasks.some(({ required }) => required) ? tasks.filter(({ required }) => required) : tasks;
  return asked.length > 0 && asked.every(({ done }) => done);
}
