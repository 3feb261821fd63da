import { type Insertable, type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { ReportLink } from '#platform/db/schema.gen.ts';
import type { DashboardQuery } from '../../contract/dashboard.shapes.ts';
import { LINKS_MAX } from '../../rules/public-report.ts';
import type { ReportScreen } from '../../rules/report-screen.ts';

export type LinkRecord = Omit<Selectable<ReportLink>, 'screen' | 'filters'> & {
  readonly screen: ReportScreen;
  readonly filters: DashboardQuery;
};
export type ListedLink = LinkRecord & { readonly author: string };

export async function insertReportLink(trx: Trx, row: Insertable<ReportLink>): Promise<void> {
  await trx.insertInto('report_link').values(row).execute();
}

export async function countLinks(trx: Trx, companyId: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('report_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What has ended long ago is of no interest to anybody; there are never more active ones. */
const SHOWN_MAX = LINKS_MAX;

/** Those that can be opened first, then the newest. */
export async function linksOf(
  trx: Trx,
  companyId: string,
  { screens, id, now }: { readonly screens?: readonly ReportScreen[]; readonly id?: string; readonly now: Date },
): Promise<ListedLink[]> {
  const { rows } = await sql<ListedLink>`
    select l.*, btrim(u.first_name || ' ' || u.last_name) as author
    from report_link l join app_user u on u.id = l.author_id
    where l.company_id = ${companyId}
      ${screens ? sql`and l.screen = any(${[...screens]})` : sql``} ${id ? sql`and l.id = ${id}` : sql``}
    order by l.revoked_at is null and l.expires_at > ${now} desc, l.created_at desc, l.id desc limit ${SHOWN_MAX}`.execute(
    trx,
  );
  return rows;
}

export async function lockLink(trx: Trx, companyId: string, id: string): Promise<LinkRecord> {
  const row = await trx
    .selectFrom('report_link')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw requestErrors.notFound();
  return row as LinkRecord;
}

export async function endReportLink(
  trx: Trx,
  { id }: Pick<LinkRecord, 'id'>,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await trx.updateTable('report_link').set({ revoked_at: by.at, revoked_by: by.userId }).where('id', '=', id).execute();
}

/** The company is unknown until the link is found, so this one query sees the links of all companies. */
export function findReportLink(trx: Trx, aliasHash: string): Promise<LinkRecord | undefined> {
  return withPlatformScope(trx, async () => {
    const row = await trx.selectFrom('report_link').selectAll().where('alias_hash', '=', aliasHash).executeTakeFirst();
    return row as LinkRecord | undefined;
  });
}

export async function countReading(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('report_link')
    .set(({ eb }) => ({ access_count: eb('access_count', '+', 1), last_access_at: at }))
    .where('id', '=', id)
    .execute();
}
