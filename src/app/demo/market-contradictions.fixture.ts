import { CARRIED_ON } from '#areas/load-orders/demo/data/cargo.ts';

const CARRIED = `json_array_elements('${JSON.stringify(
  Object.entries(CARRIED_ON).flatMap(([category, types]) => types.map((type) => [category, type])),
)}'::json)`;
/** The step that the state of an opportunity follows from. */
const LAST_STEP = `(select e.type from opportunity_event e where e.opportunity_id = p.id and e.type in
  ('created', 'published', 'unpublished', 'expired', 'filled', 'cancelled') order by e.at desc limit 1)`;
const ENDED_AT = `(select max(e.at) from opportunity_event e where e.opportunity_id = p.id and e.type in
  ('unpublished', 'expired', 'filled', 'cancelled'))`;

/** What a shipper or a carrier would notice in the marketplace: each statement finds nothing. */
export const MARKET_CONTRADICTIONS: Readonly<Record<string, string>> = {
  'an opportunity is in another state than its history says': `select p.code, p.state, ${LAST_STEP} as step from opportunity p
    where p.state is distinct from case ${LAST_STEP} when 'created' then 'created' when 'published' then 'published'
      when 'cancelled' then 'cancelled' else 'unpublished' end`,
  'an opportunity is published although its time is over': `select p.code, p.ends_at from opportunity p
    where p.state = 'published' and (p.ends_at <= now() or p.pickup_date < current_date and p.date_type = 'defined')`,
  'an opportunity counts other applicants or trucks than it has': `select p.code from opportunity p
    left join lateral (select count(*) filter (where a.state in ('pending', 'accepted')) as applicants,
      sum(a.accepted_trucks) as accepted from postulation a where a.opportunity_id = p.id) c on true
    where p.applicants <> c.applicants or p.accepted <> coalesce(c.accepted, 0)`,
  'an opportunity is filled with fewer trucks, or published with all': `select p.code from opportunity p
    where (p.ended_by = 'filled') <> (p.accepted = p.quantity)`,
  'freight is offered by name to a company that is not associated': `select p.code from opportunity_reader r
    join opportunity p on p.id = r.opportunity_id
    where not exists (select from company_association a where a.status = 'accepted'
      and (a.company_id, a.partner_id) in ((r.company_id, r.reader_company_id), (r.reader_company_id, r.company_id)))`,
  'a star is given to a company that is not associated': `select f.company_id::text from company_favourite f
    where not exists (select from company_association a where a.status = 'accepted'
      and (a.company_id, a.partner_id) in ((f.company_id, f.favourite_company_id), (f.favourite_company_id, f.company_id)))`,
  'somebody applied who was not asked': `select p.code, a.applicant_name from postulation a join opportunity p on p.id = a.opportunity_id
    where p.publication_type in ('private', 'direct') and not exists (select from opportunity_reader r where r.opportunity_id = p.id
      and r.reader_company_id = a.applicant_company_id and r.turn = 'asked' and (r.user_ids is null or a.user_id = any(r.user_ids)))`,
  'two companies are asked directly at once': `select p.code from opportunity p join opportunity_reader r on r.opportunity_id = p.id
    where p.publication_type = 'direct' and p.published_at is not null and r.turn = 'asked' group by p.code, p.id having count(*) > 1
    union all select p.code from opportunity p join opportunity_reader r on r.opportunity_id = p.id
    where p.state = 'published' and p.publication_type = 'direct' and r.turn = 'asked' and r.answer_by <= now()`,
  'an application is older than the publication, or younger than its end': `select p.code, a.created_at from postulation a
    join opportunity p on p.id = a.opportunity_id
    where a.created_at < p.published_at or p.state <> 'published' and a.created_at > ${ENDED_AT}
      or a.answered_at < a.created_at or p.state = 'created'`,
  'an application waits although its opportunity is over for good': `select p.code from postulation a
    join opportunity p on p.id = a.opportunity_id
    where a.state = 'pending' and (p.state = 'cancelled' or p.ended_by in ('filled', 'deadline', 'refused'))`,
  'the price of an application is not its last offer': `select a.id::text from postulation a
    left join postulation_offer o on o.postulation_id = a.id and o.number = a.offer_number
    where (a.offer_by, a.freight, a.freight_currency, a.freight_unit) is distinct from (o.by, o.freight, o.freight_currency, o.freight_unit)
      or exists (select from postulation_offer l where l.postulation_id = a.id and l.number > a.offer_number)`,
  'offers are not numbered, do not alternate, or go back in time': `select postulation_id::text from (
      select postulation_id, number, by, at, row_number() over w as nth, lag(by) over w as before, lag(at) over w as earlier
      from postulation_offer window w as (partition by postulation_id order by number)) o
    where number <> nth or by = before or at < earlier or nth = 1 and by <> 'carrier'`,
  'an award and its orders do not agree': `select a.id::text from postulation a
    where a.state = 'accepted' and a.accepted_trucks <> (select count(*) from load_order o
      where o.company_id = a.company_id and o.opportunity_id = a.opportunity_id and o.postulation_id = a.id
        and o.operation_id = a.operation_id and o.carrier_company_id = a.applicant_company_id and o.carrier_freight = a.freight
        and o.carrier_freight_currency = a.freight_currency and o.created_at >= a.answered_at)
    union all select o.code from load_order o left join opportunity p on p.company_id = o.company_id and p.id = o.opportunity_id
      left join postulation a on a.opportunity_id = p.id and a.id = o.postulation_id and a.state = 'accepted'
    where o.opportunity_id is not null and (o.opportunity_code, true) is distinct from (p.code, a.id is not null)`,
  'a truck applies for what it cannot carry': `select p.code, p.category_load, coalesce(t.type, v.type) as on from postulation a
    join opportunity p on p.id = a.opportunity_id join vehicle v on v.id = a.truck_id left join vehicle t on t.id = v.trailer_id
    where not exists (select from ${CARRIED} c where c->>0 = p.category_load and c->>1 = coalesce(t.type, v.type))`,
  'a trucker applies with another truck than the one they drive': `select a.id::text from postulation a
    left join driver d on d.id = a.driver_id where a.by = 'trucker' and (d.user_id is distinct from a.user_id or a.trucks <> 1)`,
  'an outside carrier came by the link of something else, or before it was shared': `select a.id::text from postulation a
    left join public_link l on l.id = a.link_id and l.opportunity_id = a.opportunity_id and l.purpose = 'opportunity'
    where a.by = 'outside' and (l.id is null or a.created_at < l.created_at or a.trucks <> 1
      or a.applicant_name <> coalesce(a.outside ->> 'company', (a.outside ->> 'firstName') || ' ' || (a.outside ->> 'lastName')))`,
  'a link was opened less often than people applied by it, or has no line in the history': `select l.id::text from public_link l
    where l.purpose = 'opportunity' and (l.access_count < (select count(*) from postulation a where a.link_id = l.id)
      or not exists (select from opportunity_event e where e.opportunity_id = l.opportunity_id and e.type = 'linkShared' and e.at = l.created_at))`,
  'freight is loaded or delivered on a Sunday': `select code from opportunity
    where extract(dow from pickup_date) = 0 or extract(dow from until_date) = 0`,
  'the shipper is rated before the trips are done': `select a.id::text from postulation a
    join load_order o on o.company_id = a.company_id and o.postulation_id = a.id
    where a.shipper_stars is not null and o.status not in (3, 4, 6)`,
  'the marketplace knows something of the future': `select type from opportunity_event where at > now()
    union all select 'application' from postulation where greatest(created_at, updated_at, answered_at) > now()
    union all select 'offer' from postulation_offer where at > now()
    union all select 'opportunity' from opportunity where greatest(created_at, updated_at, published_at) > now()
    union all select 'turn' from opportunity_reader where asked_at > now()
    union all select 'watch' from opportunity_watch where created_at > now()`,
};
