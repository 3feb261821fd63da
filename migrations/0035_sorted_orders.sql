-- What lists of orders are sorted by besides their dates, so that a page of a company with a million orders is read along
-- an index. Rows without a value stand apart (1): they come last in both directions, each of which reads the index from
-- one end. The expressions are those of src/areas/load-orders/server/order-list-sorts.repository.ts.
create index load_order_by_code on load_order (company_id, kind, (lpad(length(code)::text, 3, '0') || code), id);
create index load_order_by_status on load_order
  (company_id, kind, (case status when 6 then 3 when 3 then 4 when 4 then 5 when 5 then 6 else status end), id);
create index load_order_by_origin on load_order (company_id, kind, app.fold(origin_city), id);
create index load_order_by_destination on load_order (company_id, kind, app.fold(destination_city), id);
create index load_order_by_plate on load_order
  (company_id, kind, (case when plate is null then 1 else 0 end), plate, id);
create index load_order_by_driver on load_order
  (company_id, kind, (case when driver_name is null then 1 else 0 end), app.fold(driver_name), id);
create index load_order_by_carrier on load_order
  (company_id, kind, (case when carrier_name is null then 1 else 0 end), app.fold(carrier_name), id);
create index load_order_by_weight on load_order
  (company_id, kind, (case when weight is null then 1 else 0 end),
   (weight * case weight_unit when 'tn' then 1000 when 'lb' then 0.45359237 else 1 end), id);
