import { startBareServer } from '../bare-server.ts';
import { LONG_LINE } from './measured-line.ts';

/** A page of twenty with its exact total, as JSON by PostgreSQL. */
const LIST = `select json_build_object('totalRegistry', (select count(*) from route where company_id = $1 and archived_at is null),
    'routes', (select json_agg(p) from (
      select r.id as "_id", r.version, r.name, r.load_id as "loadId", r.unload_id as "unloadId", l.name as origin, l.city as "originCity",
        u.name as destination, u.city as "destinationCity", r.path_count as paths, round(r.usual_meters / 1000.0, 1)::float8 as km,
        r.usual_minutes as minutes, r.checkpoint_count as checkpoints, r.fence_count as fences, r.open_orders as "openOrders",
        false as archived, r.updated_at as "changedAt", concat_ws(' ', w.first_name, w.last_name) as "changedBy"
      from (select * from route where company_id = $1 and archived_at is null order by updated_at desc, id limit 20) r
        join place l on l.id = r.load_id join place u on u.id = r.unload_id left join app_user w on w.id = r.updated_by
      order by r.updated_at desc, r.id) p))::text as body`;

/** The paths of one pair of places that are known already: one look-up by the index, without a search by distance. */
const PATHS = `select coalesce(json_agg(json_build_object('routeGeofenceId', p.id, 'versionId', v.id, 'routeId', r.id, 'route', r.name,
    'path', p.name, 'kind', p.kind, 'isUsual', p.is_usual, 'km', round(v.meters / 1000.0, 1), 'minutes', v.expected_minutes,
    'source', v.source, 'checkpoints', jsonb_array_length(v.checkpoints), 'outline', v.levels[1]) order by p.is_usual desc, p.position),
    '[]')::text as body
  from route r join route_path p on p.company_id = r.company_id and p.route_id = r.id and p.archived_at is null
    join route_path_version v on v.company_id = p.company_id and v.id = p.version_id
  where r.company_id = $1 and r.load_id = $2 and r.unload_id = $3 and r.archived_at is null`;

const VERSION = `insert into route_path_version (id, company_id, path_id, number, route_name, path_name, line, levels, points, meters,
    expected_minutes, source, corridor_meters, created_by)
  select gen_random_uuid(), v.company_id, v.path_id, (select max(number) + 1 from route_path_version n where n.path_id = $1), v.route_name,
    v.path_name, $2, array['', '', ''], 50000, 1500000, 1500, 'drawn', 500, v.created_by
  from route_path p join route_path_version v on v.id = p.version_id where p.id = $1`;

await startBareServer(
  { list: LIST, paths: PATHS },
  { save: async (run, [pathId]) => run('version', VERSION, [pathId, LONG_LINE]) },
);
