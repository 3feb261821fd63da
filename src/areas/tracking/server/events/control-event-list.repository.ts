import { sql } from 'kysely';
import { showPosition } from '#kernel/position.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import { controlEventList } from '../../contract/control-event.list.ts';
import { ofSeenOrders } from '../alerts/seen-alert.repository.ts';

const TYPE = sql`case m.kind when 'deviation' then 'deviation' else 'other' end`;
const person = sql`left join app_user u on u.id = m.user_id`;

export const controlEventSource: ListSource = {
  definition: controlEventList,
  from: sql`map_event m`,
  key: sql`m.id`,
  joins: { person },
  where: ({ actor }) => ofSeenOrders(actor, 'm'),
  // Each along its own index; an own order carried by the own company counts once.
  parts: () => [
    sql`m.company_id = app.company_id()`,
    sql`m.carrier_company_id = app.company_id() and m.company_id <> app.company_id()`,
  ],
  output: {
    _id: { sql: sql`m.id` },
    type: { sql: TYPE, notNull: true },
    kind: { sql: sql`m.kind`, notNull: true },
    at: { sql: sql`m.at`, notNull: true },
    endedAt: { sql: sql`m.ended_at` },
    lat: { sql: sql`m.lat` },
    lng: { sql: sql`m.lng` },
    position: { sql: sql`case when m.lat is not null then json_build_object('lat', m.lat, 'lng', m.lng) end` },
    plate: { sql: sql`m.plate` },
    driverName: { sql: sql`m.driver_name` },
    orderId: { sql: sql`m.order_id` },
    orderCode: { sql: sql`m.order_code` },
    userName: {
      sql: sql`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), m.by_name)`,
      needs: ['person'],
    },
    row: { sql: sql`json_build_object('created', m.created_at, 'lastUpdated', m.updated_at)`, notNull: true },
  },
  positions: ['position'],
  filters: {
    kinds: { sql: sql`m.kind` },
    types: { sql: TYPE },
    date: { sql: sql`m.at`, days: 'instant' },
    plates: { sql: sql`m.plate`, anySpelling: true },
    drivers: { sql: sql`m.driver_name` },
    orders: { sql: sql`m.order_code` },
  },
  searchBy: (patterns) => sql`m.search_text like all (${patterns})`,
  exportText: {
    position: ({ position }) => (position ? showPosition(position as { lat: number; lng: number }) : null),
  },
};
