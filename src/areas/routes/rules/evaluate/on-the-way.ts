import { isForbidden } from '../driving-hours.ts';
import { drivingMinutes } from '../driving-minutes.ts';
import type { FenceKind } from '../route-limits.ts';
import type { AlarmPlan } from './alarm-plan.ts';
import { minutesBetween } from './motion.ts';
import { isValid } from './presence.ts';
import { areasIn, type Evaluator, type Sight } from './sight.ts';

/** Where a truck may be though its path does not lead there. */
const MAY_BE: readonly FenceKind[] = ['allowed', 'rest'];
/** Where it may stop for as long as it needs; what takes too long at a place is an overstay. */
const MAY_STOP: readonly FenceKind[] = ['allowed', 'rest', 'border'];
/** A truck that has just come to rest has not stopped yet. */
const STOP_MINUTES_MIN = 1;

/** Going back above this share of the corridor or of the tolerance neither raises an alert nor ends one. */
const BACK_SHARE = 0.8;
/** One position may be scatter: as many as this must agree that a truck is off its way or too fast. */
const AGREEING = 2;
const MINUTE = 60_000;

const isExcused = (plan: AlarmPlan, sight: Sight, kinds: readonly FenceKind[]): boolean =>
  areasIn(plan, sight).some(
    ({ area }) => area.place || (kinds.includes(area.fence.kind) && isValid(plan, area, sight.fix.at)),
  );

export const evaluateDeviation: Evaluator = (plan, sight) => {
  const off = sight.state.offMeters ?? 0;
  if (plan.line.line.length < 2 || off <= plan.corridorMeters * BACK_SHARE || isExcused(plan, sight, MAY_BE)) return [];
  const certain = off - (sight.fix.accuracyM ?? 0) - plan.corridorMeters;
  const holds = certain > (plan.alarms.deviation.threshold ?? 0) ? 'yes' : 'unsure';
  const details = { deviationMeters: Math.round(off) };
  return [{ key: 'deviation', type: 'deviation', holds, times: AGREEING, isPatient: true, details }];
};

/** At a checkpoint as long as that allows, elsewhere as long as the alarm does. */
export const evaluateStop: Evaluator = (plan, sight) => {
  if (isExcused(plan, sight, MAY_STOP)) return [];
  return stopOf(plan, sight);
};

/** For trips of which only the checkpoints are supervised. */
export const evaluateStopAtCheckpoint: Evaluator = (plan, sight) =>
  sight.atCheckpoints.length > 0 ? stopOf(plan, sight) : [];

const stopOf: Evaluator = (plan, { now, state, atCheckpoints }) => {
  const since = state.stay?.at ?? now;
  const stoppedMins = minutesBetween(since, now);
  if (stoppedMins < STOP_MINUTES_MIN) return [];
  const allowed = atCheckpoints.flatMap(({ stopMinutes }) => (stopMinutes === null ? [] : [stopMinutes]));
  const minutes = allowed.length > 0 ? Math.max(...allowed) : (plan.alarms.stopped.minutes ?? 0);
  const checkpointId = atCheckpoints[0]?.id;
  const details = {
    ...{ stoppedMins: Math.round(stoppedMins), expectedStoppedMins: minutes },
    ...(checkpointId === undefined ? {} : { checkpointId }),
  };
  return [{ key: `stopped:${since}`, type: 'stopped', holds: 'yes', since, minutes, details }];
};

/** The lowest limit of the path and of the fences around the truck. */
export const evaluateSpeed: Evaluator = (plan, sight) => {
  const fences = areasIn(plan, sight).flatMap(({ area, presence }) =>
    area.fence && !presence.outside && isValid(plan, area, sight.fix.at) ? [area.fence.speedLimitKmh] : [],
  );
  const limits = [plan.speedLimitKmh, ...fences].filter((limit) => limit !== null);
  return limits.length === 0 ? [] : speeding(plan, sight, Math.min(...limits), { key: 'speed', times: AGREEING });
};

/** Past a control a truck is gone before a minute is over: too fast there counts at once. */
export const evaluateSpeedControl: Evaluator = (plan, sight) =>
  sight.atCheckpoints.flatMap(({ id, type, speedLimitKmh }) =>
    type === 'speedControl' && speedLimitKmh !== null
      ? speeding(plan, sight, speedLimitKmh, { key: `speed:${id}`, minutes: 0, checkpointId: id })
      : [],
  );

interface SpeedSpot {
  readonly key: string;
  readonly minutes?: number;
  readonly times?: number;
  readonly checkpointId?: string;
}

function speeding(plan: AlarmPlan, { motion }: Sight, limit: number, spot: SpeedSpot): ReturnType<Evaluator> {
  const { checkpointId, ...watched } = spot;
  if (motion.speedKmh === null || motion.speedKmh <= limit) return [];
  const holds = motion.speedKmh > limit + (plan.alarms.speed.threshold ?? 0) ? 'yes' : 'unsure';
  const details = {
    ...{ speedKmH: Math.round(motion.speedKmh), expectedSpeedKmH: limit },
    ...(checkpointId === undefined ? {} : { checkpointId }),
  };
  return [{ ...watched, type: 'speed', holds, details }];
}

export const evaluateForbiddenHours: Evaluator = ({ forbiddenHours, timeZone }, { fix, motion }) => {
  if (!isForbidden(forbiddenHours, fix.at, timeZone)) return [];
  const holds = motion.isMoving ? 'yes' : 'unsure';
  return [{ key: 'outOfSchedule', type: 'outOfSchedule', holds, details: { cause: 'forbiddenHours' } }];
};

/** With what is left of the path at its usual speed; known only on the path. */
export const evaluateExpectedArrival: Evaluator = ({ alarms, arriveBy, line, speedLimitKmh }, { state, now }) => {
  if (!arriveBy || line.line.length < 2 || state.progress.at !== now) return [];
  const left = line.totalMeters - state.progress.meters;
  const expectedAt = now + drivingMinutes(left, speedLimitKmh) * MINUTE;
  const late = minutesBetween(arriveBy.getTime(), expectedAt);
  const allowed = alarms.outOfSchedule.threshold ?? 0;
  if (left <= 0 || late <= allowed * BACK_SHARE) return [];
  const details = {
    cause: 'expectedArrival',
    lateMins: Math.round(late),
    expectedAt: new Date(expectedAt).toISOString(),
  } as const;
  return [{ key: 'outOfSchedule:arrival', type: 'outOfSchedule', holds: late > allowed ? 'yes' : 'unsure', details }];
};

export const evaluateDrivingTime: Evaluator = ({ alarms }, { state }) => {
  const expected = alarms.drivingTime.threshold;
  if (expected === null || state.drivingMinutes <= expected) return [];
  const details = { drivingMins: Math.round(state.drivingMinutes), expectedDrivingMins: expected };
  return [{ key: 'drivingTime', type: 'drivingTime', holds: 'yes', details }];
};
