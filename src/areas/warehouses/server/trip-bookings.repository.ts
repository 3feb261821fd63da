import type { Trx } from '#platform/db/database.ts';

/** What a driver should know before arriving at a warehouse. */
export async function instructionsOf(trx: Trx, id: string): Promise<string | null> {
  const found = await trx.selectFrom('warehouse').select('instructions').where('id', '=', id).executeTakeFirst();
  return found?.instructions ?? null;
}
