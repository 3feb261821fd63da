import { sql } from 'kysely';
import { VIEW_SLOT_MINUTES } from '#areas/tracking/rules/position-view.ts';
import type { Viewer } from '#areas/trips/contract/driver-report.calls.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

interface ViewerRow extends Omit<Viewer, 'lastAt'> {
  readonly last_at: Date;
}

const SHOWN = 200;

const SLOT = sql`make_interval(mins => ${sql.lit(VIEW_SLOT_MINUTES)})`;
const during = (span: 's' | 'p' | 'l') => {
  const [from, to] = [sql.ref(`${span}.from_at`), sql.ref(`${span}.to_at`)];
  return sql`${from} < m.slot + ${SLOT} and (${to} is null or ${to} > m.slot)`;
};

/**
 * Who had the map open while the order was on it: while something could be seen of it, because the truck had a device, the
 * driver shared the position or somebody had noted one. Of orders that a person may not see, the map shows the own truck alone.
 */
const mapViews = (orderId: string) => sql`
  select m.user_id, null::uuid as link_id, m.company_id, 'live' as way, m.slot, 1 as views
  from load_order o join trip_span s on s.order_id = o.id
    join map_view m on m.company_id in (o.company_id, o.carrier_company_id, s.fleet_company_id) and ${during('s')}
    left join driver d on d.company_id = s.fleet_company_id and d.id = s.driver_id
    cross join lateral (
      select exists (select from device_link l join device g on g.id = l.device_id and g.kind <> 'phone'
        where l.vehicle_id = s.truck_id and ${during('l')}) as by_device
    ) k
  where o.id = ${orderId} and d.user_id is distinct from m.user_id and (
    (m.sees_fleet and m.company_id = s.fleet_company_id and k.by_device)
    or (o.kind = any (m.kinds) and m.company_id in (o.company_id, o.carrier_company_id) and (k.by_device
      or exists (select from sharing_span p where p.order_id = o.id and ${during('p')})
      or exists (select from position n where n.order_id = o.id and n.source = 'manual' and n.at < m.slot + ${SLOT}))))`;

/** The people are of other companies too, and the caller may see the order. Links are no persons. */
export function viewersOf(trx: Trx, orderId: string): Promise<Viewer[]> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<ViewerRow>`
      with seen as (
        select v.user_id, v.link_id, v.viewer_company_id, v.way, v.slot, v.views from position_view v where v.order_id = ${orderId}
        union all
        ${mapViews(orderId)}
      )
      select u.first_name || ' ' || u.last_name as name, c.company_name as company, v.way, max(v.slot) as last_at,
        sum(v.views)::int as views
      from seen v left join app_user u on u.id = v.user_id left join company c on c.id = v.viewer_company_id
      group by v.user_id, v.link_id, u.id, c.id, v.way order by 4 desc, 1 limit ${sql.lit(SHOWN)}`.execute(trx);
    return rows.map(({ last_at, ...viewer }) => ({ ...viewer, lastAt: last_at.toISOString() }));
  });
}
