/**
 * What a hand would write for each request: one statement, prepared, whose reply PostgreSQL makes as JSON, of the owner of
 * the tables: no sign-in, no row-level security. The columns are those of the product's rows.
 */
const ROW = `p.id as "_id", p.code, p.description, p.state, p.publication_type as "publicationType", p.market_type as "marketType",
  p.origin_city as origin, p.destination_city as destination, p.date_type as "dateType", p.pickup_date as "pickupDate",
  p.until_date as "untilDate", p.category_load as "categoryLoad", p.vehicle_type as "vehicleType", p.quantity, p.accepted,
  p.applicants, trim_scale(p.weight)::text as weight, p.weight_unit as "weightUnit", p.freight_type as "freightType",
  p.freight::text, p.freight_currency as currency, p.freight_unit as "freightUnit", p.published_at as "publishedAt",
  p.ends_at as "endsAt"`;
const EXTERNAL = `${ROW}, c.company_name as "companyName", c.verified as "companyVerified", p.company_id = $1 as "isOwn",
  (select a.state from postulation a where a.opportunity_id = p.id and a.applicant_company_id = $1 order by a.created_at desc limit 1) as applied,
  t.answer_by as "answerBy", exists (select from opportunity_watch w where w.opportunity_id = p.id and w.company_id = $1) as watched`;
const EXTERNAL_JOINS = `join company c on c.id = p.company_id
  left join opportunity_reader t on t.opportunity_id = p.id and t.reader_company_id = $1`;
const OWN = `${ROW}, k.name as client, u.first_name || ' ' || u.last_name as "createdBy", p.ended_by as "endedBy",
  p.publish_at as "publishAt", p.created_at as "createdAt"`;
const OWN_JOINS = `left join partner k on k.company_id = p.company_id and k.id = p.client_id left join app_user u on u.id = p.created_by`;

interface Page {
  readonly where: string;
  readonly order: string;
  readonly columns: string;
  readonly joins: string;
}
const page = ({ where, order, columns, joins }: Page) => `
  select json_build_object('opportunities', coalesce((select json_agg(row_to_json(shown)) from (
      select ${columns} from (select p.* from opportunity p where ${where} order by ${order} limit 20) p ${joins} order by ${order}) shown), '[]'),
    'totalRegistry', (select count(*)::int from opportunity p where ${where}))::text as body`;

const external = (where: string) =>
  page({
    where,
    order: 'p.published_at desc, p.id desc',
    columns: EXTERNAL,
    joins: EXTERNAL_JOINS,
  });

const OPEN = `p.is_open and p.publication_type = 'public' and p.company_id <> $1`;

export const READS = {
  open: external(`${OPEN} and p.origin_city = $2 and p.vehicle_type = $3`),
  // Page and total come from the index of what is offered; only the rows of the page are read.
  received: `
    with offered as not materialized (select r.opportunity_id, r.published_at from opportunity_reader r where r.reader_company_id = $1
      and r.turn = 'asked' and r.live and r.publication_type = 'private' and r.company_id <> $1 and r.user_ids is null)
    select json_build_object('opportunities', coalesce((select json_agg(row_to_json(shown)) from (
        select ${EXTERNAL} from (select * from offered order by published_at desc, opportunity_id desc limit 20) o
        join opportunity p on p.id = o.opportunity_id ${EXTERNAL_JOINS} order by p.published_at desc, p.id desc) shown), '[]'),
      'totalRegistry', (select count(*)::int from offered))::text as body`,
  own: page({
    where: 'p.company_id = $1 and p.state = $2 and p.origin_city = $3',
    order: 'p.created_at desc, p.id desc',
    columns: OWN,
    joins: OWN_JOINS,
  }),
  search: external(`${OPEN} and p.search_text like $2`),
  // A hand goes from one value to the next along the index.
  options: `
    with recursive hop as (
      (select p.origin_city as value from opportunity p where p.is_open and p.publication_type = 'public' and $1::uuid is not null
        order by p.origin_city limit 1)
      union all
      select (select p.origin_city from opportunity p where p.is_open and p.publication_type = 'public' and p.origin_city > hop.value
        order by p.origin_city limit 1) from hop where hop.value is not null)
    select json_build_object('options', json_agg(json_build_object('_id', value, 'name', value)))::text as body from hop where value is not null`,
  record: `
    with facts as materialized (select o.carrier_company_id, count(*)::int as trips,
        count(*) filter (where o.finished_at >= now() - interval '365 days')::int as late
      from load_order o where o.carrier_company_id in (select a.applicant_company_id from postulation a where a.opportunity_id = $1)
        and o.company_id <> o.carrier_company_id and o.status in (3, 4, 6) group by 1),
    applicant as (
      select a.*, c.average_company as rating, f.trips, f.late, v.type as truck_type, v.documents_done, v.documents_required,
        v.documents_expired, d.rating as driver_rating, d.documents_expired as driver_expired,
        (select b.code from load_order b where b.truck_id = v.id and b.status in (1, 2)) as busy_with,
        (select json_build_array(o.last_lat, o.last_lng, o.destination) from load_order o where o.truck_id = v.id
          and (o.last_seen_at is not null or o.status in (3, 4, 6)) order by o.created_at desc limit 1) as place,
        (select count(*)::int from opportunity_event e where e.type = 'givenBack' and e.details ->> 'companyId' = c.id::text) as given_back,
        (select json_agg(json_build_object('number', r.number, 'by', r.by, 'freight', r.freight, 'at', r.at) order by r.number)
          from postulation_offer r where r.postulation_id = a.id) as offers
      from postulation a join company c on c.id = a.applicant_company_id
      left join facts f on f.carrier_company_id = c.id
      left join vehicle v on v.company_id = c.id and v.id = a.truck_id
      left join driver d on d.company_id = c.id and d.id = a.driver_id
      where a.opportunity_id = $1 order by a.created_at desc, a.id desc limit 500)
    select json_build_object('opportunity', (select row_to_json(own) from (
        select p.*, c.company_name, k.name as client, u.first_name as created_by_name,
          (select json_agg(json_build_object('id', o.id, 'code', o.code, 'status', o.status)) from load_order o
            where o.company_id = p.company_id and o.opportunity_id = p.id) as orders
        from opportunity p join company c on c.id = p.company_id ${OWN_JOINS} where p.id = $1) own),
      'postulations', (select json_agg(row_to_json(applicant)) from applicant))::text as body`,
} as const;
export type BareRead = keyof typeof READS;
