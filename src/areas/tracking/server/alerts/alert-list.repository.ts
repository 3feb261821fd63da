import { sql } from 'kysely';
import { alertList } from '#areas/tracking/contract/alert.list.ts';
import type { ListSource, Sql } from '#platform/list/list-source.ts';
import { gravity } from './alert-group.repository.ts';
import { ofSeenOrders } from './seen-alert.repository.ts';

const person = (id: ReturnType<typeof sql>) =>
  sql`(select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = ${id})`;
const operator = person(sql`a.operator_id`);

/** One that late positions refuted is in no list. */
const isTrue = sql`a.refuted_at is null`;
/** Of a group the gravest alert that is seen stands for all, the first of these. */
const isFirst = (isSeen: Sql) => sql`(a.group_key is null or not exists (
  select from alert g where g.company_id = a.company_id and g.group_key = a.group_key and g.review = a.review
    and g.refuted_at is null and ${isSeen} and (${gravity('g')}, g.started_at, g.id) < (${gravity('a')}, a.started_at, a.id)))`;
/** What is shown, and counted, of a company by itself. */
export const isShown = sql`${isTrue} and ${isFirst(sql`true`)}`;
/** Whoever looks for one of these finds it within its group too. */
const NAMED = ['search', 'plates', 'truckers', 'loadingOrders', 'routes', 'clients', 'transportCompanies', 'operators'];
const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && String(value).length > 0;

export const alertListSource: ListSource = {
  definition: alertList,
  from: sql`alert a`,
  key: sql`a.id`,
  where: ({ actor }, query) => {
    const isSeen = sql`${isTrue} and ${ofSeenOrders(actor, 'a')}`;
    const isNamed = NAMED.some((name) => isGiven(query[name]));
    return isNamed ? isSeen : sql`${isSeen} and ${isFirst(ofSeenOrders(actor, 'g'))}`;
  },
  parts: () => [
    sql`a.company_id = app.company_id()`,
    sql`a.carrier_company_id = app.company_id() and a.company_id <> app.company_id()`,
  ],
  output: {
    _id: { sql: sql`a.id` },
    version: { sql: sql`a.version`, notNull: true },
    type: { sql: sql`a.type`, notNull: true },
    origin: { sql: sql`a.origin`, notNull: true },
    criticality: { sql: sql`a.criticality`, notNull: true },
    startedAt: { sql: sql`a.started_at`, notNull: true },
    endedAt: { sql: sql`a.ended_at` },
    lat: { sql: sql`a.lat` },
    lng: { sql: sql`a.lng` },
    plate: { sql: sql`a.plate` },
    trucker: { sql: sql`a.driver_name` },
    loadingOrderCode: { sql: sql`a.order_code` },
    loadingOrderId: { sql: sql`a.order_id` },
    transportUnitId: { sql: sql`a.vehicle_id` },
    deviceId: { sql: sql`a.device_id` },
    route: { sql: sql`a.route_name` },
    client: { sql: sql`a.client_name` },
    transportCompany: { sql: sql`a.carrier_name` },
    operator: { sql: operator },
    review: { sql: sql`a.review`, notNull: true },
    result: { sql: sql`a.result` },
    reviewedAt: { sql: sql`a.reviewed_at` },
    takenBy: { sql: person(sql`a.taken_by`) },
    grouped: {
      sql: sql`case when a.group_key is null then 1 else (select count(*)::int from alert g where g.company_id = a.company_id
        and g.group_key = a.group_key and g.review = a.review and g.refuted_at is null) end`,
      notNull: true,
    },
    sharedBy: { sql: sql`a.shared_by` },
    sharedCode: { sql: sql`a.shared_code` },
    isOwn: { sql: sql`a.company_id = app.company_id()`, notNull: true },
  },
  sortBy: { startedAt: { sql: sql`a.started_at`, notNull: true } },
  filters: {
    dates: { sql: sql`a.started_at`, days: 'instant' },
    types: { sql: sql`a.type` },
    criticalities: { sql: sql`a.criticality` },
    reviews: { sql: sql`a.review` },
    results: { sql: sql`a.result` },
    open: { sql: sql`(a.ended_at is null)` },
    plates: { sql: sql`a.plate`, anySpelling: true },
    truckers: { sql: sql`a.driver_name` },
    loadingOrders: { sql: sql`a.order_code` },
    routes: { sql: sql`a.route_name` },
    clients: { sql: sql`a.client_name` },
    transportCompanies: { sql: sql`a.carrier_name` },
    operators: { sql: sql`a.operator_id`, label: operator },
  },
  searchBy: (patterns) => sql`a.search_text like all (${patterns})`,
};
