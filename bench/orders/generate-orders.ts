import type pg from 'pg';
import { BARE_INDEXES } from './bare-indexes.ts';

/** Sizes decrease like 1, 1/2, 1/3 …: with 200 companies the largest has 17 orders in a hundred. */
export const COMPANIES = 200;
const LARGEST_SHARE = 0.17;

export interface OrderWorld {
  /** Ids by rank, the largest first. */
  readonly companyIds: readonly string[];
  readonly total: number;
}

const CITIES = [
  'La Paz',
  'Santa Cruz',
  'Lima',
  'Arequipa',
  'Santiago',
  'Asunción',
  'São Paulo',
  'Santos',
  'Córdoba',
  'Montevideo',
];
const COUNTRIES = ['BO', 'BO', 'PE', 'PE', 'CL', 'PY', 'BR', 'BR', 'AR', 'UY'];

/**
 * Companies, their clients and about `wanted` orders, by a few statements of the owner: no triggers run during the
 * load, and indexes are built afterwards. One order in ten has its history; the others are read in lists only.
 */
export async function generateOrders(client: pg.Client, wanted: number): Promise<OrderWorld> {
  await client.query(`set session_replication_role = replica; set work_mem = '1GB'`);
  await client.query(NAMED_ID);
  const { rows } = await client.query<{ id: string }>(COMPANIES_AND_PEOPLE, [COMPANIES]);
  const companyIds = rows.map(({ id }) => id);
  const largest = Math.round(wanted * LARGEST_SHARE);
  await client.query(CLIENTS, [companyIds]);
  await client.query(CARRIERS, [companyIds]);
  await client.query(OPERATIONS, [companyIds, largest]);
  await withoutIndexes(client, 'load_order', () => client.query(ORDERS, [companyIds, largest, CITIES, COUNTRIES]));
  await client.query(HISTORY);
  await client.query(SERIES);
  await client.query('select app.recount_load_orders()');
  await client.query('select app.recount_load_order_options()');
  await client.query(`set session_replication_role = origin`);
  for (const table of [
    'load_order',
    'load_order_tally',
    'load_order_option',
    'load_order_event',
    'operation',
    'partner',
    'company',
    'app_user',
  ]) {
    await client.query(`vacuum (analyze) ${table}`);
  }
  const counted = await client.query<{ total: string }>(`select count(*) as total from load_order`);
  return { companyIds, total: Number(counted.rows[0]!.total) };
}

/** Loading into a table without indexes is several times faster; those of constraints stay. */
export async function withoutIndexes(client: pg.Client, table: string, load: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(BARE_INDEXES, [table]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await client.query(definition);
}

/** The same id for the same words, in the format of a random one. */
export const NAMED_ID = `create function pg_temp.named_id(words text) returns uuid language sql immutable
  return overlay(overlay(md5(words) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`;

export const COMPANIES_AND_PEOPLE = `
  with made as (
    insert into company (id, company_name, country_code, time_zone)
    select gen_random_uuid(), 'Transportes ' || n, country, (app.time_zones(country))[1]
    from generate_series(1, $1::int) n,
      lateral (select (array['BO','PE','CL','PY','MX','BR','AR','UY'])[1 + n % 8] as country) as of_company
    returning id, company_name),
  people as (
    insert into app_user (id, email, first_name, last_name, password_hash, password_temporary, activated_at, selected_company_id, home_company_id)
    select id, 'dono-' || id || '@exemplo.test', 'Ana', 'Rojas', '-', false, now(), id, id from made),
  members as (insert into membership (id, company_id, user_id) select gen_random_uuid(), id, id from made)
  select id from made order by split_part(company_name, ' ', 2)::int`;

/** Twenty clients each. */
export const CLIENTS = `
  insert into partner (id, company_id, kind, name, country_code, tax_id, search_text, created_by)
  select pg_temp.named_id(c.id::text || 'client' || n), c.id, 'client', 'Cliente ' || n || ' de ' || c.rank, 'BO',
    c.rank || '00' || n, 'cliente ' || n, c.id
  from unnest($1::uuid[]) with ordinality as c(id, rank), generate_series(0, 19) n`;

/** Twenty carriers each. */
const CARRIERS = `
  insert into partner (id, company_id, kind, name, country_code, tax_id, search_text, created_by)
  select pg_temp.named_id(c.id::text || 'carrier' || n), c.id, 'transport', 'Fletes ' || n || ' de ' || c.rank,
    (array['BO','PE','CL','PY','BR'])[1 + n % 5], c.rank || '50' || n, 'fletes ' || n, c.id
  from unnest($1::uuid[]) with ordinality as c(id, rank), generate_series(0, 19) n`;

/** One operation for every twenty orders. */
const OPERATIONS = `
  insert into operation (id, company_id, kind, code, client_id, origin, destination, origin_city, destination_city,
    pickup_date, delivery_date, order_count, search_text, created_by)
  select pg_temp.named_id(c.id::text || 'operation' || n), c.id, 'normal', 'OP-' || 10000 + n, pg_temp.named_id(c.id::text || 'client' || n % 20),
    '{}', '{}', 'La Paz', 'Lima', '2026-01-01', '2026-01-02', 20, 'op-' || 10000 + n, c.id
  from unnest($1::uuid[]) with ordinality as c(id, rank), generate_series(0, (($2::int / rank) / 20)::int) n`;

/**
 * Most orders are finished, half of them by a carrier and of the others one in fifty by the largest company; open ones
 * have a truck and a driver of their own.
 */
const ORDERS = `
  insert into load_order (id, company_id, operation_id, kind, mode, code, status, status_at, client_id, operator_id, origin,
    destination, origin_city, destination_city, loading_date, delivery_date, category_load, weight, weight_unit, boarding_mode,
    vehicle_type, service_type, type_operation, action, client_freight_type, client_freight, client_freight_currency,
    carrier_freight_type, carrier_freight, carrier_freight_currency, assignment_number, order_codes, delivery_codes,
    bill_of_lading, equipment_number, container_type, vessel, crt, invoice_number, carrier_name,
    fleet_company_id, truck_id, plate, trailer_plate, driver_id, driver_name, driver_phone, assigned_at, rated,
    carrier_id, carrier_company_id, accepted_at, started_at, finished_at, distance_km, loaded_tn, delivered_tn,
    search_text, created_by, created_at, updated_at)
  select o.id, o.company_id, pg_temp.named_id(o.company_id::text || 'operation' || n / 20), 'normal', 'normal', code, status,
    made + interval '2 days', pg_temp.named_id(o.company_id::text || 'client' || n % 20), o.company_id,
    place(origin), place(destination), origin, destination, made::date + 1, made::date + 3,
    (array['general','grains','soy','cement','steel','food','containers','fuel'])[1 + n % 8], 10 + n % 20, 'tn',
    (array['fullLoad','bulk','container','pallets'])[1 + n % 4], (array['tractor','pickup','boxTruck','van'])[1 + n % 4],
    (array['national','import','export','transit'])[1 + n % 4], (array['load','unload'])[1 + n % 2],
    (array['load','unload'])[1 + n % 2], 'simple', 1000 + n % 900, 'USD', 'simple', 700 + n % 600, 'USD',
    'A' || lpad(n::text, 7, '0'), array['P' || n], array['E' || n, 'F' || n],
    case when n % 3 = 0 then 'BL' || lpad(n::text, 8, '0') end, case when n % 3 = 0 then 'MSKU' || lpad((n % 99999)::text, 7, '0') end,
    case when n % 3 = 0 then (array['20dc','40dc','40hc'])[1 + n % 3] end, case when n % 3 = 0 then 'Vessel ' || n % 40 end,
    case when n % 5 = 0 then 'CRT' || n end, case when n % 2 = 0 then 'F-' || n end, null,
    case when moving then o.company_id end, case when moving then truck end, case when moving then plate end,
    case when moving then 'S' || plate end, case when moving then driver end, case when moving then driver_name end,
    case when moving then '591 7' || lpad((n % fleet)::text, 7, '0') end, case when moving then made end, n % 3 = 0,
    case when n % 2 = 0 then pg_temp.named_id(o.company_id::text || 'carrier' || n % 20) end,
    case when n % 50 = 1 then nullif(($1::uuid[])[1], o.company_id) end,
    case when ended then made + make_interval(mins => 20 + n % 600) end, case when ended then made + interval '22 hours' end,
    case when ended then made + make_interval(hours => 44 + n % 40) end, case when n % 9 > 0 then 200 + n % 1700 end,
    case when ended and n % 4 > 0 then 10 + n % 20 end, case when ended and n % 4 > 0 then 10 + n % 20 - (n % 7) * 0.02 end,
    lower(concat_ws(E'\\n', code, 'A' || lpad(n::text, 7, '0'), case when moving then plate end, case when moving then driver_name end,
      'cliente ' || n % 20, 'P' || n, 'E' || n, 'F' || n)),
    o.company_id, made, made
  from (
    select gen_random_uuid() as id, c.id as company_id, n, 'OC-' || 10000 + n as code, status,
      status not in (0, 5) as moving, status in (3, 4, 6) as ended,
      cities.origin, cities.destination, origin_country, destination_country, fleet,
      -- A truck has at most one open trip.
      case when status in (1, 2) then gen_random_uuid() else pg_temp.named_id(c.id::text || 'truck' || n % fleet) end as truck,
      case when status in (1, 2) then gen_random_uuid() else pg_temp.named_id(c.id::text || 'driver' || n % fleet) end as driver,
      lpad((rank * 7 + n % fleet)::text, 4, '0') || chr(65 + (n % fleet) % 26) || chr(65 + rank::int % 26) || 'T' as plate,
      (array['Juan','Rosa','Pedro','Lucía','Marcos','Elena','Hugo'])[1 + n % 7] || ' ' || (array['Mamani','Quispe','Silva','Rojas','Flores'])[1 + (n % fleet) % 5] as driver_name,
      timestamptz '2026-11-01' - ($2::int / rank - n) * (interval '1000 days' / ($2::int / rank)) as made
    from unnest($1::uuid[]) with ordinality as c(id, rank)
    cross join lateral (select greatest(5, ($2::int / rank / 100)::int) as fleet) f
    cross join lateral generate_series(1, ($2::int / rank)::int) n
    cross join lateral (select case when n > $2::int / rank - 40 then n % 3
      when n % 50 < 3 then 5 when n % 50 < 6 then 6 when n % 50 < 10 then 3 else 4 end as status) s
    cross join lateral (select ($3::text[])[1 + n % 10] as origin, ($3::text[])[1 + (n / 7 + 3) % 10] as destination,
      ($4::text[])[1 + n % 10] as origin_country, ($4::text[])[1 + (n / 7 + 3) % 10] as destination_country) cities
  ) o
  order by made`.replaceAll(
  /place\((\w+)\)/g,
  `jsonb_build_object('cityId', $1, 'cityName', $1, 'countryCode', $1_country, 'address', 'Av. Industrial 120', 'reference', null,
    'lat', -16.5, 'lng', -68.15, 'category', null, 'warehouseId', null)`,
);

const HISTORY = `
  insert into load_order_event (id, company_id, order_id, at, user_id, type, status)
  select gen_random_uuid(), o.company_id, o.id, o.created_at + step * interval '6 hours', o.created_by,
    (array['created','assigned','started','finished'])[step + 1], least(step, o.status)
  from load_order o, generate_series(0, 3) step where right(o.code, 1) = '7'`;

/** Sets the number of the next order after the last. */
const SERIES = `
  insert into company_series (company_id, name, last_number)
  select company_id, 'loadOrder', 10000 + count(*) from load_order group by 1
  union all select company_id, 'operation', 20000 + count(*) from operation group by 1`;
