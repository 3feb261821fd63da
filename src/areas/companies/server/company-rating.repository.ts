import type { Trx } from '#platform/db/database.ts';

/**
 * Sets what its clients made of a company. Whoever rates at the same time waits here, so the average that is taken
 * afterwards counts them all.
 */
export async function rateCompany(trx: Trx, id: string, average: () => Promise<string | null>): Promise<void> {
  await trx.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  await trx
    .updateTable('company')
    .set({ average_company: (await average()) ?? '0' })
    .where('id', '=', id)
    .execute();
}
