import { MEASURES } from '#areas/fleet/demo/data/vehicle-measures.ts';
import { HEAVY_CATEGORIES } from '#areas/fleet/demo/driver-numbers.ts';
import { CARGO_PICTURES, CARRIED_ON, SENT_BY, SENT_BY_TRADE } from '#areas/load-orders/demo/data/cargo.ts';

const table = (rows: readonly (readonly unknown[])[]) => `json_array_elements('${JSON.stringify(rows)}'::json)`;

const MEASURED = table(Object.entries(MEASURES).map(([type, { capacity }]) => [type, ...(capacity ?? [null, null])]));
const CARRIED = table(Object.entries(CARRIED_ON).flatMap(([category, types]) => types.map((type) => [category, type])));
const SENT = table(
  [...Object.entries(SENT_BY), ...Object.entries(SENT_BY_TRADE)].flatMap(([sender, business]) =>
    Object.entries(business).flatMap(([kind, list]) => (list as string[]).map((category) => [sender, kind, category])),
  ),
);
const PICTURED = table(Object.entries(CARGO_PICTURES).map(([category, picture]) => [category, `carga-${picture}.png`]));
const HEAVY = table(
  Object.entries(HEAVY_CATEGORIES).flatMap(([country, list]) => list.map((category) => [country, category])),
);
/** Prices per kilometre are compared in dollars. */
const DOLLARS = `case when o.client_freight_currency = 'USD' then o.client_freight else o.client_freight / (
  select rate from exchange_rate x where x.company_id = o.company_id and x.currency = 'USD' order by set_at desc limit 1) end`;
const straightKm = (from: string, to: string) => `(2 * 6371 * asin(sqrt(
  power(sin(radians(((${to}->>'lat')::float8 - (${from}->>'lat')::float8) / 2)), 2) + cos(radians((${from}->>'lat')::float8))
  * cos(radians((${to}->>'lat')::float8)) * power(sin(radians(((${to}->>'lng')::float8 - (${from}->>'lng')::float8) / 2)), 2))))`;
/** The end of the longest trip before it; an open trip has none, a cancelled one that of the cancellation. */
const overlapping = (ids: string) => `select code from (select o.code, o.assigned_at,
    max(coalesce(o.finished_at, case o.status when 5 then o.status_at end, 'infinity')) over (partition by used order by o.assigned_at, o.id
      rows between unbounded preceding and 1 preceding) as busy_until
  from load_order o cross join lateral unnest(array[${ids}]) as used where used is not null and o.assigned_at is not null) t
  where assigned_at < busy_until`;
const hourIn = (moment: string) => `extract(hour from ${moment} at time zone c.time_zone)`;

/** What a person of the trade would notice at once: each statement finds the rows that contradict, and there are none. */
export const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'a vehicle carries more or less than its type can': `select v.plate, v.type, v.capacity_tn from vehicle v
    join ${MEASURED} m on m->>0 = v.type
    where v.capacity_tn not between (m->>1)::numeric and (m->>2)::numeric or (v.capacity_tn is null) <> (m->>1 is null)`,
  'a tractor carries without a semitrailer, or another truck pulls one': `select v.plate from vehicle v
    where v.kind = 'truck' and v.trailer_id is not null and v.type not like 'tractor%'
    union all select o.code from load_order o join vehicle v on v.id = o.truck_id
    where v.type like 'tractor%' and o.trailer_id is null`,
  'two different semitrailers hang on one tractor': `select v.plate from vehicle v join vehicle t on t.id = v.trailer_id
    join vehicle s on s.id = v.second_trailer_id where s.type <> t.type`,
  'a load is on a truck that cannot carry it': `select o.code, o.category_load, coalesce(t.type, v.type) as on from load_order o
    join vehicle v on v.id = o.truck_id left join vehicle t on t.id = o.trailer_id
    where not exists (select from ${CARRIED} c where c->>0 = o.category_load and c->>1 = coalesce(t.type, v.type))`,
  'a load is heavier than its truck': `select o.code from load_order o join vehicle v on v.id = o.truck_id
    left join vehicle t on t.id = o.trailer_id left join vehicle s on s.id = o.second_trailer_id
    where case o.weight_unit when 'tn' then o.weight > coalesce(t.capacity_tn + coalesce(s.capacity_tn, 0), v.capacity_tn)
      else o.weight > coalesce(t.pallets + coalesce(s.pallets, 0), v.pallets) end`,
  'the truck is not of the type the order asks for': `select o.code from load_order o join vehicle v on v.id = o.truck_id
    where o.vehicle_type <> v.type`,
  'the cargo does not fit who sends it': `select o.code, c.url, p.name, o.category_load from load_order o
    join company c on c.id = o.company_id join partner p on p.company_id = o.company_id and p.id = o.client_id
    left join company k on k.id = p.linked_company_id
    where not exists (select from ${SENT} s where s->>1 = o.kind and s->>2 = o.category_load
      and s->>0 in (c.url::text, coalesce(k.url::text, split_part(p.name, ' ', 1))))`,
  'the service does not fit the countries': `select o.code, o.service_type from load_order o join company c on c.id = o.company_id
    where o.service_type <> case
      when o.origin->>'countryCode' = c.country_code and o.destination->>'countryCode' = c.country_code
        then case o.kind when 'multipoint' then 'distribution' else 'national' end
      when o.origin->>'countryCode' = c.country_code then 'export'
      when o.destination->>'countryCode' = c.country_code then 'import' else 'transit' end`,
  'a waybill for foreign countries is missing, or stands on an order at home': `select code from load_order
    where (crt is not null) <> (origin->>'countryCode' <> destination->>'countryCode')`,
  'a truck is on two trips at once': overlapping('o.truck_id'),
  'a driver is on two trips at once': overlapping('o.driver_id'),
  'a semitrailer is on two trips at once': overlapping('o.trailer_id, o.second_trailer_id'),
  'a trip is older than its truck, its driver or its client': `select o.code from load_order o
    left join vehicle v on v.id = o.truck_id left join driver d on d.id = o.driver_id
    left join partner p on p.company_id = o.company_id and p.id = o.client_id join company c on c.id = o.company_id
    where o.created_at < greatest(v.created_at, d.created_at, p.created_at, c.created_at)`,
  'a truck with expired documents is on the road': `select o.code from load_order o join vehicle v on v.id = o.truck_id
    join driver d on d.id = o.driver_id left join vehicle t on t.id = o.trailer_id left join vehicle s on s.id = o.second_trailer_id
    where o.status in (1, 2) and (v.documents_expired or d.documents_expired or coalesce(t.documents_expired, false)
      or coalesce(s.documents_expired, false))`,
  'a driver may not drive a truck with a semitrailer': `select d.first_name, d.country_code, d.licence_category from driver d
    where not exists (select from ${HEAVY} h where h->>0 = d.country_code and h->>1 = d.licence_category)`,
  'a header counts other trips than the list': `select d.first_name, d.total_travels from driver d
    where d.total_travels <> (select count(*) from load_order o where o.driver_id = d.id)`,
  'a rating is not that of the trips, or a trip says rated without one': `select d.id from driver d
    where d.rating is distinct from (select round(avg(r.driver), 2) from load_order_rating r
      join load_order o on o.company_id = r.company_id and o.id = r.order_id where o.driver_id = d.id)
    union all select o.id from load_order o
    where o.rated <> exists (select from load_order_rating r where r.company_id = o.company_id and r.order_id = o.id)
    union all select c.id from company c where c.average_company <> coalesce(
      (select round(avg(r.company), 2) from load_order_rating r where r.company_id = c.id), 0)`,
  'the distance is not that between the places': `select o.code, o.distance_km from load_order o
    where o.path_id is null and (not o.distance_estimated or o.distance_km not between ${straightKm('o.origin', 'o.destination')} * 1.1
      and ${straightKm('o.origin', 'o.destination')} * 1.5 + 30)`,
  'a place is in another country than its city': `select o.code from load_order o, jsonb_each(jsonb_build_object('o', o.origin, 'd', o.destination)) p
    where lower(p.value->>'countryCode') <> split_part(p.value->>'cityId', '-', 1)`,
  'the price per kilometre is out of this world': `select o.code, o.client_freight, o.client_freight_currency, o.distance_km from load_order o
    where ${DOLLARS} / greatest(o.distance_km, 80) not between 0.9 and 2.2 or o.carrier_freight >= o.client_freight
      or o.carrier_freight_currency <> o.client_freight_currency
      or (o.client_freight_currency in ('CLP', 'PYG') and o.client_freight <> trunc(o.client_freight))`,
  'a truck is loaded or unloaded at night or on a Sunday': `select o.code from load_order o
    where extract(hour from o.loading_hour) not between 6 and 16 or extract(hour from o.delivery_hour) not between 7 and 17
      or extract(dow from o.loading_date) = 0 or extract(dow from o.delivery_date) = 0`,
  'an office works at night or on a Sunday': `select o.code, e.type, e.at from load_order_event e
    join load_order o on o.company_id = e.company_id and o.id = e.order_id join company c on c.id = e.company_id
    where e.type in ('created', 'assigned', 'accepted', 'paid', 'cancelled')
      and (${hourIn('e.at')} not between 7 and 18 or extract(dow from e.at at time zone c.time_zone) = 0)`,
  'it is delivered before it is loaded, or sooner than one can drive': `select o.code from load_order o
    where (o.delivery_date + o.delivery_hour) - (o.loading_date + o.loading_hour) < make_interval(mins => (o.distance_km * 60 / 75)::int)
      or o.finished_at - o.started_at < make_interval(mins => (o.distance_km * 60 / 75)::int)`,
  'steps are not in the order of time': `select o.code from load_order o where not (o.created_at <= coalesce(o.assigned_at, o.created_at)
      and coalesce(o.assigned_at, o.created_at) <= coalesce(o.started_at, 'infinity')
      and coalesce(o.started_at, '-infinity') <= coalesce(o.finished_at, 'infinity'))
    union all select o.code from load_order o join load_order_task t on t.company_id = o.company_id and t.order_id = o.id
    where t.done_at not between o.started_at and coalesce(o.finished_at, now())`,
  'tasks are done in another order than they follow each other': `select order_id::text from (select order_id, done_at,
      lag(done_at) over (partition by company_id, order_id order by stage_position, position) as before from load_order_task) t
    where done_at < before`,
  'a finished task has no proof, or a finished order no documents': `select t.name from load_order_task t
    where t.done_at is not null and t.evidence in ('photo', 'document', 'signature')
      and not exists (select from load_order_file f where f.company_id = t.company_id and f.task_id = t.id)`,
  'a photo of the load shows something else': `select o.code, f.name from load_order_file f
    join load_order_task t on t.company_id = f.company_id and t.id = f.task_id
    join load_order o on o.company_id = f.company_id and o.id = f.order_id join file_object i on i.id = f.file_id
    where t.key in ('loadingPhotos', 'unloadingPhotos') and (i.name <> f.name or i.width < 300 or i.size > 20000
      or f.name <> case when o.boarding_mode = 'pallets' then 'carga-pallets.png'
        else (select p->>1 from ${PICTURED} p where p->>0 = o.category_load) end)`,
  'an order waits for a loading of long ago': `select o.code, o.loading_date from load_order o
    where o.status in (0, 1) and o.loading_date < current_date - 4 or o.status = 2 and o.delivery_date < current_date - 4`,
  'the plan of an order that nobody loaded is over, or it was paid before its end': `select o.code from load_order o
    where o.status in (3, 4, 6) and o.finished_at > now()`,
  'an order has an invoice before it is delivered, or the number of an assignment without one': `select o.code from load_order o
    where o.invoice_number is not null and o.finished_at is null or o.assignment_number is not null and o.assigned_at is null`,
  'pallets at the stops are not those of the order': `select o.code from load_order o where o.kind = 'multipoint'
    and o.weight <> (select sum(s.quantity) from load_order_stop s where s.company_id = o.company_id and s.order_id = o.id and s.action = 'delivery')`,
  'stops are visited in another order than planned': `select order_id::text from (select order_id, arrived_at, planned_at, done_at,
      lag(done_at) over w as before, lag(planned_at) over w as planned_before from load_order_stop
      window w as (partition by company_id, order_id order by position)) s
    where arrived_at < before or planned_at < planned_before or done_at < arrived_at`,
  'the advance that was paid is not the one agreed': `select o.code from load_order o
    join load_order_payment p on p.company_id = o.company_id and p.order_id = o.id
    where o.status = 3 and p.amount is distinct from o.carrier_freight_advance`,
  'promised tonnes are not those of the orders': `select p.id::text from operation p where p.promised_tn is distinct from (
      select sum(o.weight) from load_order o where o.company_id = p.company_id and o.operation_id = p.id) and p.kind = 'agro'`,
  'an operator is not of the company': `select o.code from load_order o where not exists (select from company_operator p
    where p.company_id = o.company_id and p.user_id = o.operator_id)`,
  'a phone has the code of another country': `select p.email::text from app_user p join company c on c.id = p.home_company_id
    where p.country_code <> (select d.phone_code from driver d where d.country_code = c.country_code limit 1)`,
  'something happened in the future': `select code from load_order where greatest(created_at, status_at, last_seen_at) > now()
    union all select type from load_order_event where at > now()
    union all select 'comment' from load_order_comment where created_at > now()
    union all select 'rating' from load_order_rating where greatest(created_at, replied_at) > now()
    union all select 'claim' from vehicle_claim where greatest(asked_at, answered_at) > now()
    union all select 'payment' from load_order_payment where created_at > now()
    union all select 'link' from public_link where greatest(created_at, last_access_at) > now()`,
  'a truck was given to an order that nobody cancelled and nobody drove': `select o.code from load_order o
    where o.status in (3, 4, 6) and (o.truck_id is null or o.driver_id is null or o.started_at is null)`,
  'the scales found more than was loaded, or a loss that nobody would accept': `select o.code from load_order o
    where o.delivered_tn > o.loaded_tn or o.delivered_tn < o.loaded_tn * 0.98 or o.loaded_tn not between o.weight * 0.99 and o.weight * 1.02`,
  'a trip was accepted before its end, or paid before it was accepted': `select o.code from load_order o
    join lateral (select min(at) filter (where type = 'accepted') as accepted, min(at) filter (where type = 'paid') as paid
      from load_order_event e where e.company_id = o.company_id and e.order_id = o.id) e on true
    where e.accepted < o.finished_at or e.paid < e.accepted`,
  'an alert is not within its trip, or was reviewed before it ended': `select a.id::text from alert a join load_order o on o.id = a.order_id
    where o.finished_at is not null and (a.started_at < o.assigned_at or a.ended_at > o.finished_at or a.reviewed_at < a.ended_at)`,
  'a past report was sent outside its rhythm, or is due already': `select s.name from report_schedule s join company c on c.id = s.company_id
    left join report_run r on r.schedule_id = s.id
    where to_char(r.created_at at time zone c.time_zone, 'HH24:MI') <> s.hour or s.next_at < s.created_at
      or s.frequency = 'weekly' and extract(isodow from r.created_at at time zone c.time_zone) <> s.weekday
      or r.finished_at < r.created_at or r.created_at < s.created_at`,
  'a truck is farther or slower than its plan': `select o.code from load_order o where o.status = 2 and (o.last_seen_at is null
    or o.last_seen_at < o.started_at or ${straightKm(`jsonb_build_object('lat', o.last_lat, 'lng', o.last_lng)`, 'o.origin')}
      > case when o.path_id is null then ${straightKm('o.origin', 'o.destination')} else o.distance_km end + 10)`,
};
