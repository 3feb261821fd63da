import { distanceMeters, type Position } from '#kernel/position.ts';
import { type Measures, nearestOn } from './line.ts';
import { type CheckpointType, SAME_CHECKPOINT_METERS } from './route-limits.ts';

export interface CheckpointSpot {
  readonly type: CheckpointType;
  readonly position: Position;
  readonly radiusMeters: number;
  /** Minutes after departure at which it is expected; nothing: by its share of the way. */
  readonly expectedMinutes?: number | null;
}

export type PlacedCheckpoint<T extends CheckpointSpot = CheckpointSpot> = T & {
  /** From the beginning of the line. */
  readonly meters: number;
  readonly offMeters: number;
  /** Farther from the line than its radius: a truck on the line does not pass it. */
  readonly isFar: boolean;
  /** After departure; null where neither the checkpoint nor its path has a time. */
  readonly minutes: number | null;
};

/** Checkpoints in the order in which the line passes them. */
export function placeCheckpoints<T extends CheckpointSpot>(
  measured: Measures,
  checkpoints: readonly T[],
  pathMinutes: number | null = null,
): PlacedCheckpoint<T>[] {
  const placed = checkpoints.map((checkpoint) => {
    const { meters, offMeters } = nearestOn(measured, checkpoint.position);
    const share = measured.totalMeters > 0 ? meters / measured.totalMeters : 0;
    const byShare = pathMinutes === null ? null : Math.round(pathMinutes * share);
    const minutes = checkpoint.expectedMinutes ?? byShare;
    return { ...checkpoint, meters, offMeters, isFar: offMeters > checkpoint.radiusMeters, minutes };
  });
  return placed.sort((a, b) => a.meters - b.meters);
}

/** Pairs of places in the list that are one checkpoint, placed twice. */
export function sameCheckpointTwice(
  checkpoints: readonly Pick<CheckpointSpot, 'type' | 'position'>[],
): [number, number][] {
  return checkpoints.flatMap((one, first) =>
    checkpoints.flatMap((other, second): [number, number][] => {
      const isPair = second > first && one.type === other.type;
      const isSame = isPair && distanceMeters(one.position, other.position) <= SAME_CHECKPOINT_METERS;
      return isSame ? [[first, second]] : [];
    }),
  );
}
