import { SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import type { AlertView } from '#areas/tracking/contract/alert.shapes.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import { fileView, type StoredFile } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { EventRecord, FullAlert, GroupMember, MuteRecord } from './review.repository.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const presentMute = (mute: MuteRecord): NonNullable<AlertView['mute']> => ({
  ...{ _id: mute.id, transportUnitId: mute.vehicle_id, plate: mute.plate, reason: mute.reason, by: mute.by },
  ...{ from: mute.from_at.toISOString(), until: mute.until_at.toISOString() },
  type: mute.type as AlertView['type'],
});

interface OpenedAlert {
  readonly alert: FullAlert;
  readonly events: readonly EventRecord[];
  readonly members: readonly GroupMember[];
  readonly photos: readonly StoredFile[];
  readonly mute: MuteRecord | undefined;
}

export function presentAlert(
  { actor, services, now }: RequestContext<Actor>,
  { alert, events, members, photos, mute }: OpenedAlert,
): AlertView {
  return {
    ...{
      _id: alert.id,
      version: alert.version,
      type: alert.type,
      origin: alert.origin,
      criticality: alert.criticality,
    },
    ...{ startedAt: alert.started_at.toISOString(), endedAt: instant(alert.ended_at), lat: alert.lat, lng: alert.lng },
    ...{ plate: alert.plate, trucker: alert.driver_name, loadingOrderCode: alert.order_code },
    ...{ loadingOrderId: alert.order_id, transportUnitId: alert.vehicle_id, deviceId: alert.device_id },
    ...{ route: alert.route_name, client: alert.client_name, transportCompany: alert.carrier_name },
    ...{ operator: alert.operator || null, review: alert.review, result: alert.result },
    ...{ reviewedAt: instant(alert.reviewed_at), takenBy: alert.taken_by_name || null, grouped: alert.grouped },
    ...{ sharedBy: alert.shared_by, sharedCode: alert.shared_code },
    ...{ isOwn: alert.company_id === actor.companyId, details: alert.details, note: alert.note },
    photos: photos.map((file) => fileView(services.config, file, now)),
    ...{ reviewNote: alert.review_note, reviewedBy: alert.reviewed_by_name || null, takenAt: instant(alert.taken_at) },
    ...{ isMine: alert.taken_by === actor.userId, refutedAt: instant(alert.refuted_at) },
    truckerPhone: holds(actor.permissions, SEE_TRUCKER_PHONE) ? alert.driver_phone : null,
    ...{ orderKind: alert.order_kind, operationId: alert.operation_id },
    events: events.map(({ type, at, by, details }) => ({ type, at: at.toISOString(), by: by || null, details })),
    members: members.map(({ id, plate, driver_name, started_at, ended_at }) => ({
      ...{ _id: id, plate, trucker: driver_name, startedAt: started_at.toISOString(), endedAt: instant(ended_at) },
    })),
    mute: mute ? presentMute(mute) : null,
  } as AlertView;
}
