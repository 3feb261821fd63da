import { createId } from '#kernel/ids.ts';
import { audit } from '#platform/audit/audit.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { associationAccepted } from './association.events.ts';
import { agreeOnAssociation } from './association.repository.ts';

export interface Agreement {
  /** The company whose user acts. */
  readonly companyId: string;
  readonly partnerId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Two companies that agreed elsewhere, such as by an award, become associated at once: an open request of either is
 * accepted. Nothing happens where they are associated already.
 */
export async function associate(trx: Trx, { companyId, partnerId, userId, now }: Agreement): Promise<void> {
  const id = createId();
  // Neither company may write an accepted association by itself.
  await withPlatformScope(trx, async () => {
    const association = await agreeOnAssociation(trx, { id, companyId, partnerId, userId, at: now });
    if (!association) return;
    const { id: associationId, status, ...parties } = association;
    await audit(
      trx,
      { actor: { userId, companyId, sessionId: null } },
      {
        action: 'companies.acceptAssociation',
        entity: 'companyAssociation',
        entityId: associationId,
        before: associationId === id ? null : { status: 'requested' },
        after:
          associationId === id ? { status, companyId: parties.companyId, partnerId: parties.partnerId } : { status },
      },
    );
    await emit(
      trx,
      associationAccepted,
      { companyId, actorId: userId },
      { associationId, ...parties, byCompanyId: companyId },
    );
  });
}
