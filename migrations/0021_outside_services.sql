-- Mail server, file store, push services, registers: which of them answer, as all processes know it and across restarts.
create table outside_service (
  name text primary key check (length(name) between 1 and 100),
  -- In a row, of all processes together.
  failures int not null default 0 check (failures >= 0),
  -- Until then it is not used.
  rests_until timestamptz,
  failed_at timestamptz,
  reason text,
  answered_at timestamptz
);
call app.protect('outside_service', 'false');

-- The length of each queue, for people who watch over the product; what the jobs contain stays hidden.
create function app.jobs_by_task()
returns table (task text, waiting int, running int, given_up int, waiting_since timestamptz)
language sql stable security definer set search_path = graphile_worker, pg_temp as $$
  select task_identifier,
    count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int,
    count(*) filter (where locked_at is not null)::int,
    count(*) filter (where locked_at is null and attempts >= max_attempts)::int,
    min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
  from graphile_worker.jobs group by task_identifier;
$$;
revoke all on function app.jobs_by_task from public;
grant execute on function app.jobs_by_task to tropeiro_platform;
