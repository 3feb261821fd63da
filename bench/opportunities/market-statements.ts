/** Ten trucks with their drivers in every company. */
export const FLEET = `
  with carrier as (select c.id as company_id, c.rank, n from unnest($1::uuid[]) with ordinality as c(id, rank), generate_series(0, 9) n),
  hired as (
    insert into driver (id, company_id, market, country_code, first_name, last_name, phone_code, phone, document_type,
      birth_date, licence_number, rating, search_text, created_by)
    select pg_temp.named_id(company_id::text || 'driver' || n), company_id, 'own', 'BO', 'Juan', 'Mamani ' || n, '591',
      '7' || rank || n, 'CI', '1980-01-01', 'L' || rank || n, 4.2, 'juan mamani', company_id from carrier)
  insert into vehicle (id, company_id, market, kind, country_code, plate, type, driver_id, search_text, created_by)
  select pg_temp.named_id(company_id::text || 'truck' || n), company_id, 'own', 'truck', 'BO', lpad((rank * 10 + n)::text, 4, '0') || 'MKT',
    'tractor', pg_temp.named_id(company_id::text || 'driver' || n), lpad((rank * 10 + n)::text, 4, '0') || 'mkt', company_id from carrier`;

/** Ten cities that most loads have to do with, and thirty small ones. */
const CITIES = `array['La Paz','Santa Cruz','Lima','Arequipa','Santiago','Asunción','São Paulo','Santos','Córdoba','Montevideo']
  || array(select 'Puerto ' || n from generate_series(1, 30) n)`;
const city = (number: string) =>
  `cities[case when (${number}) % 3 > 0 then 1 + (${number}) % 10 else 11 + (${number}) % 30 end]`;
const place = (name: string) =>
  `jsonb_build_object('cityId', ${name}, 'cityName', ${name}, 'countryCode', 'BO', 'address', 'Av. Industrial 120', 'reference', null,
    'lat', -16.5, 'lng', -68.15, 'category', null, 'warehouseId', null)`;

/**
 * The newest tenth of each company is open to everybody, a twenty-fifth is offered by name, the rest is over. One in three
 * of those ended by their deadline, the others by an award.
 */
export const OPPORTUNITIES = `
  insert into opportunity (id, company_id, code, state, publication_type, market_type, audience, description, client_id, origin,
    destination, origin_city, destination_city, origin_country, destination_country, date_type, pickup_date, until_date,
    category_load, vehicle_type, quantity, weight, weight_unit, volume, freight_type, freight, freight_currency, freight_unit,
    days, answer_hours, published_at, ends_at, is_open, ended_by, cancel_reason, applicants, accepted, search_text, created_by, created_at, updated_at)
  select gen_random_uuid(), company_id, 'OF-' || 10000 + n, state, type, case when type = 'direct' then 'direct' else 'open' end,
    'chosen', 'Carga de ' || category || ' ' || n, pg_temp.named_id(company_id::text || 'client' || n % 20),
    ${place('origin')}, ${place('destination')}, origin, destination, 'BO', 'BO',
    case when n % 4 = 0 then 'open' else 'defined' end, made::date + 5, made::date + 7, category,
    (array['tractor','pickup','boxTruck','van'])[1 + n % 4], quantity, 10 + n % 20, 'tn', 60,
    price, case when price <> 'toNegotiate' then 700 + n % 600 end, (array['USD','BOB'])[1 + n % 2],
    case when price = 'compound' then 'tn' end, 7, case when type = 'direct' then 4 end,
    case when state <> 'created' then made + interval '1 hour' end,
    case when state = 'published' then timestamptz '2027-12-01' + n * interval '1 second' end, share < 0.1,
    case when state = 'unpublished' then case when won then 'filled' else 'deadline' end end,
    case when state = 'cancelled' then 'Cliente desistiu' end,
    case when state = 'published' then n % 5 when state = 'unpublished' and won then 1 else 0 end,
    case when state = 'unpublished' and won then quantity else 0 end,
    app.fold(concat_ws(E'\\n', 'OF-' || 10000 + n, 'Carga de ' || category || ' ' || n, origin, destination)), company_id, made, made
  from (
    select c.id as company_id, n, share, ${city('n + rank')} as origin, ${city('n / 7 + rank + 3')} as destination,
      timestamptz '2026-11-01' - share * interval '1000 days' as made,
      (array['general','grains','soy','cement','steel','food','containers','fuel'])[1 + (n / 3) % 8] as category,
      case when n % 10 < 7 then 1 else 1 + n % 5 end as quantity, n % 3 > 0 and n % 5 > 0 as won,
      case when n % 10 = 4 then 'toNegotiate' when n % 10 = 7 then 'compound' else 'simple' end as price,
      case when share < 0.14 then 'published' when n % 20 = 0 then 'cancelled' when n % 20 = 1 then 'created' else 'unpublished' end as state,
      case when share < 0.1 then case when n % 5 < 3 then 'public' else 'marketplace' end
        when share < 0.14 then case when n % 4 > 0 then 'private' else 'direct' end
        when n % 10 < 3 then 'public' when n % 10 < 5 then 'marketplace' when n % 10 < 9 then 'private' else 'direct' end as type
    from (select ${CITIES} as cities) as known, unnest($1::uuid[]) with ordinality as c(id, rank)
    cross join lateral generate_series(1, ($2::int / rank)::int) n
    cross join lateral (select (($2::int / rank)::int - n) / ($2::numeric / rank) as share) s
  ) o
  order by made`;

/** Large companies are asked and apply more often; the same opportunity never meets a company twice, nor its own. */
const other = (seed: string, nth: string) => `
  cross join lateral (select o.number * 0.618034 + o.rank * ${seed} as hash) h
  cross join lateral (select (floor(260 * power(hash - floor(hash), 2))::int + ${nth} * 37) % 260 + 1 as first) f
  cross join lateral (select case when first = o.rank then (first + 5 * 37 - 1) % 260 + 1 else first end as rank) who`;
const NUMBERED = `select p.*, substr(p.code, 4)::int - 10000 as number, c.rank from opportunity p
  join unnest($1::uuid[]) with ordinality as c(id, rank) on c.id = p.company_id`;

/** Private ones are offered to three companies, direct ones to two in turn; also those that are over. */
export const READERS = `
  insert into opportunity_reader (company_id, opportunity_id, reader_company_id, position, turn, asked_at)
  select o.company_id, o.id, ($1::uuid[])[who.rank], nth,
    case when o.publication_type = 'private' then 'asked'
      when o.state = 'published' then case nth when 0 then 'asked' else 'waiting' end
      else case nth when 0 then 'refused' else 'asked' end end, o.published_at
  from (${NUMBERED} where p.publication_type in ('private', 'direct')) o
  cross join lateral generate_series(0, case when o.publication_type = 'private' then 2 else 1 end) nth ${other('0.137', 'nth')}`;

/** None to four applications, two on average; of those that are over one was accepted, or none in time. */
export const POSTULATIONS = `
  insert into postulation (id, company_id, opportunity_id, applicant_company_id, applicant_name, user_id, by, state, trucks,
    accepted_trucks, truck_id, plate, driver_id, driver_name, offer_number, offer_by, freight_type, freight, freight_currency,
    freight_unit, closed_by, answered_at, created_at, updated_at, category_load, origin_city, destination_city, search_text)
  select gen_random_uuid(), o.company_id, o.id, applicant, 'Transportes ' || who.rank, applicant, 'company', s.state,
    case when s.state = 'accepted' then o.quantity else 1 end, case when s.state = 'accepted' then o.quantity else 0 end,
    case when nth % 2 = 0 then pg_temp.named_id(applicant::text || 'truck' || number % 10) end,
    case when nth % 2 = 0 then lpad((who.rank * 10 + number % 10)::text, 4, '0') || 'MKT' end,
    case when nth % 2 = 0 then pg_temp.named_id(applicant::text || 'driver' || number % 10) end,
    case when nth % 2 = 0 then 'Juan Mamani ' || number % 10 end, 1, 'carrier', case when o.freight_unit is null then 'simple' else 'compound' end,
    coalesce(o.freight, 900) + nth * 10, o.freight_currency, o.freight_unit,
    case s.state when 'expired' then 'deadline' when 'rejected' then case o.state when 'cancelled' then 'cancelled' else 'filled' end end,
    case when s.state <> 'pending' then o.created_at + interval '2 days' end,
    o.created_at + interval '2 hours' + nth * interval '10 minutes', o.created_at + interval '2 days',
    o.category_load, o.origin_city, o.destination_city, o.search_text
  from (${NUMBERED} where p.state <> 'created') o
  cross join lateral generate_series(1, o.number % 5) nth ${other('0.271', 'nth')}
  cross join lateral (select ($1::uuid[])[who.rank] as applicant, case when o.state = 'published' then 'pending'
    when o.ended_by = 'deadline' then 'expired' when o.ended_by = 'filled' and nth = 1 then 'accepted' else 'rejected' end as state) s`;

/** One load of the company of medium size that two hundred want. */
export const MANY_APPLICANTS = `
  with wanted as (select p.* from opportunity p where p.company_id = ($1::uuid[])[20] and p.is_open and p.publication_type = 'public'
    and not exists (select from postulation a where a.opportunity_id = p.id) order by p.created_at desc limit 1),
  named as (update opportunity p set description = 'Duzentos candidatos', quantity = 5, applicants = 200 from wanted w where p.id = w.id)
  insert into postulation (id, company_id, opportunity_id, applicant_company_id, applicant_name, user_id, by, trucks, truck_id,
    plate, driver_id, driver_name, offer_number, offer_by, freight_type, freight, freight_currency, created_at, category_load,
    origin_city, destination_city, search_text)
  select gen_random_uuid(), w.company_id, w.id, c.id, 'Transportes ' || c.rank, c.id, 'company', 1,
    pg_temp.named_id(c.id::text || 'truck1'), lpad((c.rank * 10 + 1)::text, 4, '0') || 'MKT',
    pg_temp.named_id(c.id::text || 'driver1'), 'Juan Mamani 1', 1, 'carrier', 'simple', 800 + c.rank, 'USD',
    w.created_at + c.rank * interval '1 minute', w.category_load, w.origin_city, w.destination_city, w.search_text
  from wanted w, unnest($1::uuid[]) with ordinality as c(id, rank) where c.rank > 20 and c.rank <= 220`;

/** Of applications that wait and of one in ten of the others. */
export const OFFERS = `
  insert into postulation_offer (id, company_id, postulation_id, number, by, user_id, freight_type, freight, freight_currency, freight_unit, at)
  select gen_random_uuid(), a.company_id, a.id, 1, 'carrier', a.user_id, a.freight_type, a.freight, a.freight_currency, a.freight_unit, a.created_at
  from postulation a where a.state = 'pending' or a.freight::int % 10 = 7`;

export const HISTORY = `
  insert into opportunity_event (id, company_id, opportunity_id, at, user_id, type)
  select gen_random_uuid(), p.company_id, p.id, p.created_at + step * interval '1 hour', p.created_by, (array['created','published'])[step + 1]
  from opportunity p, generate_series(0, 1) step where p.state = 'published' or right(p.code, 1) = '7'`;

/** One in ten of the awards led to an order that was carried out. */
export const ORDERS = `
  with award as (select a.*, p.code as opportunity_code, p.origin, p.destination, p.until_date,
      row_number() over (partition by a.company_id order by a.created_at) as nth
    from postulation a join opportunity p on p.id = a.opportunity_id where a.state = 'accepted' and p.code like '%7'),
  made as (
    insert into operation (id, company_id, kind, code, origin, destination, origin_city, destination_city, pickup_date, delivery_date,
      order_count, search_text, created_by)
    select pg_temp.named_id('operation' || id), company_id, 'normal', 'OP-' || 10000 + nth, origin, destination, origin_city,
      destination_city, until_date - 2, until_date, 1, 'op-' || 10000 + nth, company_id from award)
  insert into load_order (id, company_id, operation_id, kind, code, status, origin, destination, origin_city, destination_city,
    carrier_company_id, carrier_name, fleet_company_id, truck_id, driver_id, plate, delivery_date, finished_at, opportunity_id, opportunity_code, postulation_id,
    search_text, created_by, created_at)
  select gen_random_uuid(), company_id, pg_temp.named_id('operation' || id), 'normal', 'OC-' || 10000 + nth, 4, origin, destination,
    origin_city, destination_city, applicant_company_id, applicant_name, applicant_company_id, pg_temp.named_id(applicant_company_id::text || 'truck3'),
    pg_temp.named_id(applicant_company_id::text || 'driver3'), '0003MKT', until_date, created_at + interval '5 days',
    opportunity_id, opportunity_code, id, 'oc-' || 10000 + nth, company_id, created_at from award`;

/** Sets the number of the next record after the last. */
export const SERIES = `
  insert into company_series (company_id, name, last_number)
  select company_id, 'opportunity', 10000 + count(*) from opportunity group by 1
  union all select company_id, 'loadOrder', 20000 + count(*) from load_order group by 1
  union all select company_id, 'operation', 20000 + count(*) from operation group by 1`;

/** What counts records that came past the triggers. */
export const RECOUNTS = `select 'app.' || proname as recount from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'app' and proname = 'recount_opportunities'`;
