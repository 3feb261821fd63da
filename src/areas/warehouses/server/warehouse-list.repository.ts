import { sql } from 'kysely';
import type { ListSource } from '#platform/list/list-source.ts';
import { warehouseList } from '../contract/warehouse.list.ts';
import { clock } from './clock.repository.ts';

const docks = sql`left join lateral (
    select count(*)::int as docks, (count(*) filter (where not d.in_service))::int as idle
    from dock d where d.company_id = w.company_id and d.warehouse_id = w.id and d.removed_at is null
  ) k on true`;

const bookings = sql`left join lateral (
    select (count(*) filter (where b.state = 'pending'))::int as pending,
      (count(*) filter (where b.state in ('arrived', 'inDock')))::int as on_site
    from booking b where b.company_id = w.company_id and b.warehouse_id = w.id and b.state in ('pending', 'arrived', 'inDock')
  ) n on true`;

/** By the calendar of the warehouse. */
const today = sql`left join lateral (
    select count(*)::int as today from booking b
    where b.company_id = w.company_id and b.warehouse_id = w.id and b.state in ('scheduled', 'arrived', 'inDock', 'completed')
      and b.expected_at >= (${clock} at time zone w.time_zone)::date::timestamp at time zone w.time_zone
      and b.expected_at < ((${clock} at time zone w.time_zone)::date + 1)::timestamp at time zone w.time_zone
  ) t on true`;

export const warehouseListSource: ListSource = {
  definition: warehouseList,
  from: sql`warehouse w join company_address a on a.company_id = w.company_id and a.id = w.id`,
  key: sql`w.id`,
  joins: { docks, bookings, today },
  where: ({ actor }) => sql`w.company_id = ${actor?.companyId ?? null}::uuid and w.removed_at is null`,
  output: {
    _id: { sql: sql`w.id` },
    fullName: { sql: sql`a.full_name`, notNull: true },
    city: { sql: sql`a.city` },
    address: { sql: sql`a.address` },
    docks: { sql: sql`k.docks`, needs: ['docks'] },
    idle: { sql: sql`k.idle`, needs: ['docks'] },
    today: { sql: sql`t.today`, needs: ['today'] },
    pending: { sql: sql`n.pending`, needs: ['bookings'] },
    onSite: { sql: sql`n.on_site`, needs: ['bookings'] },
    timeZone: { sql: sql`w.time_zone`, notNull: true },
  },
  filters: { cities: { sql: sql`a.city` } },
  search: [{ sql: sql`a.full_name` }, { sql: sql`a.city` }, { sql: sql`a.address` }],
  found: { label: { sql: sql`a.full_name` } },
};
