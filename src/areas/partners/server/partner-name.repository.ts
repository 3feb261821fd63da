import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { Trx } from '#platform/db/database.ts';

export interface PartnerName {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly taxId: string | null;
  readonly linkedCompanyId: string | null;
}

/** A partner that new records of other areas may name: of the company, of the kind, not disabled. */
export async function findActivePartner(
  trx: Trx,
  companyId: string,
  kind: PartnerKind,
  id: string,
): Promise<PartnerName | undefined> {
  return trx
    .selectFrom('partner')
    .select(['id', 'name', 'country_code as countryCode', 'tax_id as taxId', 'linked_company_id as linkedCompanyId'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}
