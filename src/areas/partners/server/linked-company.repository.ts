import { sql } from 'kysely';
import type { LinkedCompanyView } from '#areas/partners/contract/partner.shapes.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Trx } from '#platform/db/database.ts';

interface Wanted {
  readonly companyId: string;
  readonly country: CountryCode;
  readonly taxId: string;
}

/**
 * The associated company with exactly this tax id. The association is locked until the end of the transaction, so that
 * a request that ends it waits and then finds the link to undo.
 */
export async function findAssociated(trx: Trx, wanted: Wanted): Promise<LinkedCompanyView | null> {
  const { rows } = await sql<LinkedCompanyView>`
    select c.id as "companyId", c.company_name as "companyName"
    from company_association a
    join company c on c.id = case when a.company_id = ${wanted.companyId} then a.partner_id else a.company_id end
    where a.status = 'accepted' and (a.company_id = ${wanted.companyId} or a.partner_id = ${wanted.companyId})
      and c.country_code = ${wanted.country} and c.tax_id = ${wanted.taxId} and c.enabled
    for share of a`.execute(trx);
  return rows[0] ?? null;
}

export async function companyName(trx: Trx, companyId: string): Promise<string | null> {
  const row = await trx.selectFrom('company').select('company_name').where('id', '=', companyId).executeTakeFirst();
  return row?.company_name ?? null;
}

export interface Unlinked {
  readonly id: string;
  readonly companyId: string;
}

/**
 * Removes the links between the partners of both companies, and returns the companies that lost one; in platform scope.
 */
export async function unlink(trx: Trx, one: string, other: string): Promise<Unlinked[]> {
  const { rows } = await sql<Unlinked>`update partner set linked_company_id = null
    where (company_id, linked_company_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
    returning id, company_id as "companyId"`.execute(trx);
  return rows;
}
