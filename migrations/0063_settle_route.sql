-- What the list of routes shows of their paths, with who changed them: one change of the route for each saved path instead of
-- two. Of the session's own company alone, so it needs no policies for every row that it reads.
drop function app.settle_route(uuid);
create function app.settle_route(wanted uuid, who uuid default null) returns void
language sql security definer set search_path = public, pg_temp as $$
  with own as materialized (
    select p.is_usual, v.meters, v.expected_minutes, v.checkpoints, v.fence_ids
    from route_path p join route_path_version v on v.company_id = p.company_id and v.id = p.version_id
    where p.company_id = (select app.company_id()) and p.route_id = wanted and p.archived_at is null
  )
  update route r set updated_by = coalesce(who, r.updated_by), path_count = (select count(*)::int from own),
    usual_meters = u.meters, usual_minutes = u.expected_minutes,
    checkpoint_count = coalesce(jsonb_array_length(u.checkpoints), 0), fence_count = coalesce(cardinality(u.fence_ids), 0),
    checkpoint_types = array(select distinct c ->> 'type' from own, jsonb_array_elements(own.checkpoints) c order by 1)
  from (select) one left join own u on u.is_usual
  where r.company_id = (select app.company_id()) and r.id = wanted
$$;
revoke all on function app.settle_route from public;
grant execute on function app.settle_route to tropeiro_app, tropeiro_platform;
