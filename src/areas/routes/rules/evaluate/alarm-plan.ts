import type { Position } from '#kernel/position.ts';
import type { Alarms } from '../alarm-types.ts';
import type { WeekHours } from '../driving-hours.ts';
import { type FenceIndex, fenceIndex } from '../fence-index.ts';
import type { FenceShape } from '../fence-shape.ts';
import { type Line, type MeasuredLine, measure } from '../line.ts';
import type { CheckpointType, FenceKind, SupervisionType } from '../route-limits.ts';

export interface PlanCheckpoint {
  readonly id: string;
  readonly type: CheckpointType;
  readonly position: Position;
  readonly radiusMeters: number;
  /** Along the line of the plan. */
  readonly meters: number;
  readonly mustPass: boolean;
  /** How long a truck may stop there; null: as long as anywhere. */
  readonly stopMinutes: number | null;
  readonly speedLimitKmh: number | null;
}

export interface PlanFence {
  readonly id: string;
  readonly kind: FenceKind;
  readonly shape: FenceShape;
  readonly alertsOnEntry: boolean;
  readonly alertsOnExit: boolean;
  readonly speedLimitKmh: number | null;
  /** Days and hours of validity; null: always. */
  readonly hours: readonly WeekHours[] | null;
}

export interface PlanPlace {
  readonly id: string;
  readonly use: 'load' | 'unload';
  readonly shape: FenceShape;
  /** Null: what is usual. */
  readonly expectedMinutes: number | null;
}

/** What a trip was planned with: everything the evaluators compare positions to. */
export interface PlanInput {
  readonly supervision: SupervisionType;
  readonly timeZone: string;
  readonly line: Line;
  readonly corridorMeters: number;
  readonly speedLimitKmh: number | null;
  readonly forbiddenHours: readonly WeekHours[];
  readonly checkpoints: readonly PlanCheckpoint[];
  readonly fences: readonly PlanFence[];
  readonly places: readonly PlanPlace[];
  readonly alarms: Alarms;
  /** When it is agreed to arrive; what is expected to be later counts. */
  readonly arriveBy?: Date | null;
}

/** Areas of a plan under one key each: fences and places are entered and left in the same way. */
export type PlanArea = { readonly shape: FenceShape } & (
  | { readonly fence: PlanFence; readonly place?: undefined }
  | { readonly place: PlanPlace; readonly fence?: undefined }
);

export interface AlarmPlan extends Omit<PlanInput, 'line' | 'fences' | 'places'> {
  readonly line: MeasuredLine;
  readonly areas: ReadonlyMap<string, PlanArea>;
  readonly index: FenceIndex;
}

/** Prepared once for a trip, or for all trips of a path. */
export function alarmPlan({ line, fences, places, ...rest }: PlanInput): AlarmPlan {
  const areas = new Map<string, PlanArea>([
    ...fences.map((fence): [string, PlanArea] => [`fence:${fence.id}`, { fence, shape: fence.shape }]),
    ...places.map((place): [string, PlanArea] => [`place:${place.id}`, { place, shape: place.shape }]),
  ]);
  const index = fenceIndex([...areas].map(([id, { shape }]) => ({ id, shape })));
  return { ...rest, line: measure(line), areas, index };
}
