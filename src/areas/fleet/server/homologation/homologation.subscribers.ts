import { DOCUMENTS_READ } from '#areas/documents/contract/document.permissions.ts';
import { subscribeNotices } from '#areas/notifications/server/index.ts';
import type { EventSubscriber } from '#platform/jobs/events.ts';
import { transportUnitValidation, truckerValidation } from '../../contract/fleet.notifications.ts';
import { homologationAnswered } from './homologation.events.ts';

/** Notifies those who had a driver or vehicle checked once everything is answered. */
export const homologationSubscribers: readonly EventSubscriber[] = [
  subscribeNotices('notifications.homologationAnswered', homologationAnswered, (event, add) => {
    const { companyId, record, market, label, userIds } = event.payload;
    const permissions = [DOCUMENTS_READ[record.kind][market]];
    const notice = { companyId, userIds, permissions, eventId: event.id, exceptUserId: event.actorId };
    const isSpot = market === 'spot';
    if (record.kind === 'driver') {
      const data = { truckerId: record.id, isSpot };
      add({ ...notice, kind: truckerValidation, words: { name: label }, data });
    } else {
      const data = { transportUnitId: record.id, isSpot, isSemitrailer: record.kind === 'semitrailer' };
      add({ ...notice, kind: transportUnitValidation, words: { plate: label }, data });
    }
  }),
];
