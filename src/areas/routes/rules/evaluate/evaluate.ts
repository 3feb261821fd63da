import { isWithinHours } from '../driving-hours.ts';
import type { AlarmPlan } from './alarm-plan.ts';
import {
  type AlarmState,
  type EndedAlert,
  type Fix,
  type Happening,
  INITIAL_STATE,
  type RaisedAlert,
} from './alarm-state.ts';
import { checkpointsAt, judgeCheckpoints } from './at-checkpoints.ts';
import { happeningsOf } from './happenings.ts';
import { evaluateDanger, evaluateEntry, evaluateExit, evaluateOverstay } from './in-areas.ts';
import { canReach, drivingMinutesOf, motionOf, seen, stayOf } from './motion.ts';
import {
  evaluateDeviation,
  evaluateDrivingTime,
  evaluateExpectedArrival,
  evaluateForbiddenHours,
  evaluateSpeed,
  evaluateSpeedControl,
  evaluateStop,
  evaluateStopAtCheckpoint,
} from './on-the-way.ts';
import { presencesOf } from './presence.ts';
import { progressOf } from './progress.ts';
import type { Evaluator, Sight } from './sight.ts';
import { type Condition, watch } from './watch.ts';

/** The missing of checkpoints is judged besides, in both. */
const EVALUATORS: Readonly<Record<AlarmPlan['supervision'], readonly Evaluator[]>> = {
  geofence: [
    evaluateDeviation,
    evaluateStop,
    evaluateSpeed,
    evaluateSpeedControl,
    evaluateForbiddenHours,
    evaluateDrivingTime,
    evaluateExpectedArrival,
    evaluateEntry,
    evaluateExit,
    evaluateDanger,
    evaluateOverstay,
  ],
  controlPoints: [evaluateSpeedControl, evaluateStopAtCheckpoint],
};

/** A position this inexact comes from a mobile network and says nothing about a corridor. */
const ACCURACY_MAX_METERS = 1_000;

export interface Evaluation {
  readonly state: AlarmState;
  readonly alerts: readonly RaisedAlert[];
  readonly ended: readonly EndedAlert[];
  /** Alerts raised before that still hold, with the figures of now. */
  readonly going: readonly GoingAlert[];
  readonly happenings: readonly Happening[];
}

export type GoingAlert = Pick<RaisedAlert, 'key' | 'type' | 'details'>;

const unchanged = (state: AlarmState): Evaluation => ({ state, alerts: [], ended: [], going: [], happenings: [] });

/** What one more position of a trip means. Positions come in the order of their time; an older one changes nothing. */
export function evaluate(plan: AlarmPlan, state: AlarmState, fix: Fix): Evaluation {
  const here = seen(fix);
  const isUseless = (fix.accuracyM ?? 0) > ACCURACY_MAX_METERS || (state.last !== null && here.at <= state.last.at);
  if (isUseless) return unchanged(state);
  const isDoubtful = state.last !== null && !canReach(state.last, here);
  if (isDoubtful && !(state.doubt && canReach(state.doubt, here))) {
    return unchanged({ ...state, doubt: here });
  }
  return evaluateSight(plan, lookAt(plan, state, fix));
}

function lookAt(plan: AlarmPlan, before: AlarmState, fix: Fix): Sight {
  const here = seen(fix);
  const motion = motionOf(before, fix);
  const stay = stayOf(before, here, motion);
  const drivingMinutes = drivingMinutesOf(before, stay, here, motion);
  const { presences, left } = presencesOf(plan, before, fix);
  const progress = progressOf(plan, before, here);
  const state = { ...before, ...progress, last: here, doubt: null, presences, stay, drivingMinutes };
  return { now: here.at, fix, here, before, state, motion, left, atCheckpoints: checkpointsAt(plan, { here }) };
}

function evaluateSight(plan: AlarmPlan, sight: Sight): Evaluation {
  const { fix, state, now } = sight;
  const { settled, passed, missed } = judgeCheckpoints(plan, sight);
  const isOn = ({ type }: Condition) =>
    plan.alarms[type].on && isWithinHours(plan.alarms[type].hours, fix.at, plan.timeZone);
  const conditions = [...EVALUATORS[plan.supervision].flatMap((evaluator) => evaluator(plan, sight)), ...missed];
  const { watches, raised, ended, going } = watch(state.watches, conditions.filter(isOn), plan.alarms, now);
  const alerts = raised.map(({ key, type, details, began }) => ({
    ...{ key, type, details, criticality: plan.alarms[type].criticality, position: fix.position },
    ...{ at: fix.at, since: new Date(began), meters: state.progress.meters },
  }));
  const happenings = happeningsOf(plan, sight, { passed, missed });
  return { state: { ...state, settled, watches }, alerts, ended, going, happenings };
}

/**
 * What the clock alone means for a truck that says nothing: it stays too long where it was last seen. What needs positions
 * waits for them.
 */
export function evaluateClock(plan: AlarmPlan, state: AlarmState, now: Date): Evaluation {
  if (!state.last || now.getTime() <= state.last.at || !plan.alarms.overstay.on) return unchanged(state);
  const position = { lat: state.last.lat, lng: state.last.lng };
  const sight: Sight = {
    ...{ now: now.getTime(), fix: { at: now, position, speedKmh: null }, here: state.last, before: state, state },
    ...{ motion: { minutes: 0, meters: 0, speedKmh: null, isMoving: false }, left: {}, atCheckpoints: [] },
  };
  const isWithin = isWithinHours(plan.alarms.overstay.hours, now, plan.timeZone);
  const mine = Object.entries(state.watches).filter(([key]) => key.startsWith('overstay:'));
  const conditions = isWithin ? evaluateOverstay(plan, sight) : [];
  const { watches, raised, going } = watch(Object.fromEntries(mine), conditions, plan.alarms, now.getTime());
  const alerts = raised.map(({ key, type, details, began }) => ({
    ...{ key, type, details, criticality: plan.alarms[type].criticality, position },
    ...{ at: now, since: new Date(began), meters: state.progress.meters },
  }));
  // Only a position ends what it began.
  const held = Object.fromEntries(Object.entries(watches).filter(([key]) => conditions.some((one) => one.key === key)));
  return { ...unchanged({ ...state, watches: { ...state.watches, ...held } }), alerts, going };
}

export interface TripAlert extends RaisedAlert {
  /** Null: it was still open at the last position. */
  readonly endedAt: Date | null;
}

/** All alerts of a trip, in the order in which they were raised. */
export function evaluateTrip(plan: AlarmPlan, fixes: readonly Fix[]): { state: AlarmState; alerts: TripAlert[] } {
  let state = INITIAL_STATE;
  const alerts: TripAlert[] = [];
  const open = new Map<string, number>();
  for (const fix of fixes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const evaluation = evaluate(plan, state, fix);
    state = evaluation.state;
    for (const { key, at } of evaluation.ended) alerts[open.get(key)!] = { ...alerts[open.get(key)!]!, endedAt: at };
    for (const alert of evaluation.alerts) {
      open.set(alert.key, alerts.length);
      alerts.push({ ...alert, endedAt: state.watches[alert.key] ? null : alert.at });
    }
  }
  return { state, alerts };
}
