import type { Trx } from '#platform/db/database.ts';

/**
 * Sets what trips made of a driver. Whoever rates at the same time waits here, so the average that is taken afterwards
 * counts them all.
 */
export async function rateDriver(
  trx: Trx,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  average: () => Promise<string | null>,
): Promise<void> {
  const driver = trx.selectFrom('driver').select('id').where('company_id', '=', companyId).where('id', '=', id);
  if (!(await driver.forNoKeyUpdate().executeTakeFirst())) return;
  await trx
    .updateTable('driver')
    .set({ rating: await average() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
