import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { benefitList } from '../contract/benefit.list.ts';
import { isManagedBy, personName } from './publication.repository.ts';

const soldOut = sql`coalesce(r.taken >= r.quantity, false)`;

export const benefitListSource: ListSource = {
  definition: benefitList,
  from: sql`benefit r left join app_user u on u.id = r.created_by`,
  key: sql`r.id`,
  where: ({ actor }) => isManagedBy(actor, 'benefits'),
  output: {
    _id: { sql: sql`r.id` },
    version: { sql: sql`r.version`, notNull: true },
    title: { sql: sql`r.title`, notNull: true },
    partner: { sql: sql`r.partner`, notNull: true },
    category: { sql: sql`r.category`, notNull: true },
    state: { sql: sql`r.state`, notNull: true },
    country: { sql: sql`r.country_code`, notNull: true },
    discount: { sql: sql`r.discount`, notNull: true },
    cities: { sql: sql`array(select c ->> 'cityName' from jsonb_array_elements(r.cities) as c)`, notNull: true },
    validFrom: { sql: sql`r.valid_from`, notNull: true },
    validUntil: { sql: sql`r.valid_until`, notNull: true },
    perPerson: { sql: sql`r.per_person`, notNull: true },
    taken: { sql: sql`r.taken`, notNull: true },
    quantity: { sql: sql`r.quantity` },
    soldOut: { sql: soldOut, notNull: true },
    publishAt: { sql: sql`r.publish_at` },
    endsAt: { sql: sql`r.ends_at` },
    author: { sql: personName },
    authorId: { sql: sql`r.created_by`, notNull: true },
    createdAt: { sql: sql`r.created_at`, notNull: true },
  },
  filters: {
    states: { sql: sql`r.state` },
    countries: { sql: sql`r.country_code` },
    categories: { sql: sql`r.category` },
    partners: { sql: sql`r.partner`, label: sql`r.partner` },
    authors: { sql: sql`r.created_by`, label: personName },
    soldOut: { sql: soldOut },
    valid: { sql: sql`r.valid_until`, days: 'day' },
  },
  search: [{ sql: sql`r.title` }, { sql: sql`r.partner` }, { sql: sql`r.discount` }],
};
