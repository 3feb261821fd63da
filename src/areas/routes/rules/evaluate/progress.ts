import { nearestOn } from '../line.ts';
import type { AlarmPlan } from './alarm-plan.ts';
import type { AlarmState, Seen } from './alarm-state.ts';
import { minutesBetween } from './motion.ts';

/** How far a truck can come along the line: faster than allowed, and some scatter. */
const METERS_PER_MINUTE = 3_000;
const SLACK_METERS = 2_000;
/** Farther from the line than this nobody knows how far along it a truck is. */
const KNOWN_METERS = 1_000;

export interface Progress {
  readonly startMeters: number;
  readonly progress: AlarmState['progress'];
  /** From the whole line, wherever on it. */
  readonly offMeters: number;
}

/** A trip that is seen for the first time on its way starts there: what lies behind it is not judged. */
export function progressOf({ line, corridorMeters }: AlarmPlan, state: AlarmState, here: Seen): Progress {
  const { offMeters } = nearestOn(line, here);
  const { progress } = state;
  const minutes = state.last ? minutesBetween(progress.at, here.at) : Number.POSITIVE_INFINITY;
  const within = minutes * METERS_PER_MINUTE + SLACK_METERS;
  const found = nearestOn(line, here, { after: progress.meters, within });
  const isKnown = found.offMeters <= Math.max(KNOWN_METERS, corridorMeters * 2);
  if (!isKnown) {
    return { startMeters: state.startMeters, progress: state.last ? progress : { meters: 0, at: here.at }, offMeters };
  }
  const startMeters = state.last ? state.startMeters : found.meters;
  return { startMeters, progress: { meters: found.meters, at: here.at }, offMeters };
}
