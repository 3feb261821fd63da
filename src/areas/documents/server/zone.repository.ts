import type { Trx } from '#platform/db/database.ts';

export async function zoneOfCompany(trx: Trx, companyId: string): Promise<string> {
  const { time_zone } = await trx
    .selectFrom('company')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** The zones in which companies work; few, however many companies. */
export async function zonesInUse(trx: Trx): Promise<readonly string[]> {
  const rows = await trx.selectFrom('company').select('time_zone').distinct().orderBy('time_zone').execute();
  return rows.map(({ time_zone }) => time_zone);
}
