-- When every subscriber of an event has done its work; until then the event waits for its job, or for a person.
alter table outbox_event add column delivered_at timestamptz;
create index outbox_event_delivered on outbox_event (delivered_at) where delivered_at is not null;
create index outbox_event_waiting on outbox_event (created_at) where delivered_at is null;
drop index outbox_event_age;
