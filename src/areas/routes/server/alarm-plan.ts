import { decodeLine } from '#kernel/encoded-line.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { AlarmsInput } from '../contract/alarm.calls.ts';
import type { Hours } from '../contract/geofence.shapes.ts';
import type { PlaceFence } from '../contract/place.shapes.ts';
import { ALARM_TYPES, type Alarms } from '../rules/alarm-types.ts';
import { alarmsOf } from '../rules/alarms.ts';
import { type AlarmPlan, alarmPlan, type PlanFence } from '../rules/evaluate/alarm-plan.ts';
import type { FenceShape } from '../rules/fence-shape.ts';
import type { FenceKind } from '../rules/route-limits.ts';
import { companyAlarms } from './alarm.repository.ts';
import { type fencesInUse, fencesOf, type GeofenceRecord } from './geofence.repository.ts';
import { findPath } from './path.repository.ts';
import { findPlace, type PlaceRecord } from './place.repository.ts';

export interface WatchedPath {
  readonly plan: AlarmPlan;
  readonly fences: readonly GeofenceRecord[];
}

/** Everything the evaluators compare positions to, with the alarms as they are or as somebody tries them. */
export async function planOfPath(
  { trx, actor }: Pick<RequestContext<Actor>, 'trx' | 'actor'>,
  pathId: string,
  tried?: AlarmsInput,
): Promise<WatchedPath> {
  const path = await findPath(trx, pathId);
  const { alarms: company } = await companyAlarms(trx);
  const [load, unload] = [await findPlace(trx, path.load_id), await findPlace(trx, path.unload_id)];
  const fences = path.fence_ids.length > 0 ? await fencesOf(trx, path.fence_ids) : [];
  const alarms = alarmsOf(company as AlarmsInput, tried ?? (path.alarms as AlarmsInput));
  const plan = alarmPlan({
    supervision: 'geofence',
    timeZone: actor.timeZone,
    line: decodeLine(path.line) ?? [],
    corridorMeters: path.corridor_meters,
    speedLimitKmh: path.speed_kmh,
    forbiddenHours: path.forbidden_hours,
    checkpoints: path.checkpoints.map(({ lat, lng, speedKmh, ...checkpoint }) => ({
      ...checkpoint,
      position: { lat, lng },
      speedLimitKmh: speedKmh,
    })),
    fences: fences.map(planFence),
    places: [planPlace(load, 'load'), planPlace(unload, 'unload')],
    alarms: Object.fromEntries(ALARM_TYPES.map((type) => [type, alarms[type].value])) as unknown as Alarms,
  });
  return { plan, fences };
}

/** A fence as the evaluators take it. */
export const planFence = (fence: Awaited<ReturnType<typeof fencesInUse>>[number]): PlanFence => ({
  id: fence.id,
  kind: fence.kind as FenceKind,
  shape: fence.shape,
  alertsOnEntry: fence.entry_alarm,
  alertsOnExit: fence.exit_alarm,
  speedLimitKmh: fence.speed_kmh,
  hours: fence.validity === null ? null : [fence.validity as Hours],
});

const planPlace = (place: PlaceRecord, use: 'load' | 'unload') => ({
  id: place.id,
  use,
  shape: shapeOf(place),
  expectedMinutes: place.expected_minutes,
});

/** The fence of a place that is a circle is around its position. */
function shapeOf({ fence, lat, lng }: PlaceRecord): FenceShape {
  const stored = fence as PlaceFence;
  return stored.kind === 'circle' ? { ...stored, centre: { lat, lng } } : stored;
}
