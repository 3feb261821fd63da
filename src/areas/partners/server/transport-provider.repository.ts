import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';

export interface ProviderCompany {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly taxId: string | null;
  readonly address: string | null;
}

export async function providerCompany(trx: Trx, id: string): Promise<ProviderCompany> {
  const row = await trx
    .selectFrom('company')
    .select(['id', 'company_name as name', 'country_code as country', 'tax_id as taxId', 'address'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw requestErrors.notFound();
  return row;
}

/** The partner linked to the company, or the one registered with its tax id. */
export async function findTransportOf(trx: Trx, companyId: string, { id, country, taxId }: ProviderCompany) {
  const transport = trx
    .selectFrom('partner')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'transport');
  const linked = await transport.where('linked_company_id', '=', id).orderBy('created_at').executeTakeFirst();
  if (linked || taxId === null || country === null) return linked?.id;
  return (await transport.where('country_code', '=', country).where('tax_id', '=', taxId).executeTakeFirst())?.id;
}

export async function linkPartner(trx: Trx, companyId: string, id: string, linkedCompanyId: string): Promise<void> {
  await trx
    .updateTable('partner')
    .set({ linked_company_id: linkedCompanyId, active: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where((is) => is.or([is('linked_company_id', 'is distinct from', linkedCompanyId), is('active', '=', false)]))
    .execute();
}
