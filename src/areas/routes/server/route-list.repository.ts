import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { routeList } from '../contract/route.list.ts';
import { archivedUnless } from './archived.repository.ts';

const load = sql`left join place l on l.company_id = r.company_id and l.id = r.load_id`;
const unload = sql`left join place u on u.company_id = r.company_id and u.id = r.unload_id`;
const person = sql`left join app_user w on w.id = r.updated_by`;
const from = ['load'];
const to = ['unload'];

export const routeListSource: ListSource = {
  definition: routeList,
  from: sql`route r`,
  key: sql`r.id`,
  joins: { load, unload, person },
  where: ({ actor }, query) =>
    sql`r.company_id = ${actor?.companyId ?? null}::uuid ${archivedUnless(query, sql`r.archived_at`)}`,
  output: {
    _id: { sql: sql`r.id` },
    version: { sql: sql`r.version` },
    name: { sql: sql`r.name`, notNull: true },
    loadId: { sql: sql`r.load_id` },
    unloadId: { sql: sql`r.unload_id` },
    origin: { sql: sql`l.name`, needs: from, notNull: true },
    originCity: { sql: sql`l.city`, needs: from },
    destination: { sql: sql`u.name`, needs: to, notNull: true },
    destinationCity: { sql: sql`u.city`, needs: to },
    paths: { sql: sql`r.path_count`, notNull: true },
    km: { sql: sql`round(r.usual_meters / 1000.0, 1)::float8` },
    minutes: { sql: sql`r.usual_minutes` },
    checkpoints: { sql: sql`r.checkpoint_count`, notNull: true },
    fences: { sql: sql`r.fence_count`, notNull: true },
    openOrders: { sql: sql`r.open_orders`, notNull: true },
    archived: { sql: sql`r.archived_at is not null`, notNull: true },
    changedAt: { sql: sql`r.updated_at`, notNull: true },
    changedBy: { sql: sql`nullif(concat_ws(' ', w.first_name, w.last_name), '')`, needs: ['person'] },
  },
  sortBy: { km: { sql: sql`r.usual_meters` }, minutes: { sql: sql`r.usual_minutes` } },
  filters: {
    origins: { sql: sql`r.load_id`, label: sql`l.name`, labelNeeds: from },
    destinations: { sql: sql`r.unload_id`, label: sql`u.name`, labelNeeds: to },
    originCities: { sql: sql`l.city`, needs: from },
    destinationCities: { sql: sql`u.city`, needs: to },
    countries: {
      sql: sql`array_remove(array[l.country_code, u.country_code]::text[], null)`,
      array: true,
      needs: ['load', 'unload'],
    },
    checkpointTypes: { sql: sql`r.checkpoint_types`, array: true },
    archived: { sql: sql`r.archived_at is not null` },
  },
  search: [
    { sql: sql`r.name` },
    { sql: sql`l.name`, needs: from },
    { sql: sql`l.city`, needs: from },
    { sql: sql`u.name`, needs: to },
    { sql: sql`u.city`, needs: to },
  ],
  found: { label: { sql: sql`r.name` }, text: sql`r.search_text` },
};
