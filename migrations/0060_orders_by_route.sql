-- Orders by their route, and those without one: pages, totals and the options of the filter.
create index load_order_planned on load_order (company_id, kind, route_id, created_at desc, id desc)
  include (client_company_id, carrier_company_id);
