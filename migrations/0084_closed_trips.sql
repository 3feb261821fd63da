-- What the lists of orders filter by once a trip is closed: the facts of report_trip by name, seen from the side of the
-- company that reads, under its row-level security. Load orders own this view; reports alone write what it shows.
create view closed_trip with (security_invoker = true) as
select t.order_id, t.company_id, t.side, t.day,
  case when t.ended = 1 then 'ended' else 'cancelled' end as ended,
  case when t.ended = 1 then
    case when t.loading_on_time = 1 then 'onTime' when t.loading_unknown = 1 then 'unknown' else 'late' end end as loading,
  case when t.ended = 1 then
    case when t.delivery_on_time = 1 then 'onTime' when t.delivery_unknown = 1 then 'unknown' else 'late' end end as delivery,
  case when t.ended = 1 then case when t.in_full = 1 then 'yes' else 'no' end end as in_full,
  case when t.ended = 1 then case when t.otif = 1 then 'yes' else 'no' end end as otif,
  t.receivable_on, t.payable_on
from report_trip t;
grant select on closed_trip to tropeiro_app, tropeiro_platform;
