import type { Insertable } from 'kysely';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrderRating, PublicLink } from '#platform/db/schema.gen.ts';

export type NewLink = Omit<Insertable<PublicLink>, 'company_id'>;
export type NewRating = Omit<Insertable<LoadOrderRating>, 'company_id'>;

export async function insertShared(
  trx: Trx,
  companyId: string,
  { links, ratings }: { readonly links: readonly NewLink[]; readonly ratings: readonly NewRating[] },
): Promise<void> {
  await insertRows(trx, companyId, 'public_link', links);
  await insertRows(trx, companyId, 'load_order_rating', ratings);
}
