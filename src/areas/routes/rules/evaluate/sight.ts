import type { AlarmPlan, PlanArea, PlanCheckpoint } from './alarm-plan.ts';
import type { AlarmState, Fix, Presence, Seen } from './alarm-state.ts';
import type { Motion } from './motion.ts';
import type { Condition } from './watch.ts';

/** What is known at one position, for all evaluators. */
export interface Sight {
  readonly now: number;
  readonly fix: Fix;
  readonly here: Seen;
  readonly before: AlarmState;
  /** With everything but checkpoints and watches brought up to this position. */
  readonly state: AlarmState;
  readonly motion: Motion;
  /** Areas the truck has just left, and when it was first seen outside. */
  readonly left: Readonly<Record<string, number>>;
  /** Checkpoints in whose radius the truck is. */
  readonly atCheckpoints: readonly PlanCheckpoint[];
}

export type Evaluator = (plan: AlarmPlan, sight: Sight) => readonly Condition[];

export interface AreaSight {
  readonly key: string;
  readonly area: PlanArea;
  readonly presence: Presence;
}

/** The areas the truck is in. */
export function areasIn({ areas }: AlarmPlan, { state }: Sight): AreaSight[] {
  return Object.entries(state.presences).map(([key, presence]) => ({ key, presence, area: areas.get(key)! }));
}
