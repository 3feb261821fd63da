import type { Trx } from '#platform/db/database.ts';

export async function companyCountry(trx: Trx, companyId: string): Promise<string | null> {
  const company = await trx.selectFrom('company').select('country_code').where('id', '=', companyId).executeTakeFirst();
  return company?.country_code ?? null;
}
