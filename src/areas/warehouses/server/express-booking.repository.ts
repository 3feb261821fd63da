import type { Trx } from '#platform/db/database.ts';

/** The type of a truck that somebody may see. */
export async function truckTypeOf(trx: Trx, id: string): Promise<string | undefined> {
  const truck = await trx.selectFrom('vehicle').select('type').where('id', '=', id).executeTakeFirst();
  return truck?.type;
}

/** Those of the own company's addresses that have docks. */
export async function warehousesAmong(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const found = await trx
    .selectFrom('warehouse')
    .select('id')
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .execute();
  return found.map(({ id }) => id);
}
