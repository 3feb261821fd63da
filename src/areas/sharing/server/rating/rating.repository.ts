import { type Insertable, sql } from 'kysely';
import type { PartnerRating } from '#areas/load-orders/server/index.ts';
import type { OrderPartner } from '#areas/partners/contract/partner-orders.calls.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import type { Trx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { LoadOrderRating } from '#platform/db/schema.gen.ts';

function ratings(trx: Trx) {
  return trx
    .selectFrom('load_order_rating as r')
    .leftJoin('app_user as u', 'u.id', 'r.replied_by')
    .selectAll('r')
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('replied_by_name'));
}
export type RatingRecord = Awaited<ReturnType<ReturnType<typeof ratings>['executeTakeFirstOrThrow']>>;

export async function insertRating(trx: Trx, rating: Insertable<LoadOrderRating>): Promise<void> {
  try {
    await trx.insertInto('load_order_rating').values(rating).execute();
  } catch (cause) {
    throw violatedConstraint(cause) === 'load_order_rating_link_id_key' ? linkErrors.alreadyRated() : cause;
  }
}

export function findRatingOfLink(trx: Trx, linkId: string): Promise<RatingRecord | undefined> {
  return ratings(trx).where('r.link_id', '=', linkId).executeTakeFirst();
}

export function listRatings(trx: Trx, orderId: string): Promise<RatingRecord[]> {
  return ratings(trx).where('r.order_id', '=', orderId).orderBy('r.created_at', 'desc').orderBy('r.id').execute();
}

export async function findRating(trx: Trx, orderId: string, id: string): Promise<RatingRecord> {
  const row = await ratings(trx).where('r.order_id', '=', orderId).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw linkErrors.ratingNotFound();
  return row;
}

/** The second of two replies at the same time is refused. */
export async function insertReply(
  trx: Trx,
  id: string,
  { reply, userId, at }: { readonly reply: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('load_order_rating')
    .set({ reply, replied_by: userId, replied_at: at })
    .where('id', '=', id)
    .where('replied_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw linkErrors.alreadyReplied();
}

/** The average over all trips of a driver, for every company; the caller reads in platform scope. */
export async function averageOfDriver(trx: Trx, driverId: string): Promise<string | null> {
  const { average } = await trx
    .selectFrom('load_order_rating as r')
    .innerJoin('load_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(sql<string | null>`round(avg(r.driver), 2)`.as('average'))
    .where('o.driver_id', '=', driverId)
    .executeTakeFirstOrThrow();
  return average;
}

export async function averageOfCompany(trx: Trx, companyId: string): Promise<string | null> {
  const { average } = await trx
    .selectFrom('load_order_rating')
    .select(sql<string | null>`round(avg(company), 2)`.as('average'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return average;
}

/** Of the own company's orders: a carrier is rated by its drivers' stars, a client by those it gave the company. */
export async function ratingsOfPartners(
  trx: Trx,
  { kind, id }: { readonly kind: OrderPartner; readonly id: string },
): Promise<PartnerRating> {
  const stars = sql.ref(kind === 'client' ? 'r.company' : 'r.driver');
  const { average, ratings } = await trx
    .selectFrom('load_order_rating as r')
    .innerJoin('load_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select([sql<number | null>`avg(${stars})::float8`.as('average'), sql<number>`count(${stars})::int`.as('ratings')])
    .where('r.company_id', '=', sql<string>`app.company_id()`)
    .where(kind === 'client' ? 'o.client_id' : 'o.carrier_id', '=', id)
    .executeTakeFirstOrThrow();
  return { average, ratings };
}

/** The average stars that the drivers of each of these carriers got on own orders, of those that got any. */
export async function ratingsOfCarriers(trx: Trx, carriers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; average: number }>`
    select o.carrier_id as id, avg(r.driver)::float8 as average
    from load_order_rating r join load_order o on o.company_id = r.company_id and o.id = r.order_id
    where r.company_id = app.company_id() and o.carrier_id = any(${[...carriers]}::uuid[]) and r.driver is not null
    group by 1`.execute(trx);
  return new Map(rows.map(({ id, average }) => [id, average]));
}
