import { setImmediate as pause } from 'node:timers/promises';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import { type AlarmsInput, TRIAL_TRIPS, type tryPathAlarms } from '../contract/alarm.calls.ts';
import type { AlarmType } from '../rules/alarm-types.ts';
import type { AlertDetails } from '../rules/evaluate/alarm-state.ts';
import { evaluateTrip } from '../rules/evaluate/evaluate.ts';
import { planOfPath } from './alarm-plan.ts';
import { drivenTrips } from './route.ports.ts';

type Context = RequestContext<Actor>;

/** The alarms as they would be, over the last trips of the path; the same rules run while trucks drive. */
export async function tryAlarms(
  context: Context,
  pathId: string,
  { alarms }: ParsedInput<typeof tryPathAlarms>['body'],
) {
  const { trx, services } = context;
  const plan = await planOfPath(context, pathId, alarms as AlarmsInput);
  const { list, read } = portOf(services, drivenTrips);
  const trips = await list(trx, { pathId, most: TRIAL_TRIPS });
  const alerts = [];
  for (const { _id: tripId } of trips) {
    const track = await read(trx, tripId);
    if (!track) continue;
    for (const { type, criticality, at, endedAt, position, details } of evaluateTrip(plan, track.fixes).alerts) {
      alerts.push({
        ...{ type, tripId, criticality, value: figureOf(details), ...position },
        at: at.toISOString(),
        until: endedAt?.toISOString() ?? null,
      });
    }
    // Other requests go on between two long trips.
    await pause();
  }
  const counts: Partial<Record<AlarmType, number>> = {};
  for (const { type } of alerts) counts[type] = (counts[type] ?? 0) + 1;
  return {
    trips: trips.map(({ _id, code, plate, startedAt }) => ({ _id, code, plate, startedAt })),
    alerts,
    counts,
  };
}

/** The figure that people compare with the threshold: metres, km/h or minutes. */
function figureOf(details: AlertDetails): number | null {
  const { deviationMeters, speedKmH, overStayInMinutes, drivingMins, stoppedMins } = details;
  return deviationMeters ?? speedKmH ?? overStayInMinutes ?? drivingMins ?? stoppedMins ?? null;
}
