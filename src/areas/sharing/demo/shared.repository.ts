import { type Insertable, sql } from 'kysely';
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

/** Drivers and companies have the average of what their clients gave them; only those of one company's orders, where one is named. */
export async function averageRatings(trx: Trx, companyId: string | null = null): Promise<void> {
  await sql`update driver d set rating = r.average
    from (select o.driver_id, round(avg(r.driver), 2) as average from load_order_rating r
      join load_order o on o.company_id = r.company_id and o.id = r.order_id
      where ${companyId}::uuid is null or o.driver_id in (select driver_id from load_order where company_id = ${companyId})
      group by 1) r
    where r.driver_id = d.id`.execute(trx);
  await sql`update company c set average_company = r.average
    from (select company_id, round(avg(company), 2) as average from load_order_rating
      where ${companyId}::uuid is null or company_id = ${companyId} group by 1) r
    where r.company_id = c.id`.execute(trx);
}
