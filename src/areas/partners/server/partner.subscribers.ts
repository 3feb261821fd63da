import { associationEnded } from '#areas/companies/server/index.ts';
import { audit } from '#platform/audit/audit.ts';
import { type EventSubscriber, subscribe } from '#platform/jobs/events.ts';
import type { PartnerAction, PartnerFields } from './full-partner.ts';
import { unlink } from './linked-company.repository.ts';

/** A partner is linked to its company for as long as the two are associated. */
export const partnerSubscribers: readonly EventSubscriber[] = [
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
];
