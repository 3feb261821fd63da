import type { Insertable } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { ExchangeRate } from '#platform/db/schema.gen.ts';

export type NewDemoRate = Insertable<ExchangeRate>;

export async function insertDemoRates(trx: Trx, rates: readonly NewDemoRate[]): Promise<void> {
  await trx.insertInto('exchange_rate').values(rates).execute();
}
