-- Registering devices: numbers of protocols without secrets that several companies claim, and what is kept of a GPS check.

-- A device is found whatever its letters are; so is the device of a truck.
drop index vehicle_device;
create unique index vehicle_device on vehicle (company_id, app.fold(gps_device_id)) where gps_device_id is not null;

-- To whom the platform gave a number that several companies claimed.
create table device_grant (
  protocol text not null check (protocol in ('teltonika', 'gt06')),
  identifier text not null check (length(identifier) between 1 and 64),
  company_id uuid not null references company,
  device_id uuid not null,
  granted_by uuid references app_user,
  granted_at timestamptz not null default now(),
  primary key (protocol, identifier),
  foreign key (company_id, device_id) references device (company_id, id) on delete cascade
);
create index device_grant_device on device_grant (company_id, device_id);
call app.protect('device_grant', 'company_id = app.company_id()');

-- Whether a device may speak without a secret: free, granted, or awaiting the platform's decision. The same answer whoever
-- else claims the number, so that nobody learns of the others.
create function app.claim_state(wanted_protocol text, wanted_identifier text, wanted_device uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when wanted_protocol is null then null
    when exists (select from device_grant g where g.protocol = wanted_protocol and g.identifier = wanted_identifier
      and g.device_id = wanted_device) then 'granted'
    when exists (select from device_grant g where g.protocol = wanted_protocol and g.identifier = wanted_identifier) then 'awaiting'
    when exists (select from device d where d.claimed_protocol = wanted_protocol and d.identifier = wanted_identifier
      and d.id <> wanted_device and d.disabled_at is null) then 'awaiting'
    else 'free'
  end
$$;
revoke all on function app.claim_state from public;
grant execute on function app.claim_state to tropeiro_app, tropeiro_platform;

call app.publish_changes('device_grant', 'device', 'r.device_id', $$select r.company_id, 'company', null::uuid[]$$);
