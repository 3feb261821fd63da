import { isValidAt } from '../driving-hours.ts';
import { metersOutside } from '../fence-distance.ts';
import type { AlarmPlan, PlanArea } from './alarm-plan.ts';
import type { AlarmState, Fix, Presence } from './alarm-state.ts';
import { minutesBetween } from './motion.ts';

/** Nearer to the edge than this a position may be scatter. */
const EDGE_METERS = 50;
/** Farther outside than this it is certainly none. */
const FAR_METERS = 500;
/** Positions in a row that must be clearly outside. */
const CLEARLY_TIMES = 2;
/** Somebody who stays just behind the edge has left as well. */
const OUTSIDE_MINUTES = 10;
/** Less exact positions say nothing about which area a truck has entered. */
const ENTRY_ACCURACY_METERS = 200;

export interface Presences {
  readonly presences: Record<string, Presence>;
  /** Areas that the truck has left, and when it was first seen outside. */
  readonly left: Readonly<Record<string, number>>;
}

export function presencesOf(plan: AlarmPlan, state: AlarmState, fix: Fix): Presences {
  const now = fix.at.getTime();
  const around = new Set(plan.index.around(fix.position));
  const presences: Record<string, Presence> = {};
  const left: Record<string, number> = {};
  for (const [key, presence] of Object.entries(state.presences)) {
    const area = plan.areas.get(key);
    if (!area) continue;
    const outside = around.has(key) ? null : outsideOf(area, presence, fix);
    if (outside && hasLeft(outside, now)) left[key] = outside.since;
    else presences[key] = { ...presence, outside };
  }
  const isExact = (fix.accuracyM ?? 0) <= ENTRY_ACCURACY_METERS;
  for (const key of around) {
    if (presences[key] || !isExact) continue;
    const hasEntered = state.last !== null && isValid(plan, plan.areas.get(key)!, fix.at);
    presences[key] = { since: now, hasEntered, outside: null };
  }
  return { presences, left };
}

export const isValid = ({ timeZone }: AlarmPlan, { fence }: PlanArea, at: Date): boolean =>
  isValidAt(fence?.hours ?? null, at, timeZone);

type Outside = NonNullable<Presence['outside']>;

function outsideOf({ shape }: PlanArea, { outside }: Presence, fix: Fix): Outside {
  const meters = metersOutside(shape, fix.position);
  const isClear = meters > Math.max(EDGE_METERS, fix.accuracyM ?? 0);
  const times = meters > FAR_METERS ? CLEARLY_TIMES : 1;
  return { since: outside?.since ?? fix.at.getTime(), clearly: isClear ? (outside?.clearly ?? 0) + times : 0 };
}

const hasLeft = ({ since, clearly }: Outside, now: number): boolean =>
  clearly >= CLEARLY_TIMES || minutesBetween(since, now) >= OUTSIDE_MINUTES;
