import type { GeofenceView, Hours } from '../contract/geofence.shapes.ts';
import type { GeofenceRecord } from './geofence.repository.ts';

export function presentGeofence(record: GeofenceRecord): GeofenceView {
  return {
    _id: record.id,
    version: record.version,
    name: record.name,
    shape: record.shape as GeofenceView['shape'],
    kind: record.kind as GeofenceView['kind'],
    entryAlarm: record.entry_alarm,
    exitAlarm: record.exit_alarm,
    speedKmh: record.speed_kmh,
    validity: record.validity as Hours | null,
    color: record.color,
    note: record.note,
    archived: record.archived_at !== null,
    paths: record.path_count,
  };
}
