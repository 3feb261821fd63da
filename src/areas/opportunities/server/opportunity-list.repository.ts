import { sql } from 'kysely';
import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { holds } from '#kernel/permission.ts';
import type { ListContext, ListSource, Sql } from '#platform/list/list-source.ts';
import { marketplaceList, opportunityList, receivedList } from '../contract/opportunity.list.ts';
import {
  READ_CREATED,
  READ_EXTERNAL,
  READ_MARKETPLACE,
  READ_OPPORTUNITIES,
  SEE_FREIGHT,
} from '../contract/opportunity.permissions.ts';
import { NEAR_KM } from '../rules/opportunity-limits.ts';
import { isForEverybody, type PublicationType } from '../rules/publication.ts';
import { BY_CODE, likeOneOf, moneyText, NOTHING, named, oneOf } from './list-parts.repository.ts';
import { postulationSource } from './postulation-list.repository.ts';

const OWN = sql`p.company_id = app.company_id()`;

const joins = {
  client: sql`left join partner k on k.company_id = p.company_id and k.id = p.client_id`,
  creator: sql`left join app_user u on u.id = p.created_by`,
};
const creatorName = sql`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)`;

const output = {
  _id: { sql: sql`p.id` },
  code: { sql: sql`p.code`, notNull: true },
  description: { sql: sql`p.description`, notNull: true },
  state: { sql: sql`p.state`, notNull: true },
  publicationType: { sql: sql`p.publication_type`, notNull: true },
  marketType: { sql: sql`p.market_type`, notNull: true },
  origin: { sql: sql`p.origin_city`, notNull: true },
  destination: { sql: sql`p.destination_city`, notNull: true },
  dateType: { sql: sql`p.date_type`, notNull: true },
  pickupDate: { sql: sql`p.pickup_date`, notNull: true },
  untilDate: { sql: sql`p.until_date`, notNull: true },
  categoryLoad: { sql: sql`p.category_load` },
  vehicleType: { sql: sql`p.vehicle_type`, notNull: true },
  quantity: { sql: sql`p.quantity`, notNull: true },
  accepted: { sql: sql`p.accepted`, notNull: true },
  applicants: { sql: sql`p.applicants`, notNull: true },
  weight: { sql: sql`trim_scale(p.weight)::text`, notNull: true },
  weightUnit: { sql: sql`p.weight_unit`, notNull: true },
  freightType: { sql: sql`p.freight_type`, notNull: true },
  freight: { sql: sql`p.freight::text` },
  currency: { sql: sql`p.freight_currency`, notNull: true },
  freightUnit: { sql: sql`p.freight_unit` },
  publishedAt: { sql: sql`p.published_at` },
  endsAt: { sql: sql`p.ends_at` },
} as const;

const HAS_NO_PRICE = sql`(p.freight is null)::int`;
const sortBy = {
  code: BY_CODE,
  weight: { sql: sql`p.weight`, notNull: true },
  freight: { sql: sql`p.freight`, isEmpty: HAS_NO_PRICE },
} as const;

const filters = {
  countries: {
    sql: sql`p.origin_country`,
    condition: (values: readonly string[]) =>
      sql`(${oneOf(sql`p.origin_country`).condition(values)} or ${oneOf(sql`p.destination_country`).condition(values)})`,
  },
  originCities: { ...oneOf(sql`p.origin_city`), hops: true },
  destinationCities: { ...oneOf(sql`p.destination_city`), hops: true },
  cantPostulation: { sql: sql`p.applicants` },
  totalUnits: { sql: sql`p.quantity` },
  openDate: oneOf(sql`p.date_type`),
  marketTypes: oneOf(sql`p.market_type`),
  vehicleTypes: oneOf(sql`p.vehicle_type`),
  categories: oneOf(sql`p.category_load`),
  pickupDates: { sql: sql`p.pickup_date`, days: 'day' },
} as const;
const freights = {
  sql: sql`p.freight`,
  label: sql`p.freight::text || ' ' || p.freight_currency`,
  measure: 'money',
} as const;

/** What others offer under a type. */
const offeredWith = (patterns: Sql, type: PublicationType) =>
  sql`app.offered_opportunities_with(${patterns}, ${sql.lit(type)}) p`;

/** All of the company's, what the person made, or what the marketplace shows; without a right nothing. */
function ownParts({ actor }: ListContext): readonly Sql[] {
  const held = actor?.permissions ?? new Set<string>();
  if (holds(held, READ_OPPORTUNITIES)) return [OWN];
  const made = sql`${OWN} and p.created_by = app.user_id()`;
  const shown = sql`${OWN} and p.publication_type = 'marketplace'`;
  const [created, market] = [holds(held, READ_CREATED), holds(held, READ_MARKETPLACE)];
  if (created && market) return [made, sql`${shown} and p.created_by <> app.user_id()`];
  if (created) return [made];
  return [market ? shown : NOTHING];
}

/** The company's own prices need a right; those of others are offered to the reader. */
function ownPrices({ actor }: ListContext) {
  if (actor && holds(actor.permissions, SEE_FREIGHT)) return { filters: { ...ownFilters, freights } };
  return {
    output: { ...ownOutput, freight: { sql: sql`null::text` } },
    filters: { ...ownFilters, freights: { sql: sql`null::numeric` } },
    sortBy: { ...sortBy, freight: { sql: sql`null::numeric` } },
  };
}

const ownOutput = {
  ...output,
  client: { sql: sql`k.name`, needs: ['client'] },
  createdBy: { sql: creatorName, needs: ['creator'] },
  endedBy: { sql: sql`p.ended_by` },
  publishAt: { sql: sql`p.publish_at` },
  createdAt: { sql: sql`p.created_at`, notNull: true },
} as const;

const ownFilters = {
  ...filters,
  opportunityStatus: oneOf(sql`p.state`),
  publicationType: oneOf(sql`p.publication_type`),
  clientCompanies: { sql: sql`p.client_id`, label: sql`k.name`, labelNeeds: ['client'] },
} as const;

const ownSource: ListSource = {
  definition: opportunityList,
  from: sql`opportunity p`,
  key: sql`p.id`,
  joins,
  parts: ownParts,
  output: ownOutput,
  sortBy,
  filters: { ...ownFilters, freights },
  forReader: ownPrices,
  searchFrom: (patterns) => sql`app.own_opportunities_with(${patterns}) p`,
  // It knows states, not who made an opportunity.
  tally: {
    from: sql`app.opportunity_tally p`,
    rows: sql`p.opportunities`,
    filters: ['opportunityStatus', 'publicationType'],
    serves: ({ actor }) => actor !== null && holds(actor.permissions, READ_OPPORTUNITIES),
  },
  found: { label: { sql: sql`p.code` }, table: 'opportunity', text: sql`p.search_text`, coded: true },
  exportText: moneyText(),
};

/** Names of other companies are read past row-level security, by a narrow function. */
const offerer = sql`left join lateral app.offering_company(p.company_id) c on true`;
const application = sql`left join lateral (select a.state from postulation a
    where a.opportunity_id = p.id and a.applicant_company_id = app.company_id() order by a.created_at desc limit 1) a on true`;
const turn = sql`left join opportunity_reader t on t.opportunity_id = p.id and t.reader_company_id = app.company_id()`;

const IS_WATCHED = sql`exists (select from opportunity_watch w where w.opportunity_id = p.id and w.user_id = app.user_id())`;
/** Both cities are looked at first: a lane names one of them. */
const IS_ON_LANE = sql`(p.origin_city = any((select array_agg(l.origin_city) from saved_lane l)::text[])
    or p.destination_city = any((select array_agg(l.destination_city) from saved_lane l where l.origin_city is null)::text[]))
  and exists (select from saved_lane l where (l.origin_city is null or l.origin_city = p.origin_city)
    and (l.destination_city is null or l.destination_city = p.destination_city)
    and (l.vehicle_type is null or app.alike(${TYPES}, l.vehicle_type, p.vehicle_type)))`;
/** A truck of the type, or one that pulls a semitrailer of it. */
const IS_FITTING = sql`p.vehicle_type = any((select app.entries_like(${TYPES}, array_agg(distinct v.type)) from vehicle v
  where v.company_id = app.company_id() and v.enabled)::text[])`;
/** By squares of a tenth of a degree, about eleven kilometres. */
const IS_NEAR = sql`p.origin_square <@ (select app.squares_near_trucks(${sql.lit(NEAR_KM)}))`;

/** Open ones are counted beforehand; those offered by name are few and are counted one by one. */
const OFFERED_TALLY = sql`(
    select t.company_id, t.state, t.publication_type, t.is_open, null::uuid as id, null::timestamptz as published_at, t.opportunities
      from app.opportunity_tally t where t.is_open
    union all
    select r.company_id, 'published', r.publication_type, false, r.opportunity_id, r.published_at, 1 from opportunity_reader r
      where r.reader_company_id = app.company_id() and r.turn = 'asked' and r.live) as p`;

const external = {
  from: sql`opportunity p`,
  key: sql`p.id`,
  joins: { offerer, application, turn },
  output: {
    ...output,
    categoryLoad: { sql: named(CATEGORIES, sql`p.category_load`) },
    vehicleType: { sql: named(TYPES, sql`p.vehicle_type`), notNull: true },
    companyName: { sql: sql`c.company_name`, needs: ['offerer'], notNull: true },
    companyVerified: { sql: sql`c.verified`, needs: ['offerer'] },
    isOwn: { sql: sql`p.company_id = app.company_id()`, notNull: true },
    applied: { sql: sql`a.state`, needs: ['application'] },
    answerBy: { sql: sql`t.answer_by`, needs: ['turn'] },
    watched: { sql: IS_WATCHED, notNull: true },
  },
  // Whatever is offered was published, and what is published ends.
  sortBy: {
    ...sortBy,
    categoryLoad: { sql: sql`p.category_load` },
    vehicleType: { sql: sql`p.vehicle_type`, notNull: true },
    publishedAt: { sql: sql`p.published_at`, notNull: true },
    endsAt: { sql: sql`p.ends_at`, notNull: true },
  },
  tally: {
    from: OFFERED_TALLY,
    rows: sql`p.opportunities`,
    filters: ['companies'],
    serves: () => true,
  },
  filters: {
    ...filters,
    // Companies call their entries differently: one stands for all that behave alike.
    vehicleTypes: likeOneOf(TYPES, sql`p.vehicle_type`),
    categories: likeOneOf(CATEGORIES, sql`p.category_load`),
    freights,
    companies: { sql: sql`p.company_id`, label: sql`c.company_name`, labelNeeds: ['offerer'] },
    nearMyTrucks: { sql: IS_NEAR },
    fitsMyTrucks: { sql: IS_FITTING },
    onMyLanes: { sql: IS_ON_LANE },
    watched: { sql: IS_WATCHED },
  },
  exportText: moneyText(),
} satisfies Omit<ListSource, 'definition'>;

/**
 * Of the type, and as long as it is offered; what is over is left out without a look at it. Both tables know when it was
 * published: the page is read along the index of what is offered, in its order.
 */
const offeredByName = (type: Sql) => sql`p.state = 'published' and exists (select from opportunity_reader r
    where r.opportunity_id = p.id and r.published_at = p.published_at and r.reader_company_id = app.company_id()
      and r.turn = 'asked' and r.live and r.publication_type = ${type} and (r.user_ids is null or app.user_id() = any(r.user_ids)))`;

/** The type that is asked for. */
const typeIn = ({ publicationType = 'private' }: Readonly<Record<string, unknown>>) =>
  publicationType as PublicationType;

/** By name and open ones are separate parts: one "or" over both would read everything. */
function receivedParts({ actor }: ListContext, query: Readonly<Record<string, unknown>>) {
  if (!actor || !holds(actor.permissions, READ_EXTERNAL)) return [NOTHING];
  // Written out, because a plan for any type suits none of them.
  const type = sql.lit(typeIn(query));
  const ofType = sql`p.publication_type = ${type} and p.company_id <> (select app.company_id())`;
  const byName = sql`${ofType} and not p.is_open and ${offeredByName(type)}`;
  return isForEverybody(typeIn(query)) ? [sql`${ofType} and p.is_open`, byName] : [byName];
}

function marketParts({ actor }: ListContext) {
  const isReader = actor && holds(actor.permissions, READ_MARKETPLACE);
  if (!isReader) return [NOTHING];
  const ofType = sql`p.publication_type = 'marketplace'`;
  const byName = offeredByName(sql`'marketplace'`);
  return [
    sql`${ofType} and p.is_open`,
    sql`${ofType} and not p.is_open and p.company_id <> (select app.company_id()) and ${byName}`,
  ];
}

export const opportunityListSources: readonly ListSource[] = [
  ownSource,
  {
    ...external,
    definition: receivedList,
    parts: receivedParts,
    searchFrom: (patterns, query) => offeredWith(patterns, typeIn(query)),
  },
  {
    ...external,
    definition: marketplaceList,
    parts: marketParts,
    searchFrom: (patterns) => offeredWith(patterns, 'marketplace'),
  },
  postulationSource,
];
