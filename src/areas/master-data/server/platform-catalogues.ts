import { catalogueErrors } from '#areas/master-data/contract/catalogue.errors.ts';
import { type CatalogueDefinition, COUNTRY_CATALOGUE, type CompanyEntry } from '#kernel/catalogue.ts';
import { requestErrors } from '#kernel/errors.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { companiesIn, isPlatformCompany } from './catalogue.repository.ts';

type Context = RequestContext<Actor>;

/** What is the same for every company is changed in the platform's own one only. */
export async function requireEditor({ trx, actor }: Context, { ofPlatform }: CatalogueDefinition): Promise<void> {
  if (!ofPlatform) return;
  if (!actor.isSuperAdmin || !(await isPlatformCompany(trx, companyOf(actor)))) throw requestErrors.forbidden();
}

/** A country in which companies work stays: its own people could no longer choose it. */
export async function refuseHiddenCountries(
  { trx, services, language }: Context,
  { id }: CatalogueDefinition,
  before: readonly CompanyEntry[],
  wanted: readonly { readonly key: string | null; readonly hidden: boolean }[],
): Promise<void> {
  if (id !== COUNTRY_CATALOGUE) return;
  const earlier = new Set(before.flatMap(({ key, hidden }) => (hidden ? [key] : [])));
  const hidden = wanted.flatMap(({ key, hidden: isHidden }) => (isHidden && key && !earlier.has(key) ? [key] : []));
  if (hidden.length === 0) return;
  const [first] = await withPlatformScope(trx, () => companiesIn(trx, hidden));
  if (!first) return;
  const name = services.translate(language, dynamicKey('countries', first.country));
  const by = services.translate(language, 'masterData.activeCompanies', { count: first.companies });
  throw catalogueErrors.countryInUse({
    params: { name, by },
    facts: { key: first.country, companies: first.companies },
  });
}
