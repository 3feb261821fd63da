/**
 * The list of load orders as a hand would write it for this one reader: one prepared statement of the owner whose reply
 * PostgreSQL writes as JSON, with the visible answer of the product.
 */
const ROW = `o.id as "_id", o.version, o.code as "loadingOrderCode", o.operation_id as "operationId", n.code as "operationCode",
  case o.status when 0 then 'programmed' when 1 then 'assigned' when 2 then 'inProgress' when 3 then 'toPay' when 4 then 'paid'
    when 5 then 'cancelled' when 6 then 'finished' end as status,
  o.status_at as "statusAt", o.status in (6, 4) and not o.rated as unrated, o.mode as "operationMode", true as own,
  coalesce(o.carrier_company_id <> o.company_id, false) as "carrierChooses", c.company_name as company,
  p.name as "clientCompany", btrim(u.first_name || ' ' || u.last_name) as operator, o.origin_city as origin,
  o.destination_city as destination, o.loading_date as "loadingDate", to_char(o.loading_hour, 'HH24:MI') as "loadingDateHour",
  o.delivery_date as "deliveryDate", to_char(o.delivery_hour, 'HH24:MI') as "deliveryDateHour", o.late_at as "lateAt",
  o.truck_id as "transportUnitId", o.plate, o.trailer_plate as "trailerPlate", o.driver_id as "truckerId",
  o.driver_name as trucker, o.carrier_name as "providerCompany", o.category_load as category, o.weight::float8 as weight,
  o.weight_unit as "weightUnit", o.vehicle_type as "typeTransportUnit", o.type_operation as "typeOperation", o.action,
  o.service_type as "serviceType", o.client_freight::text as "clientFreight",
  o.client_freight_currency as "clientFreightCurrency", o.carrier_freight::text as "carrierFreight",
  o.carrier_freight_currency as "carrierFreightCurrency", o.carrier_freight_type as "carrierFreightType",
  o.carrier_freight_unit as "carrierFreightUnit", o.transport_freight::text as "transportFreight",
  o.transport_freight_currency as "transportFreightCurrency", y.amount::text as paid,
  (case when o.status = 3 then app.freight_due(o.carrier_freight_type, o.carrier_freight, o.carrier_freight_unit, o.weight,
    o.weight_unit, o.loaded_tn, o.delivered_tn) - coalesce(y.amount, 0) end)::numeric(16, 2)::text as rest,
  o.payment_difference as "paymentDifference", o.assignment_number as "assignmentNumber",
  o.bill_of_lading as "billOfLadingNumber", o.equipment_number as "containerNumber", o.vessel, o.crt,
  o.invoice_number as "invoiceNumber", o.order_codes as "orderCodes", o.delivery_codes as "deliveryCodes",
  o.container_type as "containerType", o.booking_state as "schedulingStatus", v.route_name || ' · ' || v.path_name as route,
  o.tasks_done as "tasksDone", o.tasks_total as "tasksTotal", o.last_seen_at as "lastSeenAt", null::int as deliveries,
  null::int as "deliveriesDone", o.loaded_tn::float8 as "loadedTn", o.delivered_tn::float8 as "deliveredTn",
  o.created_at as "createdAt", o.updated_at as "updatedAt"`;
const JOINS = `left join partner p on p.company_id = o.company_id and p.id = o.client_id
  left join operation n on n.company_id = o.company_id and n.id = o.operation_id
  left join app_user u on u.id = o.operator_id
  left join company c on c.id = o.company_id
  left join route_path_version v on v.company_id = o.company_id and v.id = o.path_version_id
  left join lateral (select sum(y.amount) as amount from load_order_payment y
    where y.company_id = o.company_id and y.order_id = o.id
      and y.currency = coalesce(o.carrier_freight_currency, y.currency)) y on true`;

/** The answer of rows and total, from `list_page` (row_key) and `list_total` (matches). */
const ANSWER = `select row_to_json(answer)::text as body from (
  select coalesce((
      select json_agg(row_to_json(list_row) order by o.created_at desc, o.id desc)
      from list_page join load_order o on o.id = row_key ${JOINS} cross join lateral (select ${ROW}) as list_row
    ), '[]'::json) as "loadingOrders",
    ceil(matches / 20.0)::int as "totalPage", matches as "totalRegistry"
  from list_total) as answer`;

const page = (rows: string) => `select id as row_key from ${rows} order by created_at desc, id desc limit 20`;
const FILTERED = `company_id = $1 and kind = 'normal' and status = $2::smallint and origin_city = any($3::text[])`;

/** `?size=20&statuses=paid&origins=Lima`: $1 the company, $2 the number of the state, $3 the cities of origin. */
export const LIST_FLOOR = `with
  list_total as materialized (select coalesce(sum(orders), 0)::int as matches from load_order_tally where ${FILTERED}),
  list_page as (${page(`load_order where ${FILTERED}`)})
  ${ANSWER}`;

/** `?size=20&search=…` of a fragment that few orders have: $1 the company, $2 a pattern in small letters, like `%171qa%`. */
export const SEARCH_FLOOR = `with
  list_match as materialized (
    select id, created_at from load_order where company_id = $1 and kind = 'normal' and search_text like $2),
  list_total as materialized (select count(*)::int as matches from list_match),
  list_page as (${page('list_match')})
  ${ANSWER}`;
