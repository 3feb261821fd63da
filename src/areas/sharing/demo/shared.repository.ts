import type { Insertable } from 'kysely';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import type { Trx } from '#platform/db/database.ts';
import type { ClientRequest, LoadOrderRating, PublicLink } from '#platform/db/schema.gen.ts';

export type NewLink = Omit<Insertable<PublicLink>, 'company_id'>;
export type NewRequest = Omit<Insertable<ClientRequest>, 'company_id'>;
export type NewRating = Omit<Insertable<LoadOrderRating>, 'company_id'>;

interface SharedRows {
  readonly links: readonly NewLink[];
  readonly ratings: readonly NewRating[];
  readonly requests: readonly NewRequest[];
}

export async function insertShared(
  trx: Trx,
  companyId: string,
  { links, ratings, requests }: SharedRows,
): Promise<void> {
  await insertRows(trx, companyId, 'public_link', links);
  await insertRows(trx, companyId, 'load_order_rating', ratings);
  await insertRows(trx, companyId, 'client_request', requests);
}
