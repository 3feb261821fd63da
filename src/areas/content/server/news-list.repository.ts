import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { newsList } from '../contract/news.list.ts';
import { isManagedBy, personName } from './publication.repository.ts';

const readings = sql`left join lateral (
    select count(*)::int as reached, count(g.opened_at)::int as opened from article_reading g where g.article_id = r.id
  ) n on true`;

export const newsListSource: ListSource = {
  definition: newsList,
  from: sql`article r left join app_user u on u.id = r.created_by`,
  key: sql`r.id`,
  joins: { readings },
  where: ({ actor }) => isManagedBy(actor, 'news'),
  output: {
    _id: { sql: sql`r.id` },
    version: { sql: sql`r.version`, notNull: true },
    title: { sql: sql`r.title`, notNull: true },
    summary: { sql: sql`r.summary`, notNull: true },
    state: { sql: sql`r.state`, notNull: true },
    country: { sql: sql`r.country_code`, notNull: true },
    pinned: { sql: sql`r.pinned`, notNull: true },
    roles: { sql: sql`r.roles`, notNull: true },
    publishAt: { sql: sql`r.publish_at` },
    publishedAt: { sql: sql`r.published_at` },
    endsAt: { sql: sql`r.ends_at` },
    reached: { sql: sql`n.reached`, needs: ['readings'] },
    opened: { sql: sql`n.opened`, needs: ['readings'] },
    author: { sql: personName },
    authorId: { sql: sql`r.created_by`, notNull: true },
    createdAt: { sql: sql`r.created_at`, notNull: true },
  },
  filters: {
    states: { sql: sql`r.state` },
    countries: { sql: sql`r.country_code` },
    authors: { sql: sql`r.created_by`, label: personName },
    pinned: { sql: sql`r.pinned` },
    published: { sql: sql`r.published_at`, days: 'instant' },
  },
  search: [{ sql: sql`r.title` }, { sql: sql`r.summary` }],
};
