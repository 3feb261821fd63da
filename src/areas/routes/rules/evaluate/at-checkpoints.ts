import { distanceMeters } from '#kernel/position.ts';
import { measure, nearestOn } from '../line.ts';
import type { AlarmPlan, PlanCheckpoint } from './alarm-plan.ts';
import { areasIn, type Sight } from './sight.ts';
import type { Condition } from './watch.ts';

export const checkpointsAt = ({ checkpoints }: AlarmPlan, { here }: Pick<Sight, 'here'>): PlanCheckpoint[] =>
  checkpoints.filter(({ position, radiusMeters }) => distanceMeters(position, here) <= radiusMeters);

export interface CheckpointVerdict {
  readonly settled: readonly string[];
  readonly passed: readonly PlanCheckpoint[];
  readonly missed: readonly Condition[];
}

/** Which checkpoints were passed, and which of those that must be passed were left behind. */
export function judgeCheckpoints(plan: AlarmPlan, sight: Sight): CheckpointVerdict {
  const settled = new Set(sight.before.settled);
  const open = plan.checkpoints.filter(({ id }) => !settled.has(id));
  const passed = open.filter((checkpoint) => isPassed(checkpoint, sight));
  const hasArrived = areasIn(plan, sight).some(({ area }) => area.place?.use === 'unload');
  const slack = hasArrived ? 0 : (plan.alarms.missedCheckpoint.threshold ?? 0);
  const { startMeters, progress } = sight.state;
  const missed = open.filter(
    (checkpoint) =>
      checkpoint.mustPass &&
      !passed.includes(checkpoint) &&
      checkpoint.meters >= startMeters &&
      progress.meters > checkpoint.meters + checkpoint.radiusMeters + slack,
  );
  const now = [...passed, ...missed];
  return {
    settled: now.length > 0 ? [...settled, ...now.map(({ id }) => id)] : sight.before.settled,
    passed,
    missed: missed.map(report),
  };
}

const report = ({ id }: PlanCheckpoint): Condition => ({
  key: `missed:${id}`,
  type: 'missedCheckpoint',
  holds: 'yes',
  isMoment: true,
  details: { checkpointId: id },
});

/**
 * Seen within its radius, or the straight way from the last position leads through it, or the truck was as near to the
 * line before it as behind it: positions may be minutes apart.
 */
function isPassed({ position, radiusMeters, meters }: PlanCheckpoint, { before, state, here, motion }: Sight): boolean {
  const away = distanceMeters(position, here);
  if (away <= radiusMeters) return true;
  const { last } = before;
  if (!last) return false;
  const isInReach = away <= radiusMeters + motion.meters;
  if (isInReach && nearestOn(measure([last, here]), position).offMeters <= radiusMeters) return true;
  const isBetween = before.progress.meters <= meters && meters <= state.progress.meters;
  const off = Math.max(before.offMeters ?? Number.POSITIVE_INFINITY, state.offMeters ?? Number.POSITIVE_INFINITY);
  return isBetween && off <= radiusMeters;
}
