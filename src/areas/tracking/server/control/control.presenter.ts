import type { LocationRequestView, TripCheckpoint, TripTrouble } from '#areas/tracking/contract/control.calls.ts';
import { locationStateOf } from '#areas/tracking/rules/location-request.ts';
import type { Position } from '#kernel/position.ts';
import { fileView } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { LocationRecord } from './location-request.repository.ts';
import type { TripPhoto } from './trip-photo.repository.ts';
import type { ReportRecord } from './trip-report.repository.ts';
import type { TroubleRecord } from './trouble.repository.ts';

type Reader = Pick<RequestContext<unknown>, 'services' | 'now'>;

const positionOf = ({ lat, lng }: { lat: number | null; lng: number | null }): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

export function presentRequest(request: LocationRecord, now: Date): LocationRequestView {
  const { answered_at, refused_at, expires_at } = request;
  const state = locationStateOf(request, now);
  const endedAt = answered_at ?? refused_at ?? (state === 'expired' ? expires_at : null);
  return {
    _id: request.id,
    state,
    askedBy: request.asked_by_name,
    askedAt: request.asked_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    position: positionOf(request),
  };
}

const photosFor = ({ services, now }: Reader, photos: readonly TripPhoto[], id: string) =>
  photos
    .filter(({ ownerId }) => ownerId === id)
    .map(({ id: _id, file }) => ({ _id, ...fileView(services.config, file, now) }));

export function presentCheckpoint(reader: Reader, report: ReportRecord, photos: readonly TripPhoto[]): TripCheckpoint {
  return {
    _id: report.id,
    place: report.place,
    note: report.note,
    at: report.at.toISOString(),
    position: positionOf(report),
    by: report.author,
    photos: photosFor(reader, photos, report.id),
    version: report.version,
  };
}

export function presentTrouble(reader: Reader, trouble: TroubleRecord, photos: readonly TripPhoto[]): TripTrouble {
  return {
    _id: trouble.id,
    type: trouble.type as TripTrouble['type'],
    note: trouble.note,
    at: trouble.at.toISOString(),
    position: positionOf(trouble),
    by: trouble.author,
    byDriver: trouble.by_driver,
    alertId: trouble.alert_id,
    photos: photosFor(reader, photos, trouble.id),
  };
}
