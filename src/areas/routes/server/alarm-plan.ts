import { decodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { AlarmsInput } from '../contract/alarm.calls.ts';
import type { Hours } from '../contract/geofence.shapes.ts';
import type { PlaceFence } from '../contract/place.shapes.ts';
import { ALARM_TYPES, type Alarms } from '../rules/alarm-types.ts';
import { alarmsOf } from '../rules/alarms.ts';
import { type AlarmPlan, alarmPlan, type PlanFence } from '../rules/evaluate/alarm-plan.ts';
import type { FenceShape } from '../rules/fence-shape.ts';
import { CORRIDOR_METERS, type FenceKind, PLACE_RADIUS_METERS } from '../rules/route-limits.ts';
import { companyAlarms } from './alarm.repository.ts';
import { fencesInUse, fencesOf, type GeofenceRecord } from './geofence.repository.ts';
import { findPath, type PathRecord } from './path.repository.ts';
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
  return planFrom(trx, await findPath(trx, pathId), actor.timeZone, tried);
}

/** The version of a path that an order was planned with; its alarms count as they are now. */
export async function planOfVersion(
  trx: Trx,
  { pathId, versionId, timeZone }: { readonly pathId: string; readonly versionId: string; readonly timeZone: string },
): Promise<AlarmPlan> {
  return (await planFrom(trx, await findPath(trx, pathId, versionId), timeZone)).plan;
}

/** Places of an order without a path, where it says where they are. */
interface Ends {
  readonly origin: Position | null;
  readonly destination: Position | null;
}

/** Without a path there is no corridor: the fences of the company, the two ends, and the company's own alarms. */
export async function planWithoutPath(
  trx: Trx,
  { companyId, timeZone, origin, destination }: Ends & { readonly companyId: string; readonly timeZone: string },
): Promise<AlarmPlan> {
  const end = (centre: Position | null, use: 'load' | 'unload') =>
    centre ? [{ id: use, use, shape: circleAround(centre), expectedMinutes: null }] : [];
  return alarmPlan({
    ...{ supervision: 'geofence', timeZone, line: [], corridorMeters: CORRIDOR_METERS.default },
    ...{ speedLimitKmh: null, forbiddenHours: [], checkpoints: [] },
    fences: (await fencesInUse(trx, companyId)).map(planFence),
    places: [...end(origin, 'load'), ...end(destination, 'unload')],
    alarms: await alarmsInForce(trx),
  });
}

/** What counts for the company where no path says anything else. */
export const alarmsInForce = async (trx: Trx): Promise<Alarms> =>
  valuesOf(alarmsOf((await companyAlarms(trx)).alarms as AlarmsInput));

const circleAround = (centre: Position): FenceShape => ({
  kind: 'circle',
  centre,
  radiusMeters: PLACE_RADIUS_METERS.default,
});

const valuesOf = (alarms: ReturnType<typeof alarmsOf>): Alarms =>
  Object.fromEntries(ALARM_TYPES.map((type) => [type, alarms[type].value])) as unknown as Alarms;

async function planFrom(trx: Trx, path: PathRecord, timeZone: string, tried?: AlarmsInput): Promise<WatchedPath> {
  const { alarms: company } = await companyAlarms(trx);
  const [load, unload] = [await findPlace(trx, path.load_id), await findPlace(trx, path.unload_id)];
  const fences = path.fence_ids.length > 0 ? await fencesOf(trx, path.fence_ids) : [];
  const alarms = alarmsOf(company as AlarmsInput, tried ?? (path.alarms as AlarmsInput));
  const plan = alarmPlan({
    supervision: 'geofence',
    timeZone,
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
    alarms: valuesOf(alarms),
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
