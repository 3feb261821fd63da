import type { Trx } from '#platform/db/database.ts';

/** The accounts of a company's drivers: they see the applications they made themselves, not those of the company. */
export async function driverAccounts(trx: Trx, companyId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('driver')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** The file with the photo of a driver, by their account. */
export async function driverPhoto(trx: Trx, companyId: string, userId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('driver')
    .select('photo_file_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.photo_file_id ?? null;
}
