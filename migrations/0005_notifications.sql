-- Notifications belong to one person in one company.

create table notification (
  id uuid primary key,
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  type text not null,
  -- The part before the first comma is shown prominently.
  message text not null,
  -- What the target screen needs: operationId, loadingOrderId, opportunity, truckerId …
  data jsonb not null default '{}',
  read_at timestamptz,
  event_id uuid,
  created_at timestamptz not null default clock_timestamp()
);
create index notification_newest on notification (company_id, user_id, created_at desc, id desc);
create index notification_unread on notification (company_id, user_id) where read_at is null;
create unique index notification_once on notification (event_id, user_id) where event_id is not null;
call app.protect('notification', 'company_id = app.company_id() and user_id = app.user_id()');

-- Absent means the default: in the app and by push, not by mail.
create table notification_preference (
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  type text not null,
  in_app boolean not null default true,
  push boolean not null default true,
  mail boolean not null default false,
  primary key (company_id, user_id, type)
);
call app.protect('notification_preference', 'company_id = app.company_id() and user_id = app.user_id()');
