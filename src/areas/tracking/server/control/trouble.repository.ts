import { type Insertable, type Selectable, sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { TripTrouble } from '#platform/db/schema.gen.ts';

export type TroubleRecord = Selectable<TripTrouble> & { readonly author: string | null };

function troubles(trx: Trx) {
  return trx
    .selectFrom('trip_trouble as t')
    .leftJoin('app_user as u', 'u.id', 't.created_by')
    .selectAll('t')
    .select(sql<string | null>`coalesce(u.first_name || ' ' || u.last_name, t.by_name)`.as('author'));
}

const SHOWN = 100;

/** Newest first; people of other companies are named too, and the caller may see the order. */
export const troublesOf = (trx: Trx, orderId: string): Promise<TroubleRecord[]> =>
  withPlatformScope(trx, () =>
    troubles(trx)
      .where('t.order_id', '=', orderId)
      .orderBy('t.at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(SHOWN)
      .execute(),
  );

/** What a phone sent before with the same key. */
export const findSent = (trx: Trx, orderId: string, clientKey: string): Promise<TroubleRecord | undefined> =>
  withPlatformScope(trx, () =>
    troubles(trx).where('t.order_id', '=', orderId).where('t.client_key', '=', clientKey).executeTakeFirst(),
  );

/** Across companies, because the driver may work for another one than the order's. */
export async function insertTrouble(trx: Trx, row: Insertable<TripTrouble>): Promise<void> {
  await withPlatformScope(trx, () => trx.insertInto('trip_trouble').values(row).execute());
}
