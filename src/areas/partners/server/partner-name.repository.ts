import { sql } from 'kysely';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { Trx } from '#platform/db/database.ts';

export interface PartnerName {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly taxId: string | null;
  readonly linkedCompanyId: string | null;
}

/** More than anybody reads in a choice; who looks for another types a part of the name. */
const NAMES_OFFERED = 50;

function activePartners(trx: Trx, companyId: string, kind: PartnerKind) {
  return trx
    .selectFrom('partner')
    .select(['id', 'name', 'country_code as countryCode', 'tax_id as taxId', 'linked_company_id as linkedCompanyId'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('active', '=', true);
}

/** A partner that new records of other areas may name: of the company, of the kind, not disabled. */
export async function findActivePartner(
  trx: Trx,
  companyId: string,
  kind: PartnerKind,
  id: string,
): Promise<PartnerName | undefined> {
  return activePartners(trx, companyId, kind).where('id', '=', id).executeTakeFirst();
}

/** The partners that may be named, in the order of their names; those that hold the searched text. */
export async function findPartnerNames(
  trx: Trx,
  companyId: string,
  kind: PartnerKind,
  search: string | undefined,
): Promise<readonly PartnerName[]> {
  const partners = activePartners(trx, companyId, kind);
  const holding = search ? partners.where(sql<boolean>`position(app.fold(${search}) in app.fold(name)) > 0`) : partners;
  return holding.orderBy(sql`app.fold(name)`).orderBy('id').limit(NAMES_OFFERED).execute();
}

/** The partners that may be named, by tax id or by their whole name, however it is written. */
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
