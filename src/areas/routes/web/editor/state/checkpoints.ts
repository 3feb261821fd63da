import type { Checkpoint } from '#areas/routes/contract/path.shapes.ts';
import { type PlacedCheckpoint, placeCheckpoints, sameCheckpointTwice } from '#areas/routes/rules/checkpoint-order.ts';
import { nearestOn, pointAt } from '#areas/routes/rules/line.ts';
import {
  CHECKPOINT_RADIUS_METERS,
  CHECKPOINTS_MAX,
  type CheckpointType,
  SPEED_KMH,
  STOP_MINUTES,
} from '#areas/routes/rules/route-limits.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import { measuredLine, minutesOf, type PathDraft } from './path-draft.ts';
import { tidyPosition } from './stopovers.ts';

/** A click is as exact as the map is near: a hundredth of the way, and never more than this. */
const SNAP = { share: 0.01, meters: 25_000 } as const;

const byPosition = (checkpoint: Checkpoint) => ({
  ...checkpoint,
  position: { lat: checkpoint.lat, lng: checkpoint.lng },
});

/** On the line where it is near, or where it was put. */
export function snapped({ line }: PathDraft, at: Position, withinMeters: number): Position {
  if (line.length < 2) return tidyPosition(at);
  const { offMeters, point } = nearestOn(measuredLine(line), at);
  return tidyPosition(offMeters <= withinMeters ? point : at);
}

function clickReach({ line }: PathDraft): number {
  const total = line.length < 2 ? 0 : measuredLine(line).totalMeters;
  return Math.max(CHECKPOINT_RADIUS_METERS.default, Math.min(SNAP.meters, total * SNAP.share));
}

interface Added {
  readonly draft: PathDraft;
  /** The new one; null where the path has it already, or has as many as it may have. */
  readonly id: string | null;
  readonly problem?: 'sameCheckpoint' | 'tooMany';
}

export function addCheckpoint(draft: PathDraft, type: CheckpointType, name: string, at: Position): Added {
  if (draft.checkpoints.length >= CHECKPOINTS_MAX) return { draft, id: null, problem: 'tooMany' };
  const checkpoint: Checkpoint = {
    ...{ id: createId(), type, name, ...snapped(draft, at, clickReach(draft)) },
    ...{ radiusMeters: CHECKPOINT_RADIUS_METERS.default, stopMinutes: STOP_MINUTES.default, mustPass: false },
    ...{ expectedMinutes: null, speedKmh: type === 'speedControl' ? SPEED_KMH.default : null, prices: [] },
  };
  const next = { ...draft, checkpoints: [...draft.checkpoints, checkpoint] };
  if (doubled(next).has(checkpoint.id)) return { draft, id: null, problem: 'sameCheckpoint' };
  return { draft: next, id: checkpoint.id };
}

/** After so many metres of the way: for hands without a mouse. */
export const addCheckpointAlong = (draft: PathDraft, type: CheckpointType, name: string, meters: number): Added =>
  draft.line.length < 2
    ? { draft, id: null }
    : addCheckpoint(draft, type, name, pointAt(measuredLine(draft.line), meters));

/** Only a short way to the line is taken over: whoever drags it away means it. */
export function moveCheckpoint(draft: PathDraft, id: string, to: Position): PathDraft {
  return changed(draft, id, (one) => ({ ...one, ...snapped(draft, to, one.radiusMeters) }));
}

export const snapCheckpoint = (draft: PathDraft, id: string): PathDraft =>
  changed(draft, id, (one) => ({ ...one, ...snapped(draft, one, Number.POSITIVE_INFINITY) }));

export const changeCheckpoint = (draft: PathDraft, id: string, values: Partial<Checkpoint>): PathDraft =>
  changed(draft, id, (one) => {
    const next = { ...one, ...values };
    if (values.type === undefined || values.type === one.type) return next;
    // What belongs to the type before is of no use for the new one.
    const speedKmh = next.type === 'speedControl' ? (one.speedKmh ?? SPEED_KMH.default) : null;
    return { ...next, speedKmh, prices: next.type === 'toll' ? next.prices : [] };
  });

export const removeCheckpoint = (draft: PathDraft, id: string): PathDraft => ({
  ...draft,
  checkpoints: draft.checkpoints.filter((one) => one.id !== id),
});

function changed(draft: PathDraft, id: string, change: (one: Checkpoint) => Checkpoint): PathDraft {
  return { ...draft, checkpoints: draft.checkpoints.map((one) => (one.id === id ? change(one) : one)) };
}

export type EditedCheckpoint = PlacedCheckpoint<Checkpoint & { readonly position: Position }>;

/** In the order in which the line passes them. */
export function placedCheckpoints(draft: PathDraft): readonly EditedCheckpoint[] {
  const spots = draft.checkpoints.map(byPosition);
  if (draft.line.length < 2) return spots.map((one) => ({ ...one, ...NOWHERE, minutes: one.expectedMinutes }));
  const measured = measuredLine(draft.line);
  return placeCheckpoints(measured, spots, minutesOf(draft, measured.totalMeters));
}

const NOWHERE = { meters: 0, offMeters: 0, isFar: false } as const;

/** The ids of those that are on the path twice. */
export function doubled({ checkpoints }: PathDraft): ReadonlySet<string> {
  const pairs = sameCheckpointTwice(checkpoints.map(byPosition));
  return new Set(pairs.flatMap(([one, other]) => [checkpoints[one]!.id, checkpoints[other]!.id]));
}
