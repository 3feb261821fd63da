import { seesPartnersOf } from '#areas/partners/contract/partner.permissions.ts';
import { transportCompanyUpdated } from '#areas/partners/server/index.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { notify } from './notify.ts';

/** Tells the people who look after a transport company; where nobody in particular does, everybody who may see it. */
export const partnerSubscribers: readonly EventSubscriber[] = [
  subscribe('notifications.transportCompanyUpdated', transportCompanyUpdated, async (event, trx, services) => {
    const { companyId, partnerId, name, countryId, userIds } = event.payload;
    await notify(trx, services, {
      companyId,
      type: 'companyTransportationUpdate',
      words: { company: name },
      data: { companyTransportationId: partnerId },
      permission: seesPartnersOf('transport', countryId),
      ...(userIds.length > 0 ? { userIds } : {}),
      eventId: event.id,
      exceptUserId: event.actorId,
    });
  }),
];
