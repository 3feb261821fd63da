import { sql } from 'kysely';
import { cityList } from '#areas/master-data/contract/city.list.ts';
import { textMatches } from '#platform/list/conditions.ts';
import type { ListSource } from '#platform/list/list-source.ts';

const state = sql`case when c.hidden then 'hidden' else 'offered' end`;
const origin = sql`case when c.product_name is null then 'added' when c.version > 0 then 'changed' else 'product' end`;

export const cityListSource: ListSource = {
  definition: cityList,
  from: sql`city c`,
  key: sql`c.id`,
  joins: { person: sql`left join app_user u on u.id = c.changed_by` },
  output: {
    _id: { sql: sql`c.id` },
    version: { sql: sql`c.version` },
    name: { sql: sql`c.name`, notNull: true },
    productName: { sql: sql`nullif(c.product_name, c.name)` },
    region: { sql: sql`c.region`, notNull: true },
    country: { sql: sql`c.country_code`, notNull: true },
    people: { sql: sql`c.people`, notNull: true },
    lat: { sql: sql`c.lat` },
    lng: { sql: sql`c.lng` },
    state: { sql: state, notNull: true },
    origin: { sql: origin, notNull: true },
    changedAt: { sql: sql`c.changed_at` },
    changedBy: { sql: sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`, needs: ['person'] },
  },
  filters: {
    countries: { sql: sql`c.country_code` },
    regions: { sql: sql`c.region` },
    states: { sql: state },
    origins: { sql: origin },
  },
  searchBy: (patterns, spelled) => textMatches(sql`c.search_text`, patterns, spelled),
};
