import type { NotificationView } from '../contract/notification.calls.ts';
import type { NotificationRow } from './notification.repository.ts';

/** Turns the id of a stored file into a link that opens it. */
export type FileLink = (fileId: string) => string;

export function presentNotification(
  { id, type, message, data, read, createdAt }: NotificationRow,
  link: FileLink,
): NotificationView {
  return {
    _id: id,
    read,
    message,
    type,
    createDate: createdAt.toISOString(),
    truckerPostulationPhoto: data.truckerPostulationPhoto ? link(data.truckerPostulationPhoto) : null,
    pathPhoto: data.pathPhoto ? link(data.pathPhoto) : null,
    opportunity: data.opportunity ?? null,
    operationId: data.operationId ?? null,
    loadingOrderId: data.loadingOrderId ?? null,
    truckerId: data.truckerId ?? null,
    transportUnitId: data.transportUnitId ?? null,
    companyTransportationId: data.companyTransportationId ?? null,
    isAgro: data.isAgro ?? null,
    isSpot: data.isSpot ?? null,
    isSemitrailer: data.isSemitrailer ?? null,
    isClaim: data.isClaim ?? null,
    isClient: data.isClient ?? null,
  };
}
