import { setImmediate as pause } from 'node:timers/promises';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { portOf } from '#platform/ports.ts';
import { type AlarmsInput, TRIAL_TRIPS, type tryPathAlarms } from '../contract/alarm.calls.ts';
import type { GeofenceInput } from '../contract/geofence.shapes.ts';
import type { DrivenTrip } from '../contract/path.calls.ts';
import type { AlarmType } from '../rules/alarm-types.ts';
import type { AlertDetails } from '../rules/evaluate/alarm-state.ts';
import { evaluateTrip, type TripAlert } from '../rules/evaluate/evaluate.ts';
import type { FenceKind } from '../rules/route-limits.ts';
import { planOfPath } from './alarm-plan.ts';
import { tracksShown } from './route.hooks.ts';
import { drivenTrips } from './route.ports.ts';

type Context = RequestContext<Actor>;

/** The alarms as they would be, over the last trips of the path; the same rules run while trucks drive. */
export async function tryAlarms(
  context: Context,
  pathId: string,
  { alarms }: ParsedInput<typeof tryPathAlarms>['body'],
) {
  const { trx, actor, services, now } = context;
  const { plan, fences } = await planOfPath(context, pathId, alarms as AlarmsInput);
  const { list, read } = portOf(services, drivenTrips);
  const trips = await list(trx, { pathId, most: TRIAL_TRIPS });
  const alerts = [];
  for (const together of batchesOf(trips)) {
    const tracks = await read(trx, together);
    for (const tripId of together) {
      for (const alert of evaluateTrip(plan, tracks.get(tripId) ?? []).alerts) alerts.push(present(tripId, alert));
      // Other requests go on between two long trips.
      await pause();
    }
  }
  const orderIds = [...new Set(alerts.map(({ tripId }) => tripId))];
  const viewer = { viewerCompanyId: actor.companyId, userId: actor.userId };
  await runListeners(context, tracksShown, { orderIds, now, ...viewer });
  const counts: Partial<Record<AlarmType, number>> = {};
  for (const { type } of alerts) counts[type] = (counts[type] ?? 0) + 1;
  return {
    trips: trips.map(({ _id, code, plate, startedAt }) => ({ _id, code, plate, startedAt })),
    alerts,
    counts,
    fences: fences.map(({ id, name, kind, color, shape }) => ({
      ...{ _id: id, name, kind: kind as FenceKind, color },
      shape: shape as GeofenceInput['shape'],
    })),
  };
}

/** So many positions are held at once; most trips are read together. */
const HELD_POSITIONS = 40_000;

function batchesOf(trips: readonly DrivenTrip[]): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const { _id, positions } of trips) {
    if (positions > room) {
      batches.push([]);
      room = HELD_POSITIONS;
    }
    batches.at(-1)?.push(_id);
    room -= positions;
  }
  return batches;
}

const present = (tripId: string, { type, criticality, at, endedAt, position, details }: TripAlert) => ({
  ...{ type, tripId, criticality, value: figureOf(details), ...position },
  at: at.toISOString(),
  until: endedAt?.toISOString() ?? null,
});

/** The figure that people compare with the threshold: metres, km/h or minutes. */
function figureOf(details: AlertDetails): number | null {
  const { deviationMeters, speedKmH, overStayInMinutes, drivingMins, stoppedMins } = details;
  return deviationMeters ?? speedKmH ?? overStayInMinutes ?? drivingMins ?? stoppedMins ?? null;
}
