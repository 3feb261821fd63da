-- Events are delivered many at a time, those of one company always in the order they happened.

-- Companies share a few lanes. The events of a lane are delivered by one worker at a time, so that none passes another.
create function app.event_lane(company uuid) returns int language sql immutable parallel safe as $$
  select abs(hashtext(coalesce(company::text, '')) % 8)
$$;
revoke all on function app.event_lane from public;

-- The event that a job names, where what it names is an id.
create function app.event_of(named text) returns uuid language sql immutable parallel safe as $$
  select case when named like '________-____-____-____-____________' and translate(named, '0123456789abcdef-', '') = ''
    then named::uuid end
$$;
revoke all on function app.event_of from public;

-- The events that are due in the lane of this one, in the order they happened, which the transaction then has for itself. None
-- once the event itself was delivered, or while the lane stays with another worker. Events whose jobs other workers hold
-- are among them: those wait for the lane. What failed before waits for its own next try, and some types are always alone.
create function app.claim_events(event uuid, alone text[], most int)
returns table (job_id bigint, id uuid, type text, company_id uuid, actor_id uuid, payload jsonb, created_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '10s'
-- The queue is empty most of the time, so what is known of its size is of no use for a plan.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  lane int := (select app.event_lane(e.company_id) from outbox_event e where e.id = event and e.delivered_at is null);
  task int := (select t.id from graphile_worker._private_tasks t where t.identifier = 'platform.deliverEvent');
begin
  if lane is null then return; end if;
  begin
    perform pg_advisory_xact_lock(7305416, lane);
  exception when lock_not_available then
    return;
  end;
  return query
    with free as materialized (
      select j.id, j.run_at, j.payload ->> 'eventId' as event_id from graphile_worker._private_jobs j
      where j.is_available and j.task_id = task and j.run_at <= now() and j.last_error is null and j.attempts <= 1
      order by j.priority, j.run_at, j.id limit 1600),
    held as materialized (
      select j.id, j.run_at, j.payload ->> 'eventId' as event_id from graphile_worker._private_jobs j
      where j.locked_at is not null and j.task_id = task and j.last_error is null and j.attempts <= 1),
    -- In the order of the jobs, so that no more of them are looked at than are taken; offset 0 keeps the plan from being
    -- turned round.
    mine as materialized (
      (select d.id as job, d.run_at, e.* from free d
        cross join lateral (select * from outbox_event o where o.id = app.event_of(d.event_id) offset 0) e
        where e.delivered_at is null and e.type <> all(alone) and app.event_lane(e.company_id) = lane limit most)
      union all
      select d.id, d.run_at, e.* from held d
      cross join lateral (select * from outbox_event o where o.id = app.event_of(d.event_id) offset 0) e
      where e.delivered_at is null and e.type <> all(alone) and app.event_lane(e.company_id) = lane),
    taken as materialized (select * from mine m order by m.run_at, m.job limit most),
    -- Nobody else fetches their jobs meanwhile.
    kept as materialized (
      select j.id from graphile_worker._private_jobs j where j.id = any(array(select job from taken)) and j.locked_at is null
      for update skip locked)
    select t.job, t.id, t.type, t.company_id, t.actor_id, t.payload, t.created_at
    from taken t left join kept k on k.id = t.job order by t.run_at, t.job;
end
$$;

-- What became of claimed events: the jobs of those that were delivered are done; the others are tried again alone, as the
-- queue does it. A job that a worker holds is left to it.
create function app.settle_events(done uuid[], at timestamptz, jobs bigint[], failed bigint[], reasons text[]) returns void
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update outbox_event set delivered_at = at where id = any(done);
  delete from graphile_worker._private_jobs where id = any(jobs) and locked_at is null;
  update graphile_worker._private_jobs j set attempts = j.attempts + 1, last_error = f.reason,
    run_at = greatest(now(), j.run_at) + exp(least(j.attempts + 1, 10)) * interval '1 second'
  from unnest(failed, reasons) as f (id, reason) where j.id = f.id and j.locked_at is null;
end
$$;
revoke all on function app.claim_events, app.settle_events from public;
grant execute on function app.claim_events, app.settle_events to tropeiro_platform;

-- Many jobs of one kind, in the given order, at the price of one.
create function app.enqueue_all(task text, payloads json, max_attempts int) returns void
language sql security definer set search_path = graphile_worker, pg_temp as $$
  select count(*) from graphile_worker.add_jobs(array(
    select row(task, p.payload, null, null, max_attempts, null, null, null)::graphile_worker.job_spec
    from json_array_elements(payloads) with ordinality as p (payload, nth) order by p.nth));
$$;
revoke all on function app.enqueue_all from public;
grant execute on function app.enqueue_all to tropeiro_app, tropeiro_platform;
