import { partnerErrors } from '#areas/partners/contract/partner.errors.ts';
import { MAX_PARTNER_ADDRESSES } from '#areas/partners/rules/partner-limits.ts';
import { createId } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type BookedPlace, insertBookedAddress, type Owner, touchWithAddresses } from './partner-parts.repository.ts';

/** Adds a place of an order or operation to the addresses of a partner; whoever edits the partner now reads it again first. */
export async function addPartnerAddress(
  context: RequestContext<Actor>,
  owner: Owner,
  place: BookedPlace,
): Promise<string> {
  const count = await touchWithAddresses(context.trx, owner);
  if (count >= MAX_PARTNER_ADDRESSES) {
    throw partnerErrors.tooManyAddresses({ params: { count: MAX_PARTNER_ADDRESSES } });
  }
  const id = createId();
  await insertBookedAddress(context.trx, owner, { id, position: count, place });
  await audit(context.trx, context, {
    action: 'partners.addAddress',
    entity: 'partner',
    entityId: owner.partnerId,
    before: null,
    after: { address: place },
  });
  return id;
}
