import { sql } from 'kysely';
import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';

export interface PartnerFacts {
  readonly id: string;
  readonly name: string;
  readonly country: CountryCode;
  /** The day the first of its documents expires. */
  readonly documentsExpireOn: string | null;
}

/** For areas above that show figures of partners. */
export async function partnerFacts(trx: Trx, companyId: string, ids: readonly string[]): Promise<PartnerFacts[]> {
  const { rows } = await sql<PartnerFacts>`
    select p.id, p.name, p.country_code as country, (select min(d.expires_on)::text from partner_document d
      where d.company_id = p.company_id and d.partner_id = p.id) as "documentsExpireOn"
    from partner p where p.company_id = ${companyId} and p.id = any(${[...ids]}::uuid[])`.execute(trx);
  return rows;
}
