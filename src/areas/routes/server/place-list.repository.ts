import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { placeList } from '../contract/place.list.ts';
import { archivedUnless } from './archived.repository.ts';

const use = sql`case when p.for_load and p.for_unload then 'both' when p.for_load then 'load' else 'unload' end`;
const owner = sql`case when p.company_address_id is not null then 'company' when p.partner_address_id is not null then 'partner' else 'none' end`;

export const placeListSource: ListSource = {
  definition: placeList,
  from: sql`place p`,
  key: sql`p.id`,
  where: ({ actor }, query) =>
    sql`p.company_id = ${actor?.companyId ?? null}::uuid ${archivedUnless(query, sql`p.archived_at`)}`,
  output: {
    _id: { sql: sql`p.id` },
    version: { sql: sql`p.version` },
    name: { sql: sql`p.name`, notNull: true },
    address: { sql: sql`p.address` },
    city: { sql: sql`p.city` },
    country: { sql: sql`p.country_code` },
    lat: { sql: sql`p.lat`, notNull: true },
    lng: { sql: sql`p.lng`, notNull: true },
    use: { sql: use, notNull: true },
    expectedMinutes: { sql: sql`p.expected_minutes`, notNull: true },
    radius: { sql: sql`(p.fence ->> 'radiusMeters')::float8` },
    owner: { sql: owner, notNull: true },
    routes: {
      sql: sql`(select count(*)::int from route r where r.company_id = p.company_id and r.archived_at is null and p.id in (r.load_id, r.unload_id))`,
      notNull: true,
    },
    archived: { sql: sql`p.archived_at is not null`, notNull: true },
  },
  filters: {
    cities: { sql: sql`p.city` },
    countries: { sql: sql`p.country_code` },
    uses: { sql: use },
    owners: { sql: owner },
    archived: { sql: sql`p.archived_at is not null` },
  },
  search: [{ sql: sql`p.name` }, { sql: sql`p.city` }, { sql: sql`p.address` }],
};
