import { sql } from 'kysely';
import { LISTED_CODES } from '#areas/load-orders/contract/order-codes.ts';
import { NOT_BOOKED } from '#areas/load-orders/rules/order-booking.ts';
import { ORDER_STATUS, type OrderStatusName, UNRATED } from '#areas/load-orders/rules/order-status.ts';
import { SILENT_AFTER_MINUTES } from '#areas/load-orders/rules/silent-truck.ts';
import { plateForms } from '#countries/country.ts';
import type { SourceFilter, Sql } from '#platform/list/list-source.ts';
import { closedTripFilters } from './closed-trip.repository.ts';
import { operatorName, ownOnly, UNRATED_SQL } from './order-list-output.repository.ts';

/** Filters by status number, so that the index is used; unrated orders are a separate group. */
function statusCondition(values: readonly string[]): Sql {
  const numbers = values.flatMap((value) => ORDER_STATUS[value as OrderStatusName] ?? []);
  // With a single status the index also gives the sort order, with several it does not.
  const states =
    numbers.length === 1 ? sql`o.status = ${numbers[0]}::smallint` : sql`o.status = any(${numbers}::smallint[])`;
  if (!values.includes(UNRATED)) return states;
  return numbers.length > 0 ? sql`(${states} or (${UNRATED_SQL}))` : UNRATED_SQL;
}

/** By the state of the next booking, so that the index is used; orders without one are a group of their own. */
function bookingCondition(values: readonly string[]): Sql {
  const states = values.filter((value) => value !== NOT_BOOKED);
  if (states.length === 0) return sql`o.booking_state is null`;
  const among =
    states.length === 1 ? sql`o.booking_state = ${states[0]}` : sql`o.booking_state = any(${states}::text[])`;
  return states.length === values.length ? among : sql`(${among} or o.booking_state is null)`;
}

/** With a single route the index also gives the sort order. */
const routeCondition = (ids: readonly string[]): Sql =>
  ids.length === 1 ? sql`o.route_id = ${ids[0]}` : sql`o.route_id = any(${ids})`;

/** A price with its currency; readers without the permission to see prices get no options. */
function freight(field: string, shows: boolean, amount: Sql = sql.ref(`o.${field}`)): SourceFilter {
  if (!shows) return { sql: sql`null::numeric` };
  const label = sql`${amount}::text || ' ' || ${sql.ref(`o.${field}_currency`)}`;
  return { sql: amount, label, measure: 'money', kept: { field } };
}

/** A price that only the order's own company may see. */
function ownFreight(field: string, shows: boolean): SourceFilter {
  const amount = sql.ref(`o.${field}`);
  const filter = freight(field, shows, ownOnly(amount));
  if (!shows) return filter;
  const condition = (values: readonly string[]) =>
    sql`${amount} = any(${values}::numeric[]) and o.company_id = (select app.company_id())`;
  return { ...filter, condition };
}

/** Looked up by a function, because under row-level security no index compares prices. */
function lookedUp(filter: SourceFilter, orders: Sql, shows: boolean): SourceFilter {
  const condition = (values: readonly string[]) => sql`o.id in (select ${orders}(${values}::numeric[]))`;
  return shows ? { ...filter, condition } : filter;
}

/** Exactly the expression of the indexes; orders without a date sort last. */
const dayOf = (column: Sql) => sql`(case when ${column} is null then 'infinity'::date else ${column} end)`;
export const LOADING_DAY = dayOf(sql`o.loading_date`);
export const DELIVERY_DAY = dayOf(sql`o.delivery_date`);

/** Filters whose columns are in load_order_tally. */
export const TALLIED_FILTERS: readonly string[] = [
  'statuses',
  'sides',
  'companies',
  'origins',
  'destinations',
  'clientCompanies',
  'providerCompanies',
  'operators',
  'categories',
  'weightUnits',
  'typeTransportUnits',
  'typeOperations',
  'actions',
  'serviceTypes',
  'containerTypes',
];

/** Read once, not for each order. */
const TODAY = sql`(select app.today())`;
const SILENT_SINCE = sql`now() - make_interval(mins => ${sql.lit(SILENT_AFTER_MINUTES)})`;

/** What somebody should look at: late as in `isLate`, today in the zone of the reader's company, silent on the road. */
const ATTENTION: Readonly<Record<string, SourceFilter>> = {
  late: { sql: sql`o.late_at < now()` },
  today: {
    sql: sql`((${LOADING_DAY} = ${TODAY} or ${DELIVERY_DAY} = ${TODAY}) and o.status <> ${sql.lit(ORDER_STATUS.cancelled)})`,
  },
  // A position from before the trip, such as of the evening before, says nothing about a truck that has just left.
  silent: {
    sql: sql`(o.status = ${sql.lit(ORDER_STATUS.inProgress)}
      and coalesce(greatest(o.last_seen_at, o.started_at), o.status_at) < ${SILENT_SINCE})`,
  },
};

/** Of the listed codes, the one that many orders share. */
const REPEATING_CODE = 'vessel';
const LISTED = Object.fromEntries(
  LISTED_CODES.map(({ listed, column }): [string, SourceFilter] => {
    const kept = { field: column, uncounted: column !== REPEATING_CODE };
    return [`${listed}s`, { sql: sql.ref(`o.${column}`), kept }];
  }),
);

/** A company sees its own clients alone. */
const OWN_CLIENT = sql`line.value::uuid as client_id, app.company_id() as company_id`;

export function orderFilters(client: boolean, showsFreights: boolean): Readonly<Record<string, SourceFilter>> {
  return {
    statuses: { sql: sql`o.status`, condition: statusCondition },
    sides: { sql: sql`case when o.company_id = app.company_id() then 'own' else 'carried' end` },
    origins: { sql: sql`o.origin_city`, kept: { field: 'origin_city' } },
    destinations: { sql: sql`o.destination_city`, kept: { field: 'destination_city' } },
    originCountries: { sql: sql`o.origin ->> 'countryCode'` },
    companies: {
      sql: sql`o.company_id`,
      label: sql`c.company_name`,
      labelNeeds: ['company'],
      ...(client ? { kept: { field: 'company_id', row: sql`line.value::uuid as company_id` } } : {}),
    },
    clientCompanies: {
      sql: sql`o.client_id`,
      label: sql`p.name`,
      labelNeeds: ['client'],
      hops: true,
      ...(client ? {} : { kept: { field: 'client_id', row: OWN_CLIENT } }),
    },
    providerCompanies: { sql: sql`o.carrier_id`, label: sql`o.carrier_name`, kept: { field: 'carrier_id' } },
    plates: {
      sql: sql`o.plate`,
      kept: { field: 'plate' },
      anySpelling: true,
      condition: (values) => sql`o.plate = any(${values.flatMap(plateForms)})`,
    },
    truckers: { sql: sql`o.driver_id`, label: sql`o.driver_name`, kept: { field: 'driver_id' } },
    operators: {
      sql: sql`o.operator_id`,
      label: operatorName,
      labelNeeds: ['operator'],
      hops: true,
      ...(client ? {} : { kept: { field: 'operator_id', row: sql`line.value::uuid as operator_id` } }),
    },
    categories: { sql: sql`o.category_load` },
    weightUnits: { sql: sql`o.weight_unit` },
    typeTransportUnits: { sql: sql`o.vehicle_type` },
    typeOperations: { sql: sql`o.type_operation` },
    actions: { sql: sql`o.action` },
    serviceTypes: { sql: sql`o.service_type` },
    containerTypes: { sql: sql`o.container_type` },
    schedulingStatuses: { sql: sql`coalesce(o.booking_state, ${sql.lit(NOT_BOOKED)})`, condition: bookingCondition },
    // Orders of others name their route as it was planned.
    routes: {
      sql: sql`o.route_id`,
      label: sql`coalesce(r.name, v.route_name)`,
      labelNeeds: ['route', 'path'],
      hops: true,
      condition: routeCondition,
    },
    withoutPath: { sql: sql`o.route_id is null` },
    ...LISTED,
    orderCodes: {
      sql: sql`o.order_codes`,
      array: true,
      kept: { field: 'order_codes', uncounted: true },
      condition: (codes) => sql`o.id in (select app.load_orders_of_order_codes(${codes}::text[]))`,
    },
    deliveryCodes: {
      sql: sql`o.delivery_codes`,
      array: true,
      kept: { field: 'delivery_codes', uncounted: true },
      condition: (codes) => sql`o.id in (select app.load_orders_of_delivery_codes(${codes}::text[]))`,
    },
    clientFreights: lookedUp(
      freight('client_freight', showsFreights, ownOnly(sql`o.client_freight`)),
      sql`app.load_orders_of_client_freight`,
      showsFreights,
    ),
    carrierFreights: lookedUp(
      freight('carrier_freight', showsFreights),
      sql`app.load_orders_of_carrier_freight`,
      showsFreights,
    ),
    transportFreights: ownFreight('transport_freight', showsFreights),
    ...ATTENTION,
    loadingDates: { sql: LOADING_DAY, days: 'day' },
    deliveryDates: { sql: DELIVERY_DAY, days: 'day' },
    createdDates: { sql: sql`o.created_at`, days: 'instant' },
    ...closedTripFilters(client, showsFreights),
  };
}
