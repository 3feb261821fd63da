/**
 * Orders of a company ($1), as many as $2, for tests of how they are found. Run by the owner without triggers and foreign
 * keys: only where rows are stored matters.
 */
export const MANY_ORDERS = `insert into load_order (id, company_id, operation_id, kind, code, status, origin, destination, origin_city,
    destination_city, loading_date, plate, driver_name, carrier_name, weight, weight_unit, search_text, created_by, created_at)
  select gen_random_uuid(), $1::uuid, $1::uuid, 'normal', 'OC-' || n, 0, '{}', '{}', 'La Paz', 'Lima', date '2026-01-01' + n % 300,
    case when n % 3 > 0 then n || '-FKX' end, case when n % 3 > 0 then 'Driver ' || n end,
    case when n % 5 > 0 then 'Carrier ' || n % 50 end, case when n % 7 > 0 then n end, 'tn',
    'oc-' || n || E'\\n' || md5(n::text || $1::uuid), $1::uuid, now() - n * interval '1 minute'
  from generate_series(1, $2::int) n`;
