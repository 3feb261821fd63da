import type { Trx } from '#platform/db/database.ts';

interface DriverOfCompany {
  readonly companyId: string;
  readonly id: string;
}

/**
 * Sets the values derived from a driver's trips. Ratings at the same time wait for this lock, so that the average read
 * afterwards includes all of them.
 */
export async function rateDriver(
  trx: Trx,
  { companyId, id }: DriverOfCompany,
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

/** One more trip, counted when it ends. */
export async function countDriverTravel(trx: Trx, { companyId, id }: DriverOfCompany): Promise<void> {
  await trx
    .updateTable('driver')
    .set((e) => ({ total_travels: e('total_travels', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
