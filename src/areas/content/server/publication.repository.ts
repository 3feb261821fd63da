import { sql } from 'kysely';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { type ContentKind, countriesOf } from '../contract/content.permissions.ts';

/** What both tables of the area have in common. */
export type PublishedTable = 'article' | 'benefit';

/** Those of the own company, and where the platform's company wrote them, those of the own country. */
export const isPublishedFor = (now: Date) =>
  sql<boolean>`(r.state = 'published' and (r.ends_at is null or r.ends_at > ${now})
    and (r.company_id = app.company_id() or r.everywhere) and r.country_code = app.company_country())`;

/** Those that the reader manages: of the own company, in the countries of their rights. */
export const isManagedBy = (actor: Actor | null | undefined, kind: ContentKind) =>
  sql`r.company_id = ${actor?.companyId ?? null}::uuid
    and r.country_code = any (${[...countriesOf(actor?.permissions ?? new Set(), kind)]}::text[])`;

/** Null for somebody who has left the company. */
export const personName = sql<
  string | null
>`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)`;

/** What others may read of the company that wrote it: its name alone. */
export const companyName = sql<string>`(select o.company_name from app.offering_company(r.company_id) o)`;

/** Keys of the roles that the person holds in the company they work in. */
export async function roleKeysOf(trx: Trx, companyId: string, userId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('membership_role as m')
    .innerJoin('role as r', (join) => join.onRef('r.company_id', '=', 'm.company_id').onRef('r.id', '=', 'm.role_id'))
    .select('r.key')
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', userId)
    .execute();
  return rows.map(({ key }) => key);
}

/** Published by the clock: what was scheduled for now or earlier, and is not over before it began. */
export async function publishScheduled(trx: Trx, table: PublishedTable, now: Date): Promise<void> {
  await sql`update ${sql.table(table)} set state = 'published', published_at = publish_at
    where state = 'scheduled' and publish_at <= ${now}`.execute(trx);
}

export async function endPublished(trx: Trx, table: PublishedTable, now: Date): Promise<void> {
  await sql`update ${sql.table(table)} set state = 'ended' where state = 'published' and ends_at <= ${now}`.execute(
    trx,
  );
}

/** Benefits whose last day is over by the calendar of their country. */
export async function expireBenefits(
  trx: Trx,
  days: readonly { readonly country: string; readonly today: string }[],
): Promise<void> {
  await sql`update benefit b set state = 'expired'
    from unnest(${days.map(({ country }) => country)}::text[], ${days.map(({ today }) => today)}::date[]) as d (country, today)
    where b.country_code = d.country and b.valid_until < d.today and b.state in ('scheduled', 'published', 'ended')`.execute(
    trx,
  );
}

export async function isOfPlatform(trx: Trx, companyId: string): Promise<boolean> {
  const company = await trx.selectFrom('company').select('is_platform').where('id', '=', companyId).executeTakeFirst();
  return company?.is_platform ?? false;
}
