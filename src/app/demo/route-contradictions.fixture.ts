const far = (end: string, place: string) =>
  `app.distance_km((${end}->>'lat')::float8, (${end}->>'lng')::float8, ${place}.lat, ${place}.lng) > 5`;
const planned = `load_order o join route r on r.company_id = o.company_id and r.id = o.route_id
  join route_path p on p.company_id = o.company_id and p.id = o.path_id
  join route_path_version v on v.company_id = o.company_id and v.id = o.path_version_id`;

/** The same of routes and of what is planned on them. */
export const ROUTE_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'an order between two places is still to be driven and has no path': `select o.code from load_order o
    where o.status in (0, 1, 2) and o.kind <> 'multipoint' and o.path_id is null`,
  'an order is on a path between other places': `select o.code, r.name from ${planned}
    join place l on l.company_id = r.company_id and l.id = r.load_id join place u on u.company_id = r.company_id and u.id = r.unload_id
    where p.route_id <> r.id or v.path_id <> p.id or ${far('o.origin', 'l')} or ${far('o.destination', 'u')}`,
  'an order has other kilometres or hours than its path': `select o.code, o.distance_km, v.meters from ${planned}
    where abs(o.distance_km - v.meters / 1000.0) > 0.1 or o.expected_minutes is distinct from v.expected_minutes`,
  'an order calls a measured distance an estimate, or the other way': `select o.code from ${planned}
    where o.distance_estimated <> (v.source = 'estimate')`,
  'an order was planned with a path that nobody had saved yet': `select o.code from ${planned} where v.created_at > o.created_at`,
  'an order drives loaded on the way back': `select o.code from ${planned} where p.kind = 'emptyReturn'`,
  'a route counts other open orders than there are': `select r.name, r.open_orders from route r where r.open_orders <> (
    select count(*) from load_order o where o.company_id = r.company_id and o.route_id = r.id and o.status in (0, 1, 2))`,
  'the list of routes shows something else than the paths are': `select r.name from route r
    join route_path p on p.company_id = r.company_id and p.route_id = r.id and p.is_usual
    join route_path_version v on v.company_id = p.company_id and v.id = p.version_id
    where (r.usual_meters, r.usual_minutes, r.checkpoint_count, r.fence_count)
        is distinct from (v.meters, v.expected_minutes, jsonb_array_length(v.checkpoints), cardinality(v.fence_ids))
      or r.path_count <> (select count(*) from route_path a where a.route_id = r.id)
      or r.checkpoint_types <> array(select distinct c->>'type' from route_path a join route_path_version w on w.id = a.version_id
        cross join jsonb_array_elements(w.checkpoints) c where a.route_id = r.id order by 1)`,
  'a route has no usual path': `select r.name from route r
    where (select count(*) from route_path p where p.route_id = r.id and p.is_usual) <> 1`,
  'a fence counts other paths than have it': `select g.name from geofence g where g.path_count <> (select count(*) from route_path p
    join route_path_version v on v.id = p.version_id where g.id = any (v.fence_ids))`,
  'a path has a fence of nobody': `select v.path_name from route_path_version v cross join unnest(v.fence_ids) f (id)
    where not exists (select from geofence g where g.company_id = v.company_id and g.id = f.id)`,
  'the newest version of a path is not the last one saved': `select p.name from route_path p
    join route_path_version v on v.id = p.version_id where exists (select from route_path_version w where w.path_id = p.id
      and (w.number > v.number or w.created_at > v.created_at)) or v.created_at > now()`,
  'a toll has no price, or something else has one': `select v.path_name, c->>'name' from route_path_version v
    cross join jsonb_array_elements(v.checkpoints) c where (c->>'type' = 'toll') <> (jsonb_array_length(c->'prices') > 0)`,
  'a position lies ahead, or outside its trip': `select o.code from position p
    join load_order o on o.company_id = p.company_id and o.id = p.order_id
    where p.at > now() or p.at < o.started_at or p.at > o.finished_at`,
};
