-- Reports that people compose are saved as views of their screen; a schedule sends one of them. Once the view is gone
-- the schedule has nothing to send: its runs fail and say so, until somebody chooses another one.
alter table report_schedule drop constraint report_schedule_screen_check;
alter table report_schedule add constraint report_schedule_screen_check check (screen in
  ('overview', 'operations', 'shipper', 'agro', 'agroShipper', 'security', 'scorecards', 'lanes', 'payments', 'documents'));
alter table report_schedule add column view_id uuid;
alter table report_schedule add constraint report_schedule_view foreign key (company_id, view_id)
  references list_view (company_id, id) on delete set null (view_id);
alter table report_schedule add constraint report_schedule_composed check
  (view_id is null or screen in ('scorecards', 'lanes', 'payments', 'documents'));
create index report_schedule_view on report_schedule (company_id, view_id) where view_id is not null;

-- What is due opens its orders also by the currency it is owed in.
create or replace view closed_trip with (security_invoker = true) as
select t.order_id, t.company_id, t.side, t.day,
  case when t.ended = 1 then 'ended' else 'cancelled' end as ended,
  case when t.ended = 1 then
    case when t.loading_on_time = 1 then 'onTime' when t.loading_unknown = 1 then 'unknown' else 'late' end end as loading,
  case when t.ended = 1 then
    case when t.delivery_on_time = 1 then 'onTime' when t.delivery_unknown = 1 then 'unknown' else 'late' end end as delivery,
  case when t.ended = 1 then case when t.in_full = 1 then 'yes' else 'no' end end as in_full,
  case when t.ended = 1 then case when t.otif = 1 then 'yes' else 'no' end end as otif,
  t.receivable_on, t.payable_on, t.income_currency::text as income_currency, t.cost_currency::text as cost_currency
from report_trip t;
