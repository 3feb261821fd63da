import { type Insertable, type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Article } from '#platform/db/schema.gen.ts';
import { CARDS_MAX, PINS_MAX } from '../rules/content-limits.ts';
import { companyName, isPublishedFor, personName } from './publication.repository.ts';

export type NewsRecord = Selectable<Article>;
type Made = 'id' | 'company_id' | 'created_by';
export type NewsValues = Pick<
  Insertable<Article>,
  'country_code' | 'title' | 'summary' | 'body' | 'picture_file_id' | 'roles' | 'pinned' | 'publish_at' | 'ends_at'
>;

/** The own one, locked until the end of the transaction. */
export async function lockNews(trx: Trx, companyId: string, id: string): Promise<NewsRecord> {
  const own = trx.selectFrom('article').selectAll().where('id', '=', id).where('company_id', '=', companyId);
  return required(await own.forNoKeyUpdate().executeTakeFirst());
}

function required<T>(found: T | undefined): T {
  if (!found) throw requestErrors.notFound();
  return found;
}

export interface CountedNews extends NewsRecord {
  readonly authorName: string | null;
  readonly pictureName: string | null;
  readonly reached: number;
  readonly opened: number;
}

/** The own one, with whom it reached. */
export async function findNews(trx: Trx, companyId: string, id: string): Promise<CountedNews> {
  const found = await trx
    .selectFrom('article as r')
    .leftJoin('app_user as u', 'u.id', 'r.created_by')
    .leftJoin('file_object as f', 'f.id', 'r.picture_file_id')
    .leftJoinLateral(
      (readings) =>
        readings
          .selectFrom('article_reading as g')
          .whereRef('g.article_id', '=', 'r.id')
          .select([sql<number>`count(*)::int`.as('reached'), sql<number>`count(g.opened_at)::int`.as('opened')])
          .as('n'),
      (join) => join.onTrue(),
    )
    .selectAll('r')
    .select([personName.as('authorName'), 'f.name as pictureName'])
    .select([sql<number>`n.reached`.as('reached'), sql<number>`n.opened`.as('opened')])
    .where('r.id', '=', id)
    .where('r.company_id', '=', companyId)
    .executeTakeFirst();
  return required(found);
}

export async function insertNews(trx: Trx, row: NewsValues & Pick<Insertable<Article>, Made>): Promise<void> {
  await trx.insertInto('article').values(row).execute();
}

export async function updateNewsRow(
  trx: Trx,
  id: string,
  values: Partial<NewsValues> & { readonly state?: string; readonly published_at?: Date },
): Promise<void> {
  await trx.updateTable('article').set(values).where('id', '=', id).execute();
}

export interface PublishedNews {
  readonly id: string;
  readonly company_id: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly picture_file_id: string | null;
  readonly pinned: boolean;
  readonly published_at: Date;
  readonly companyName: string;
  readonly isReached: boolean;
  readonly isOpened: boolean;
}

export interface Reader {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly now: Date;
}

/** What is published for the reader, with what they have seen of it. */
const published = (trx: Trx, { userId, roles, now }: Reader) =>
  trx
    .selectFrom('article as r')
    .leftJoin('article_reading as g', (join) => join.onRef('g.article_id', '=', 'r.id').on('g.user_id', '=', userId))
    .select(['r.id', 'r.company_id', 'r.title', 'r.summary', 'r.body', 'r.picture_file_id', 'r.pinned'])
    .select([
      sql<Date>`r.published_at`.as('published_at'),
      companyName.as('companyName'),
      sql<boolean>`g.user_id is not null`.as('isReached'),
      sql<boolean>`g.opened_at is not null`.as('isOpened'),
    ])
    .where(isPublishedFor(now))
    .where(sql<boolean>`(r.roles = '{}' or r.roles && ${[...roles]}::text[])`);

export const readCardRows = (trx: Trx, reader: Reader): Promise<PublishedNews[]> =>
  published(trx, reader)
    .orderBy(
      sql`r.pinned and row_number() over (partition by r.pinned order by r.published_at desc, r.id) <= ${PINS_MAX}`,
      'desc',
    )
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id')
    .limit(CARDS_MAX)
    .execute();

export async function findPublished(trx: Trx, reader: Reader, id: string): Promise<PublishedNews> {
  return required(await published(trx, reader).where('r.id', '=', id).executeTakeFirst());
}

/** Of these, the ones that are published for the reader. */
export async function publishedAmong(trx: Trx, reader: Reader, ids: readonly string[]): Promise<PublishedNews[]> {
  return published(trx, reader)
    .where('r.id', 'in', [...ids])
    .execute();
}

/** Once for each person; how many were new. */
export async function insertReadings(trx: Trx, userId: string, articles: readonly PublishedNews[]): Promise<number> {
  if (articles.length === 0) return 0;
  const rows = articles.map(({ id, company_id }) => ({ article_id: id, company_id, user_id: userId }));
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('article_reading')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

export async function markOpenedRow(trx: Trx, userId: string, articleId: string): Promise<void> {
  await sql`update article_reading set opened_at = now()
    where article_id = ${articleId} and user_id = ${userId} and opened_at is null`.execute(trx);
}
