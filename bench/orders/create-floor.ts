/**
 * The floor of creating an order, by one prepared statement: it takes the codes and writes an operation, the order, the start
 * of its history, the audit and the event, with the durability of the database it runs on. No sign-in, no validation, no
 * row-level security.
 */
export const CREATE_FLOOR = `
  with input as (
    select $1::uuid as company_id, $2::uuid as user_id, $3::uuid as operation_id, $4::uuid as order_id, $5::jsonb as origin,
      $6::jsonb as destination, $7::date as loading_date, $8::date as delivery_date,
      'OP-' || (app.next_numbers($1, 'operation', 1))[1] as operation_code,
      'OC-' || (app.next_numbers($1, 'loadOrder', 1))[1] as code),
  operations as (
    insert into operation (id, company_id, kind, code, dispatch_type, service_type, origin, destination, origin_city,
      destination_city, pickup_date, delivery_date, client_freight_type, supplier_freight_type, search_text, created_by)
    select operation_id, company_id, 'normal', operation_code, 'direct', 'national', origin, destination,
      origin ->> 'cityName', destination ->> 'cityName', loading_date, delivery_date, 'toNegotiate', 'toNegotiate',
      app.fold(concat_ws(E'\\n', operation_code, origin ->> 'cityName', destination ->> 'cityName')), user_id
    from input),
  orders as (
    insert into load_order (id, company_id, operation_id, kind, mode, code, status, service_type, origin, destination,
      origin_city, destination_city, loading_date, delivery_date, client_freight_type, carrier_freight_type, created_by)
    select order_id, company_id, operation_id, 'normal', 'normal', code, 0, 'national', origin, destination,
      origin ->> 'cityName', destination ->> 'cityName', loading_date, delivery_date, 'toNegotiate', 'toNegotiate', user_id
    from input),
  history as (
    insert into load_order_event (id, company_id, order_id, type, status, user_id)
    select gen_random_uuid(), company_id, order_id, 'created', 0, user_id from input),
  audited as (
    insert into audit_entry (company_id, user_id, action, entity, entity_id, changes)
    select company_id, user_id, 'loadOrders.create', 'loadOrder', order_id::text,
      jsonb_build_object('origin', origin, 'destination', destination) from input),
  announced as (
    insert into outbox_event (id, company_id, actor_id, type, payload)
    select gen_random_uuid(), company_id, user_id, 'floor.created', jsonb_build_object('orderId', order_id, 'code', code)
    from input)
  select json_build_object('_id', order_id, 'loadingOrderCode', code, 'operationId', operation_id,
    'operationCode', operation_code, 'origin', origin, 'destination', destination)::text as body
  from input`;

export interface CreateFloorBody {
  readonly companyId: string;
  readonly userId: string;
  readonly origin: object;
  readonly destination: object;
  readonly dates: { readonly loadingDate: string; readonly deliveryDate: string };
}

/** The parameters of the statement, for the request that the product gets, with its company and its person. */
export function createFloorValues({ companyId, userId, origin, destination, dates }: CreateFloorBody): unknown[] {
  return [
    ...[companyId, userId, crypto.randomUUID(), crypto.randomUUID()],
    ...[JSON.stringify(origin), JSON.stringify(destination), dates.loadingDate, dates.deliveryDate],
  ];
}
