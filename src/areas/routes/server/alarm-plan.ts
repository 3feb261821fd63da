import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { AlarmsInput } from '../contract/alarm.calls.ts';
import type { Hours } from '../contract/geofence.shapes.ts';
import type { PlaceFence } from '../contract/place.shapes.ts';
import { alarmsOf } from '../rules/alarms.ts';
import { decodeLine } from '../rules/encoded-line.ts';
import type { AlarmPlan } from '../rules/evaluate/plan.ts';
import type { FenceShape } from '../rules/fence-shape.ts';
import { companyAlarms } from './alarm.repository.ts';
import { fencesOf } from './geofence.repository.ts';
import { findPath } from './path.repository.ts';
import { findPlace, type PlaceRecord } from './place.repository.ts';

/** Everything the evaluators need to know of a path, with the alarms as they are or as somebody tries them. */
export async function alarmPlan(
  { trx, actor }: Pick<RequestContext<Actor>, 'trx' | 'actor'>,
  pathId: string,
  tried?: AlarmsInput,
): Promise<AlarmPlan> {
  const path = await findPath(trx, pathId);
  const company = await companyAlarms(trx);
  const [load, unload] = [await findPlace(trx, path.load_id), await findPlace(trx, path.unload_id)];
  const fences = path.fence_ids.length > 0 ? await fencesOf(trx, path.fence_ids) : [];
  return {
    supervision: 'geofence',
    timeZone: actor.timeZone,
    line: decodeLine(path.line) ?? [],
    corridorMeters: path.corridor_meters,
    speedKmh: path.speed_kmh,
    forbiddenHours: path.forbidden_hours,
    expectedMinutes: path.expected_minutes,
    checkpoints: path.checkpoints,
    fences: fences.map((fence) => ({
      id: fence.id,
      name: fence.name,
      shape: fence.shape,
      kind: fence.kind as AlarmPlan['fences'][number]['kind'],
      entryAlarm: fence.entry_alarm,
      exitAlarm: fence.exit_alarm,
      speedKmh: fence.speed_kmh,
      validity: fence.validity as Hours | null,
    })),
    load: { shape: shapeOf(load), expectedMinutes: load.expected_minutes },
    unload: { shape: shapeOf(unload), expectedMinutes: unload.expected_minutes },
    alarms: alarmsOf(company.alarms as AlarmsInput, tried ?? (path.alarms as AlarmsInput)),
  };
}

/** The fence of a place that is a circle is around its position. */
function shapeOf({ fence, lat, lng }: PlaceRecord): FenceShape {
  const stored = fence as PlaceFence;
  return stored.kind === 'circle' ? { ...stored, centre: { lat, lng } } : stored;
}
