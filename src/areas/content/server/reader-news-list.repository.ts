import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { readerNewsList } from '../contract/reader-news.list.ts';
import { companyName, isPublishedFor } from './publication.repository.ts';

const opened = sql`(g.opened_at is not null)`;

export const readerNewsListSource: ListSource = {
  definition: readerNewsList,
  from: sql`article r left join article_reading g on g.article_id = r.id and g.user_id = app.user_id()`,
  key: sql`r.id`,
  where: ({ actor, now }) => sql`${isPublishedFor(now)} and (r.roles = '{}' or r.roles && array(
    select k.key from membership_role m join role k on k.company_id = m.company_id and k.id = m.role_id
    where m.company_id = ${actor?.companyId ?? null}::uuid and m.user_id = ${actor?.userId ?? null}::uuid))`,
  output: {
    _id: { sql: sql`r.id` },
    title: { sql: sql`r.title`, notNull: true },
    summary: { sql: sql`r.summary`, notNull: true },
    companyName: { sql: companyName, notNull: true },
    publishedAt: { sql: sql`r.published_at`, notNull: true },
    pinned: { sql: sql`r.pinned`, notNull: true },
    opened: { sql: opened, notNull: true },
  },
  filters: {
    opened: { sql: opened },
    published: { sql: sql`r.published_at`, days: 'instant' },
  },
  search: [{ sql: sql`r.title` }, { sql: sql`r.summary` }],
};
