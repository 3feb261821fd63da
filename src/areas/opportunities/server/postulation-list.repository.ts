import { sql } from 'kysely';
import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { holds } from '#kernel/permission.ts';
import type { ListSource } from '#platform/list/list-source.ts';
import { postulationList } from '../contract/opportunity.list.ts';
import { DISPATCH, READ_POSTULATIONS } from '../contract/opportunity.permissions.ts';
import { BY_CODE, likeOneOf, moneyText, NOTHING, named, oneOf } from './list-parts.repository.ts';

const OF_OPPORTUNITY = { needs: ['opportunity'], notNull: true } as const;

/** Truckers see the applications they made themselves; the company sees all. */
export const postulationSource: ListSource = {
  definition: postulationList,
  from: sql`postulation a`,
  key: sql`a.id`,
  // Joined only where it is shown: counting would look at every opportunity.
  joins: {
    opportunity: sql`left join opportunity p on p.id = a.opportunity_id`,
    offerer: sql`left join lateral app.offering_company(a.company_id) c on true`,
  },
  where: ({ actor }) => {
    if (!actor || !holds(actor.permissions, READ_POSTULATIONS)) return NOTHING;
    const ofCompany = sql`a.applicant_company_id = app.company_id()`;
    if (holds(actor.permissions, DISPATCH)) return ofCompany;
    return sql`${ofCompany} and (not (select app.drives()) or a.user_id = app.user_id())`;
  },
  output: {
    _id: { sql: sql`a.id` },
    opportunityId: { sql: sql`a.opportunity_id`, notNull: true },
    code: { sql: sql`p.code`, ...OF_OPPORTUNITY },
    description: { sql: sql`p.description`, ...OF_OPPORTUNITY },
    companyName: { sql: sql`c.company_name`, needs: ['offerer'], notNull: true },
    state: { sql: sql`a.state`, notNull: true },
    changed: { sql: sql`a.changed`, notNull: true },
    opportunityState: { sql: sql`p.state`, ...OF_OPPORTUNITY },
    origin: { sql: sql`p.origin_city`, ...OF_OPPORTUNITY },
    destination: { sql: sql`p.destination_city`, ...OF_OPPORTUNITY },
    pickupDate: { sql: sql`p.pickup_date`, ...OF_OPPORTUNITY },
    untilDate: { sql: sql`p.until_date`, ...OF_OPPORTUNITY },
    dateType: { sql: sql`p.date_type`, ...OF_OPPORTUNITY },
    categoryLoad: { sql: named(CATEGORIES, sql`p.category_load`), needs: ['opportunity'] },
    vehicleType: { sql: named(TYPES, sql`p.vehicle_type`), ...OF_OPPORTUNITY },
    trucks: { sql: sql`a.trucks`, notNull: true },
    acceptedTrucks: { sql: sql`a.accepted_trucks`, notNull: true },
    plate: { sql: sql`a.plate` },
    driverName: { sql: sql`a.driver_name` },
    freightType: { sql: sql`a.freight_type`, notNull: true },
    freight: { sql: sql`a.freight::text`, notNull: true },
    currency: { sql: sql`a.freight_currency`, notNull: true },
    freightUnit: { sql: sql`a.freight_unit` },
    offerBy: { sql: sql`a.offer_by`, notNull: true },
    reason: { sql: sql`a.reason` },
    closedBy: { sql: sql`a.closed_by` },
    operationId: { sql: sql`a.operation_id` },
    createdAt: { sql: sql`a.created_at`, notNull: true },
  },
  sortBy: {
    code: { ...BY_CODE, needs: ['opportunity'] },
    freight: { sql: sql`a.freight`, notNull: true },
    categoryLoad: { sql: sql`p.category_load`, needs: ['opportunity'] },
    vehicleType: { sql: sql`p.vehicle_type`, ...OF_OPPORTUNITY },
  },
  filters: {
    states: oneOf(sql`a.state`),
    companies: { sql: sql`a.company_id`, label: sql`c.company_name`, labelNeeds: ['offerer'] },
    categories: likeOneOf(CATEGORIES, sql`a.category_load`),
    originCities: oneOf(sql`a.origin_city`),
    destinationCities: oneOf(sql`a.destination_city`),
    dates: { sql: sql`a.created_at`, days: 'instant' },
  },
  searchFrom: (patterns) => sql`app.own_postulations_with(${patterns}) a`,
  exportText: moneyText(),
};
