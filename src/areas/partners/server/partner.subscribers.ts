import { associationEnded } from '#areas/companies/server/index.ts';
import { subscribeNotices } from '#areas/notifications/server/index.ts';
import { audit } from '#platform/audit/audit.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import { companyTransportationUpdate } from '../contract/partner.notifications.ts';
import { seesPartnersOf } from '../contract/partner.permissions.ts';
import type { PartnerAction, PartnerFields } from './full-partner.ts';
import { unlink } from './linked-company.repository.ts';
import { transportCompanyUpdated } from './partner.events.ts';

export const partnerSubscribers: readonly EventSubscriber[] = [
  // A partner is linked to its company only as long as the two are associated.
  subscribe('partners.unlinkEnded', associationEnded, async ({ payload }, trx) => {
    const { companyId: one, companyName, partnerId: other, partnerName } = payload;
    for (const { id, companyId } of await unlink(trx, one, other)) {
      await audit(
        trx,
        { actor: null },
        {
          action: 'partners.unlink' satisfies PartnerAction,
          entity: 'partner',
          entityId: id,
          companyId,
          before: { linkedCompany: companyId === one ? partnerName : companyName },
          after: { linkedCompany: null } satisfies PartnerFields,
        },
      );
    }
  }),
  // The people with access to a transport company; without any, everybody who may see it.
  subscribeNotices('notifications.transportCompanyUpdated', transportCompanyUpdated, (event, add) => {
    const { companyId, partnerId, name, countryId, userIds } = event.payload;
    add({
      companyId,
      kind: companyTransportationUpdate,
      words: { company: name },
      data: { companyTransportationId: partnerId },
      permissions: [seesPartnersOf('transport', countryId)],
      ...(userIds.length > 0 ? { userIds } : {}),
      eventId: event.id,
      exceptUserId: event.actorId,
    });
  }),
];
