import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import { otherCompany } from '#areas/companies/rules/association.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { lockAssociation } from './association.repository.ts';
import { addFavourite, isFavourite, removeFavourite } from './favourite.repository.ts';

/** Only an accepted association can be starred; it stays locked, so that ending it meanwhile leaves no star behind. */
export async function setFavourite(context: RequestContext<Actor>, id: string, favourite: boolean) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const association = await lockAssociation(trx, companyId, id);
  if (!association) throw requestErrors.notFound();
  const { status } = association;
  if (status !== 'accepted') throw companyErrors.associationNotAccepted();
  const star = { companyId, favouriteId: otherCompany(association, companyId) };
  const before = await isFavourite(trx, star);
  if (favourite && !before) await addFavourite(trx, star, actor.userId);
  if (!favourite && before) await removeFavourite(trx, star);
  await audit(trx, context, {
    action: 'companies.favouriteAssociation',
    entity: 'companyAssociation',
    entityId: id,
    before: { favourite: before },
    after: { favourite },
  });
  return { association: { _id: id, companyId: star.favouriteId, status, favourite } };
}
