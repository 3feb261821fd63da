-- What changed, for the screens that show it. Triggers write a row per changed record and company in the transaction of
-- the change; every server process reads the rows it has not seen yet and passes them on to the open tabs. Nobody sends a
-- NOTIFY: that would let only one transaction commit at a time.

-- Read by snapshot: a row is new to a process when its transaction is not visible in the snapshot of the last reading, so
-- that a transaction that began earlier and committed later is not missed.
create table app.signal (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  -- Who did it, and in which company.
  user_id uuid default app.user_id(),
  user_company_id uuid default app.company_id(),
  -- A change: the kind of record, which one (null: many), the company whose people are concerned, by which of the topic's
  -- rights they may read it, and the people it is about.
  topic text,
  record_id uuid,
  company_id uuid,
  readers text,
  user_ids uuid[],
  -- Or a message to people, or the end of their streams; see wire.ts.
  message jsonb,
  check ((topic is null) = (readers is null)),
  check ((topic is null) <> (message is null))
);
create index signal_xid on app.signal (xid);
grant select, delete on app.signal to tropeiro_platform;

create function app.send_signals(messages jsonb[]) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into app.signal (message) select unnest(messages)
$$;
revoke all on function app.send_signals from public;
grant execute on function app.send_signals to tropeiro_app, tropeiro_platform;

-- More records than this in one statement are published as "many".
create function app.most_records() returns int language sql immutable parallel safe return 100;

-- Publishes the changes of a table. `record` names the changed record of a row r; `readers` is a query that returns who is
-- concerned: the company, the right (see the topics of the areas) and people, or null. `differs` compares a changed row r
-- with what it was, b, where some updates change nothing that anybody is shown.
create procedure app.publish_changes(target regclass, topic text, record text, readers text, differs text default null)
language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = target);
  body constant text := $f$
    create function app.%I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $b$
    begin
      insert into app.signal (topic, record_id, company_id, readers, user_ids)
      select distinct %L, case when t.quantity <= app.most_records() then t.record_id end, t.company_id, t.readers, t.user_ids
      from (
        select s.*, count(*) over () as quantity
        from (
          select distinct %s as record_id, a.company_id, a.readers, a.user_ids
          from moved r %s cross join lateral (%s) as a (company_id, readers, user_ids)
        ) s
      ) t;
      return null;
    end $b$ $f$;
  changed constant text := name || '_changed';
  updated constant text := case when differs is null then changed else name || '_updated' end;
begin
  execute format(body, changed, topic, record, '', readers);
  execute format('revoke all on function app.%I from public', changed);
  if differs is not null then
    execute format(body, updated, topic, record, format('join before b on b.id = r.id and (%s)', differs), readers);
    execute format('revoke all on function app.%I from public', updated);
  end if;
  execute format('create trigger %I after insert on %s referencing new table as moved for each statement execute function app.%I()',
    name || '_inserted', target, changed);
  execute format('create trigger %I after update on %s referencing old table as before new table as moved for each statement execute function app.%I()',
    name || '_updated', target, updated);
  execute format('create trigger %I after delete on %s referencing old table as moved for each statement execute function app.%I()',
    name || '_deleted', target, changed);
end
$$;

-- Companies and their people.
call app.publish_changes('company', 'company', 'r.id',
  $$values (r.id, 'profile', null::uuid[]), (null::uuid, 'platform', null)$$);
call app.publish_changes('company_operator', 'company', 'r.company_id', $$select r.company_id, 'profile', null::uuid[]$$);
call app.publish_changes('company_document', 'company', 'r.company_id', $$select r.company_id, 'profile', null::uuid[]$$);
call app.publish_changes('company_address', 'address', 'null::uuid', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('exchange_rate', 'exchangeRate', 'null::uuid', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('company_association', 'association', 'r.id',
  $$values (r.company_id, 'company', null::uuid[]), (r.partner_id, 'company', null)$$);

-- A user is shown where they belong, to themselves, and to the platform. Being seen changes nothing that is shown.
call app.publish_changes('app_user', 'user', 'r.id',
  $$select m.company_id, 'company', null::uuid[] from membership m where m.user_id = r.id
    union all select null, 'self', array[r.id] union all select null, 'platform', null$$,
  'r.version <> b.version');
call app.publish_changes('membership', 'user', 'r.user_id',
  $$values (r.company_id, 'company', null::uuid[]), (null::uuid, 'platform', null), (null, 'self', array[r.user_id])$$);
call app.publish_changes('membership_role', 'user', 'r.user_id',
  $$values (r.company_id, 'company', null::uuid[]), (null::uuid, 'platform', null)$$);
call app.publish_changes('role', 'role', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('membership_invitation', 'invitation', 'r.id',
  $$select r.company_id, 'company', null::uuid[] union all select null, 'self', array[r.user_id] where r.user_id is not null$$);
call app.publish_changes('membership_invitation_role', 'invitation', 'r.invitation_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('user_session', 'session', 'r.id', $$select null::uuid, 'self', array[r.user_id]$$,
  '(r.revoked_at, r.company_id) is distinct from (b.revoked_at, b.company_id)');
call app.publish_changes('notification_preference', 'notificationPreference', 'null::uuid',
  $$select r.company_id, 'self', array[r.user_id]$$);

-- Partners: a right per kind and country.
call app.publish_changes('partner', 'partner', 'r.id',
  $$select r.company_id, r.kind || '.' || r.country_code, null::uuid[]$$);
call app.publish_changes('partner_contact', 'partner', 'r.partner_id',
  $$select p.company_id, p.kind || '.' || p.country_code, null::uuid[] from partner p where p.company_id = r.company_id and p.id = r.partner_id$$);
call app.publish_changes('partner_address', 'partner', 'r.partner_id',
  $$select p.company_id, p.kind || '.' || p.country_code, null::uuid[] from partner p where p.company_id = r.company_id and p.id = r.partner_id$$);
call app.publish_changes('partner_document', 'partner', 'r.partner_id',
  $$select p.company_id, p.kind || '.' || p.country_code, null::uuid[] from partner p where p.company_id = r.company_id and p.id = r.partner_id$$);
call app.publish_changes('partner_access', 'partner', 'r.partner_id',
  $$select p.company_id, p.kind || '.' || p.country_code, null::uuid[] from partner p where p.company_id = r.company_id and p.id = r.partner_id$$);

-- The fleet, with the documents and the homologation of each record.
call app.publish_changes('driver', 'driver', 'r.id', $$select r.company_id, r.market, null::uuid[]$$);
call app.publish_changes('vehicle', 'vehicle', 'r.id', $$select r.company_id, r.market || '.' || r.kind, null::uuid[]$$);
call app.publish_changes('vehicle_photo', 'vehicle', 'r.vehicle_id',
  $$select v.company_id, v.market || '.' || v.kind, null::uuid[] from vehicle v where v.company_id = r.company_id and v.id = r.vehicle_id$$);
call app.publish_changes('vehicle_claim', 'vehicleClaim', 'r.id',
  $$values (r.company_id, 'company', null::uuid[]), (r.owner_company_id, 'company', null)$$);
call app.publish_changes('vehicle_category', 'vehicleCategory', 'null::uuid', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('required_documents', 'requiredDocument', 'null::uuid', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('document', 'document', 'coalesce(r.driver_id, r.vehicle_id)',
  $$select d.company_id, 'driver.' || d.market, null::uuid[] from driver d where d.company_id = r.company_id and d.id = r.driver_id
    union all select v.company_id, v.kind || '.' || v.market, null from vehicle v where v.company_id = r.company_id and v.id = r.vehicle_id$$);
call app.publish_changes('homologation', 'homologation', 'coalesce(r.driver_id, r.vehicle_id)',
  $$select r.company_id, case when r.driver_id is null then 'vehicle' else 'driver' end, null::uuid[]$$);
call app.publish_changes('homologation_check', 'homologation', '(select coalesce(h.driver_id, h.vehicle_id) from homologation h
    where h.company_id = r.company_id and h.id = r.homologation_id)',
  $$select h.company_id, case when h.driver_id is null then 'vehicle' else 'driver' end, null::uuid[] from homologation h
    where h.company_id = r.company_id and h.id = r.homologation_id$$);

-- Operations. A carrier sees those it drives for, a client its own.
call app.publish_changes('stage_template', 'stageTemplate', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('stage_template_version', 'stageTemplate', 'r.template_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('operation', 'operation', 'r.id',
  $$select c.company_id, r.kind, null::uuid[] from (
      select r.company_id union select r.client_company_id
      union select o.carrier_company_id from load_order o where o.company_id = r.company_id and o.operation_id = r.id
    ) as c (company_id) where c.company_id is not null$$);

-- Who reads an order: its company and its carrier, with its driver by name, and the company of its client.
create function app.order_readers(kind text, company uuid, carrier uuid, client uuid, fleet uuid, driver uuid)
returns table (company_id uuid, readers text, user_ids uuid[])
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, kind, (select array[d.user_id] from driver d where d.company_id = fleet and d.id = driver and d.user_id is not null)
  from (select company union select carrier) as c (id) where c.id is not null
  union all
  select client, 'client.' || kind, null where client is not null
$$;
revoke all on function app.order_readers from public;

create function app.load_order_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct 'order', case when m.quantity <= app.most_records() then m.id end, a.company_id, a.readers, a.user_ids
  from (select o.*, count(*) over () as quantity from moved o) m
  cross join lateral app.order_readers(m.kind, m.company_id, m.carrier_company_id, m.client_company_id, m.fleet_company_id, m.driver_id) a;
  return null;
end
$$;
-- Whoever lost an order (another carrier, another driver) has to see it go. A truck that was seen elsewhere is published by
-- its position.
create function app.load_order_updated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct 'order', case when m.quantity <= app.most_records() then m.id end, a.company_id, a.readers, a.user_ids
  from (
    select n.*, count(*) over () as quantity, b.carrier_company_id as old_carrier, b.client_company_id as old_client,
      b.fleet_company_id as old_fleet, b.driver_id as old_driver
    from moved n join before b on b.id = n.id
    where (n.version, n.status, n.tasks_done, n.rated) is distinct from (b.version, b.status, b.tasks_done, b.rated)
  ) m cross join lateral (
    select * from app.order_readers(m.kind, m.company_id, m.carrier_company_id, m.client_company_id, m.fleet_company_id, m.driver_id)
    union
    select * from app.order_readers(m.kind, m.company_id, m.old_carrier, m.old_client, m.old_fleet, m.old_driver)
  ) a;
  return null;
end
$$;
revoke all on function app.load_order_changed, app.load_order_updated from public;
create trigger load_order_inserted after insert on load_order referencing new table as moved
  for each statement execute function app.load_order_changed();
create trigger load_order_updated after update on load_order referencing old table as before new table as moved
  for each statement execute function app.load_order_updated();
create trigger load_order_deleted after delete on load_order referencing old table as moved
  for each statement execute function app.load_order_changed();

-- The parts of an order that all of its readers see, and those that stay in the company.
do $do$
declare
  part text;
  every_reader text := 'select a.* from load_order o cross join lateral app.order_readers(
    o.kind, o.company_id, o.carrier_company_id, o.client_company_id, o.fleet_company_id, o.driver_id) a
    where o.company_id = r.company_id and o.id = r.order_id';
begin
  foreach part in array array['load_order_event', 'load_order_stop', 'load_order_task', 'load_order_file'] loop
    call app.publish_changes(part::regclass, 'order', 'r.order_id', every_reader);
  end loop;
  foreach part in array array['load_order_payment', 'load_order_comment', 'load_order_rating', 'load_order_form', 'client_request'] loop
    call app.publish_changes(part::regclass, 'order', 'r.order_id', every_reader || ' and a.company_id = r.company_id');
  end loop;
  call app.publish_changes('load_order_position', 'position', 'r.order_id', every_reader);
end
$do$;
call app.publish_changes('order_property', 'orderProperty', 'null::uuid', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('public_link', 'publicLink', 'coalesce(r.order_id, r.operation_id, r.client_id)',
  $$select r.company_id, 'company', null::uuid[]$$);

-- Whose rights change opens the stream again, and is admitted with the rights of now. Rights of the platform's own company
-- count in every company.
create function app.streams_end(people uuid[], workplace uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into app.signal (message)
  select jsonb_build_object('user', person) || case when c.is_platform then '{}' else jsonb_build_object('company', c.id) end
  from company c cross join lateral (select distinct person from unnest(people) as person where person is not null) p
  where c.id = workplace
$$;
create function app.rights_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.streams_end(array_agg(r.user_id), r.company_id) from moved r group by r.company_id;
  return null;
end
$$;
create function app.role_rights_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.streams_end(array_agg(mr.user_id), r.company_id)
  from moved r join before b on b.id = r.id join membership_role mr on mr.company_id = r.company_id and mr.role_id = r.id
  where (r.permissions, r.is_admin) is distinct from (b.permissions, b.is_admin)
  group by r.company_id;
  return null;
end
$$;
create function app.driver_account_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.streams_end(array[old.user_id, new.user_id], new.company_id);
  return null;
end
$$;
revoke all on function app.streams_end, app.rights_changed, app.role_rights_changed, app.driver_account_changed from public;
create trigger membership_role_granted after insert on membership_role referencing new table as moved
  for each statement execute function app.rights_changed();
create trigger membership_role_taken after delete on membership_role referencing old table as moved
  for each statement execute function app.rights_changed();
create trigger membership_role_replaced after update on membership_role referencing new table as moved
  for each statement execute function app.rights_changed();
create trigger membership_rights after update on membership referencing new table as moved
  for each statement execute function app.rights_changed();
create trigger role_rights after update on role referencing old table as before new table as moved
  for each statement execute function app.role_rights_changed();
create trigger driver_account after update of user_id on driver for each row
  when (old.user_id is distinct from new.user_id) execute function app.driver_account_changed();

-- Whether the signed-in person drives for the company they work in: then they see the orders they drive.
create function app.drives() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from driver d where d.user_id = app.user_id() and d.company_id = app.company_id())
$$;
revoke all on function app.drives from public;
grant execute on function app.drives to tropeiro_app;
