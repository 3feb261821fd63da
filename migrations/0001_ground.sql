-- The ground: who is asking (session settings), how tables are protected, how work is handed to the worker.
-- Runs as tropeiro_owner; the application works as tropeiro_app, which owns nothing.

create function app.company_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::uuid;

create function app.user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- Puts a table under forced row-level security. Three roles, three views: tropeiro_app sees what `rule` allows,
-- tropeiro_platform (taken only inside transactions the server opens for sign-in, workers and the super
-- administrator) and the owner's own functions see everything. A role of its own instead of an OR in the rule
-- keeps the rule a plain condition that an index can answer. Every table calls this; a test walks the catalogue
-- and finds the ones that do not.
create procedure app.protect(target regclass, rule text) language plpgsql as $$
begin
  -- Inside a sub-select the setting is read once per statement instead of once per row.
  rule := replace(replace(rule, 'app.company_id()', '(select app.company_id())'), 'app.user_id()', '(select app.user_id())');
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to tropeiro_app using (%s) with check (%s)', target, rule, rule);
  execute format('create policy platform on %s to tropeiro_platform, tropeiro_owner using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to tropeiro_app, tropeiro_platform', target);
end
$$;

-- A table whose rows are written once and never changed or removed.
create procedure app.append_only(target regclass) language plpgsql as $$
begin
  execute format('revoke update, delete on %s from tropeiro_app, tropeiro_platform', target);
end
$$;

create function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end
$$;

-- Text as people search for it: without accents, lower case. Immutable so that it can be indexed.
create function app.fold(value text) returns text language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Hands a job to the worker inside the caller's transaction.
create function app.enqueue(task text, payload json, run_at timestamptz default null, job_key text default null, max_attempts int default 12)
returns bigint language sql security definer set search_path = graphile_worker, pg_temp as $$
  select id from graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
$$;
revoke all on function app.enqueue from public;
grant execute on function app.enqueue to tropeiro_app, tropeiro_platform;

grant usage on schema app to tropeiro_app, tropeiro_platform;
grant execute on function app.company_id, app.user_id, app.fold to tropeiro_app, tropeiro_platform;
