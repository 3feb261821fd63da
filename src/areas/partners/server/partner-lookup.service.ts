import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import { foldWords } from '#areas/imports/rules/fold.ts';
import type { PartnerCalls } from '#areas/partners/contract/partner.calls.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { compact } from '#countries/digits.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findAssociated } from './linked-company.repository.ts';
import { presentUser } from './partner.presenter.ts';
import { findByTaxId } from './partner.repository.ts';
import { requirePartner } from './partner.service.ts';
import { findCandidates } from './partner-access.repository.ts';
import { findPartnersCalled } from './partner-name.repository.ts';
import { requireCountry, scopeOf } from './partner-scope.ts';

type Context = RequestContext<Actor>;

/** What a form needs while a tax id is typed. */
export async function checkTaxId(
  { trx, actor }: Context,
  kind: PartnerKind,
  { countryId, taxId: typed, exceptId }: ParsedInput<PartnerCalls['check']>['query'],
) {
  const scope = scopeOf(actor, kind);
  const country = requireCountry(scope, countryId);
  const reader = new FieldReader(country);
  const taxId = reader.text('query.taxId', country.taxId.company, typed);
  reader.settle();
  if (!taxId) return { registered: null, associated: null };
  const found = await findByTaxId(trx, scope, { taxId, exceptId });
  return {
    registered: found ? { _id: found.id, name: found.name } : null,
    associated: await findAssociated(trx, { companyId: scope.companyId, country: country.code, taxId }),
  };
}

export async function readHistory(
  context: Context,
  kind: PartnerKind,
  id: string,
  query: ParsedInput<PartnerCalls['history']>['query'],
) {
  await requirePartner(context, kind, id);
  return recordHistory(context.trx, { entity: 'partner', entityId: id, ...query });
}

export async function readCandidates(context: Context) {
  const users = await findCandidates(context.trx, companyOf(context.actor));
  return { users: users.map((user) => presentUser(user, context)) };
}

/** By name or tax id in any notation; undefined when no partner or more than one matches. */
export async function partnerLookup(
  { trx, actor }: Pick<Context, 'trx' | 'actor'>,
  kind: PartnerKind,
  said: readonly (string | undefined)[],
): Promise<(word: string) => { readonly id: string } | undefined> {
  const words = [...new Set(said.flatMap((word) => word ?? []))];
  const forms = words.flatMap((word) => [word.trim(), compact(word)]);
  const found = words.length > 0 ? await findPartnersCalled(trx, companyOf(actor), kind, forms) : [];
  return (word) => {
    const called = found.filter(({ name, taxId }) => foldWords(name) === foldWords(word) || taxId === compact(word));
    return called.length === 1 ? called[0] : undefined;
  };
}
