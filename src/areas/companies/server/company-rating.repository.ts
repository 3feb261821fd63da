import type { Trx } from '#platform/db/database.ts';

/**
 * Sets the rating a company got from its clients. Ratings at the same time wait for this lock, so that the average read
 * afterwards includes all of them.
 */
export async function rateCompany(trx: Trx, id: string, average: () => Promise<string | null>): Promise<void> {
  await trx.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  await trx
    .updateTable('company')
    .set({ average_company: (await average()) ?? '0' })
    .where('id', '=', id)
    .execute();
}
