import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** People of the country who were reached by an article, about half of whom opened it, unless it is of today: always the same ones. */
export async function insertDemoReadings(trx: Trx, now: Date): Promise<void> {
  await sql`insert into article_reading (company_id, article_id, user_id, reached_at, opened_at)
    select a.company_id, a.id, m.user_id, s.at, case when s.draw < 30 and a.published_at < ${now}::timestamptz - interval '36 hours' then s.at + interval '4 minutes' end
    from article a
    join company c on c.country_code = a.country_code and (a.everywhere or c.id = a.company_id)
    join membership m on m.company_id = c.id
    join app_user u on u.id = m.user_id
    cross join lateral (
      select abs(hashtext(a.title || u.email)) % 100 as draw,
        least(a.published_at + (abs(hashtext(u.email || a.title)) % 48) * interval '1 hour', ${now}::timestamptz - interval '10 minutes') as at
    ) s
    where a.published_at is not null and a.state in ('published', 'ended') and s.draw < 60 and s.at > a.published_at
    on conflict do nothing`.execute(trx);
}

/** Some people took what is published; the database counts the pieces. */
export async function insertDemoTakings(trx: Trx, now: Date): Promise<void> {
  await sql`insert into benefit_taking (id, company_id, benefit_id, user_id, number, period, taken_at)
    select distinct on (b.id, m.user_id) gen_random_uuid(), b.company_id, b.id, m.user_id, 0,
      case b.per_person when 'once' then 'once' when 'monthly' then to_char(${now}::timestamptz, 'YYYY-MM') else gen_random_uuid()::text end,
      ${now}::timestamptz - (abs(hashtext(u.email || b.title)) % 96) * interval '1 hour'
    from benefit b
    join company c on c.country_code = b.country_code and (b.everywhere or c.id = b.company_id)
    join membership m on m.company_id = c.id
    join app_user u on u.id = m.user_id
    where b.state = 'published' and abs(hashtext(b.title || u.email)) % 100 < 35
    on conflict do nothing`.execute(trx);
}

/** The last piece of these is taken. */
export async function sellOut(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update benefit set quantity = greatest(taken, 1) where id = any (${[...ids]}::uuid[]) and taken > 0`.execute(
    trx,
  );
}
