-- What control centres of large companies read trip by trip is found by an index each.

-- Where each truck of the own fleet was before a period.
create index report_trip_way on report_trip (company_id, truck, started_at)
  include (side, day, to_lat, to_lng) where fleet and ended = 1;

-- What a reader filters by together with a grouping; the last trip of a lane says its country.
create index report_trip_client on report_trip (company_id, side, client, day) where client is not null;
create index report_trip_carrier on report_trip (company_id, side, carrier, day) where carrier is not null;
create index report_trip_lane on report_trip (company_id, side, lane, day);
create index report_trip_country on report_trip (company_id, side, country, day) where country is not null;
create index report_trip_category on report_trip (company_id, side, category, day) where category is not null;
create index report_trip_driver on report_trip (company_id, side, driver, day) where driver is not null;
create index report_trip_operator on report_trip (company_id, side, operator, day) where operator is not null;

-- What is open is added up from the index alone.
drop index report_trip_receivable, report_trip_payable;
create index report_trip_receivable on report_trip (company_id, side, receivable_on)
  include (kind, day, income_currency, receivable) where receivable_on is not null;
create index report_trip_payable on report_trip (company_id, side, payable_on)
  include (kind, day, cost_currency, payable) where payable_on is not null;
