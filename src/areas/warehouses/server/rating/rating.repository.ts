import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { RATINGS_PER_PAGE } from '../../contract/rating.calls.ts';

export interface Wanted {
  readonly warehouseId?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly stars?: number | undefined;
}

/** Within the days that were asked for, by the calendar of the warehouse `w`. */
function within({ from, until }: Wanted, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const day = sql`(${at} at time zone w.time_zone)::date`;
  return sql`${from ? sql`${day} >= ${from}::date` : sql`true`} and ${until ? sql`${day} <= ${until}::date` : sql`true`}`;
}
const ofWarehouse = ({ warehouseId }: Wanted) => (warehouseId ? sql`w.id = ${warehouseId}` : sql`true`);
const ofStars = ({ stars }: Wanted) => (stars ? sql`r.stars = ${stars}` : sql`true`);

export interface Averages {
  readonly stars: number | null;
  readonly count: number;
  readonly waiting: number | null;
  readonly turn: number | null;
}

/** Ratings and visits, each with the warehouse and the month it belongs to. */
const gathered = (companyId: string, wanted: Wanted) => sql`
  with w as materialized (
    select w.id, w.time_zone, a.full_name, w.company_id from warehouse w
    join company_address a on a.company_id = w.company_id and a.id = w.id
    where w.company_id = ${companyId} and w.removed_at is null and ${ofWarehouse(wanted)}
  ), rated as (
    select w.id, to_char(r.created_at at time zone w.time_zone, 'YYYY-MM') as month, avg(r.stars)::float8 as stars,
      sum(r.stars)::float8 as sum, count(*)::int as count
    from w join warehouse_rating r on r.company_id = w.company_id and r.warehouse_id = w.id
    where ${within(wanted, sql`r.created_at`)} and ${ofStars(wanted)} group by 1, 2
  ), visited as (
    select w.id, to_char(b.left_at at time zone w.time_zone, 'YYYY-MM') as month, count(*)::int as visits,
      count(b.docked_at)::int as docked, sum(extract(epoch from b.docked_at - b.arrived_at) / 60)::float8 as waiting,
      sum(extract(epoch from b.left_at - b.arrived_at) / 60)::float8 as turn
    from w join booking b on b.company_id = w.company_id and b.warehouse_id = w.id
    where b.state = 'completed' and b.arrived_at is not null and b.left_at is not null and ${within(wanted, sql`b.left_at`)}
    group by 1, 2
  )`;
const averages = sql`(sum(r.sum) / nullif(sum(r.count), 0))::float8 as stars, coalesce(sum(r.count), 0)::int as count,
  round(sum(v.waiting) / nullif(sum(v.docked), 0))::int as waiting, round(sum(v.turn) / nullif(sum(v.visits), 0))::int as turn`;

export async function facilityAverages(trx: Trx, companyId: string, wanted: Wanted) {
  const { rows } = await sql<Averages & { id: string; full_name: string }>`${gathered(companyId, wanted)}
    select w.id, w.full_name, ${averages} from w
    left join (rated r full join visited v on v.id = r.id and v.month = r.month) on coalesce(r.id, v.id) = w.id
    group by w.id, w.full_name order by w.full_name, w.id`.execute(trx);
  return rows;
}

export async function monthlyAverages(trx: Trx, companyId: string, wanted: Wanted) {
  const { rows } = await sql<Averages & { month: string }>`${gathered(companyId, wanted)}
    select coalesce(r.month, v.month) as month, ${averages}
    from rated r full join visited v on v.id = r.id and v.month = r.month group by 1 order by 1`.execute(trx);
  return rows;
}

export interface RatingRecord {
  readonly id: string;
  readonly warehouse_id: string;
  readonly full_name: string;
  readonly by: 'driver' | 'client';
  readonly stars: number;
  readonly comment: string | null;
  readonly rated_by: string | null;
  readonly created_at: Date;
  readonly reply: string | null;
  readonly replied_by: string | null;
  readonly replied_at: Date | null;
}

const ratings = (companyId: string, wanted: Wanted) => sql`
  from warehouse_rating r join warehouse w on w.company_id = r.company_id and w.id = r.warehouse_id
  join company_address a on a.company_id = w.company_id and a.id = w.id
  left join app_user u on u.id = r.replied_by
  where r.company_id = ${companyId} and w.removed_at is null and ${ofWarehouse(wanted)}
    and ${within(wanted, sql`r.created_at`)} and ${ofStars(wanted)}`;
const columns = sql`r.id, r.warehouse_id, a.full_name, r.by, r.stars, r.comment, r.rated_by, r.created_at, r.reply,
  btrim(u.first_name || ' ' || u.last_name) as replied_by, r.replied_at`;

export async function listRatings(trx: Trx, companyId: string, wanted: Wanted, page: number) {
  const { rows } = await sql<RatingRecord & { total: number }>`select ${columns}, count(*) over ()::int as total
    ${ratings(companyId, wanted)} order by r.created_at desc, r.id desc
    limit ${RATINGS_PER_PAGE} offset ${(page - 1) * RATINGS_PER_PAGE}`.execute(trx);
  return rows;
}

export async function findRating(trx: Trx, companyId: string, id: string): Promise<RatingRecord | undefined> {
  const { rows } = await sql<RatingRecord>`select ${columns} ${ratings(companyId, {})} and r.id = ${id}`.execute(trx);
  return rows[0];
}

/** False where somebody was quicker. */
export async function insertReply(trx: Trx, id: string, reply: string, userId: string): Promise<boolean> {
  const { rows } = await sql`update warehouse_rating set reply = ${reply}, replied_by = ${userId}, replied_at = now()
    where id = ${id} and reply is null returning id`.execute(trx);
  return rows.length > 0;
}
