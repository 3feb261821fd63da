-- Which rules gave mostly false alarms in a week, and the value that would give fewer of them.
create table alarm_proposal (
  id uuid primary key,
  company_id uuid not null references company,
  -- The Monday of the week that was looked at.
  week date not null,
  type text not null check (length(type) between 1 and 40),
  reviewed int not null,
  false_alarms int not null,
  -- What is to be changed of the alarm; null where its type has no value to change.
  field text check (field in ('threshold', 'minutes')),
  value double precision,
  proposed double precision,
  answer text check (answer in ('accepted', 'dismissed')),
  answered_by uuid references app_user,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, week, type),
  check (false_alarms between 1 and reviewed),
  check ((field is null) = (value is null) and (field is null) = (proposed is null)),
  check ((answer is null) = (answered_at is null))
);
create index alarm_proposal_open on alarm_proposal (company_id, week desc, type) where answer is null;
call app.protect('alarm_proposal', 'company_id = app.company_id()');
call app.publish_changes('alarm_proposal', 'alarmProposal', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);

-- What was reviewed in a week, whatever its company.
create index alert_reviewed on alert (reviewed_at) where review = 'reviewed';
