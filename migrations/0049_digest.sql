-- Mails about what is only to be looked at may come together: a person chooses how often.

alter table notification_preference
  add column mail_rhythm text not null default 'atOnce' check (mail_rhythm in ('atOnce', 'hourly', 'daily'));

-- What waits for the next digest of a person; sending takes it away.
create table digest_entry (
  company_id uuid not null,
  user_id uuid not null,
  type text not null,
  -- What the notification is about.
  record_id uuid not null,
  due_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, user_id, type, record_id),
  foreign key (company_id, user_id, type) references notification_preference on delete cascade
);
create index digest_entry_due on digest_entry (type, due_at);
call app.protect('digest_entry', 'company_id = app.company_id() and user_id = app.user_id()');
