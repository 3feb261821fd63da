import { PLACE_MINUTES } from '../route-limits.ts';
import { minutesBetween } from './motion.ts';
import { isValid } from './presence.ts';
import { areasIn, type Evaluator } from './sight.ts';
import type { Condition } from './watch.ts';

const MINUTE = 60_000;

/** It goes on as long as the truck is inside, so that one stay is one alert. */
export const evaluateEntry: Evaluator = (plan, sight) =>
  areasIn(plan, sight).flatMap(({ key, area, presence: { hasEntered, outside, since } }): Condition[] => {
    if (!hasEntered) return [];
    const holds = outside ? 'unsure' : 'yes';
    if (area.fence?.alertsOnEntry) {
      return [{ key: `entry:${key}`, type: 'geofenceEntry', holds, since, details: { fenceId: area.fence.id } }];
    }
    if (area.place?.use !== 'unload') return [];
    return [{ key: `arrival:${key}`, type: 'arrival', holds, since, details: { placeId: area.place.id } }];
  });

export const evaluateExit: Evaluator = (plan, { left, before, state, fix }) => {
  const waiting = Object.keys(before.watches).flatMap((key) => (key.startsWith(EXIT) ? [key.slice(EXIT.length)] : []));
  const gone = new Set([...Object.keys(left), ...waiting.filter((key) => !state.presences[key])]);
  return [...gone].flatMap((key): Condition[] => {
    const area = plan.areas.get(key);
    const since = left[key] === undefined ? {} : { since: left[key] };
    const moment = { holds: 'yes', isMoment: true, ...since } as const;
    if (area?.place?.use === 'load') {
      return [{ ...moment, key: `departure:${key}`, type: 'departure', details: { placeId: area.place.id } }];
    }
    if (!area?.fence?.alertsOnExit) return [];
    // Only the moment of leaving has to be in its hours.
    if (left[key] !== undefined && !isValid(plan, area, fix.at)) return [];
    return [{ ...moment, key: `${EXIT}${key}`, type: 'geofenceExit', details: { fenceId: area.fence.id } }];
  });
};

const EXIT = 'exit:';

export const evaluateDanger: Evaluator = (plan, sight) =>
  areasIn(plan, sight).flatMap(({ key, area, presence: { outside } }) => {
    if (area.fence?.kind !== 'danger' || !isValid(plan, area, sight.fix.at)) return [];
    const holds = outside ? 'unsure' : 'yes';
    return [{ key: `danger:${key}`, type: 'zoneDanger', holds, details: { fenceId: area.fence.id } }];
  });

export const evaluateOverstay: Evaluator = (plan, sight) =>
  areasIn(plan, sight).flatMap(({ key, area, presence: { since, outside } }) => {
    if (!area.place) return [];
    const inside = minutesBetween(since, sight.now);
    const expected = area.place.expectedMinutes ?? PLACE_MINUTES.default;
    const allowed = expected + (plan.alarms.overstay.threshold ?? 0);
    if (inside <= allowed) return [];
    const details = {
      minsInDestination: Math.round(inside),
      expectedMinsInDestination: expected,
      overStayInMinutes: Math.round(inside - expected),
      placeId: area.place.id,
    };
    const began = since + allowed * MINUTE;
    return [{ key: `overstay:${key}`, type: 'overstay', holds: outside ? 'unsure' : 'yes', since: began, details }];
  });
