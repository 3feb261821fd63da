import { sql } from 'kysely';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { Trx } from '#platform/db/database.ts';
import { typedMatches } from '#platform/list/conditions.ts';

export interface PartnerName {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly taxId: string | null;
  readonly linkedCompanyId: string | null;
}

/** More than a user reads in a list of options; typing part of the name finds others. */
const NAMES_OFFERED = 50;

function activePartners(trx: Trx, companyId: string, kind: PartnerKind) {
  return trx
    .selectFrom('partner')
    .select(['id', 'name', 'country_code as countryCode', 'tax_id as taxId', 'linked_company_id as linkedCompanyId'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('active', '=', true);
}

/** An enabled partner of the company and kind, which new records of other areas may refer to. */
export async function findActivePartner(
  trx: Trx,
  companyId: string,
  kind: PartnerKind,
  id: string,
): Promise<PartnerName | undefined> {
  return activePartners(trx, companyId, kind).where('id', '=', id).executeTakeFirst();
}

/** The partners that may be chosen, sorted by name, optionally only those with the searched words or tax id. */
export async function findPartnerNames(
  trx: Trx,
  companyId: string,
  kind: PartnerKind,
  search: string | undefined,
): Promise<readonly PartnerName[]> {
  const partners = activePartners(trx, companyId, kind);
  const holding = search ? partners.where(typedMatches(sql`concat_ws(E'\\n', name, tax_id)`, search)) : partners;
  return holding.orderBy(sql`app.fold(name)`).orderBy('id').limit(NAMES_OFFERED).execute();
}

/** The partners that may be chosen, by tax id or by their whole name, in any notation. */
export async function findPartnersCalled(
  trx: Trx,
  companyId: string,
  kind: PartnerKind,
  words: readonly string[],
): Promise<readonly PartnerName[]> {
  const called = sql<boolean>`(tax_id = any(${[...words]})
    or app.fold(name) in (select app.fold(word) from unnest(${[...words]}::text[]) as word))`;
  return activePartners(trx, companyId, kind).where(called).execute();
}
