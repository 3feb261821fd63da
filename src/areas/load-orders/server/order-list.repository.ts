import { sql } from 'kysely';
import {
  ORDER_LIST_NAMES,
  ORDER_LIST_TRAITS,
  ORDER_LISTS,
  type OrderListName,
} from '#areas/load-orders/contract/order.list.ts';
import { CARRIER_COMPANY, ORDER_RIGHTS, SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { isNoFilter, splitValues } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import type { Kept, ListContext, ListSource, SearchWays, Sql } from '#platform/list/list-source.ts';
import { TRIP_JOINS } from './closed-trip.repository.ts';
import { keptOptions, type OrderSide } from './kept-options.repository.ts';
import { orderFilters, TALLIED_FILTERS } from './order-list-filters.repository.ts';
import { ORDER_JOINS, OWN, orderOutput } from './order-list-output.repository.ts';
import { ORDER_SORTS, SORT_JOINS } from './order-list-sorts.repository.ts';
import { orderTotals } from './order-list-totals.repository.ts';

type Query = Readonly<Record<string, unknown>>;

const CLIENT = sql`o.client_company_id = app.company_id()`;
/** Excludes the company's own orders, which it does not carry for others. */
const CARRIED = sql`o.carrier_company_id = app.company_id() and o.company_id <> app.company_id()`;

const OWN_DRIVERS = sql`select d.id from driver d where d.company_id = app.company_id() and d.user_id = app.user_id()`;
/** Drivers without write permission see only the orders they drive; a subselect checks that once, not per order. */
const NO_DRIVER = sql`(select not exists (${OWN_DRIVERS}))`;
const DRIVER = sql`(select exists (${OWN_DRIVERS})) and o.driver_id in (${OWN_DRIVERS})`;

const SIDE: Readonly<Record<OrderSide, Sql>> = { own: OWN, carrier: CARRIED, client: CLIENT };

/** The sides that the filter asks for; the usual ones without a filter. */
function sidesOf({ sides }: Query, usual: readonly OrderSide[]): readonly OrderSide[] {
  const asked = new Set(typeof sides === 'string' && !isNoFilter(sides) ? splitValues(sides) : []);
  if (asked.size === 0) return usual;
  if (asked.size > 1) return ['own', 'carrier'];
  return asked.has('carried') ? ['carrier'] : ['own'];
}

interface Seen {
  /** From which sides the reader sees every order. */
  readonly sides: readonly OrderSide[];
  /** Where the reader may be a driver, who sees from these sides the orders they drive instead. */
  readonly driven: readonly OrderSide[];
}

function seenBy(name: OrderListName, { actor }: ListContext, query: Query): Seen | undefined {
  const { kinds, client } = ORDER_LIST_TRAITS[name];
  const { read, write, client: clientRight } = ORDER_RIGHTS[kinds[0]];
  const held = actor?.permissions ?? new Set<string>();
  if (!holds(held, client ? clientRight : read)) return undefined;
  if (client) return { sides: ['client'], driven: [] };
  // A transport company also sees the orders it carries, and a driver all orders they drive.
  const sides = sidesOf(query, holds(held, CARRIER_COMPANY) ? ['own', 'carrier'] : ['own']);
  return { sides, driven: holds(held, write) ? [] : sidesOf(query, ['own', 'carrier']) };
}

/** Without the permission there are no orders, neither in the list nor in its spreadsheet. */
function partsOf(name: OrderListName) {
  return (context: ListContext, query: Query): readonly Sql[] => {
    const seen = seenBy(name, context, query);
    if (!seen) return [sql`false`];
    const sides = ofKinds(name, seen.sides);
    if (seen.driven.length === 0) return sides;
    return [...sides.map((part) => sql`${part} and ${NO_DRIVER}`), ...drivenParts(name, seen)];
  };
}

/** A part for each kind, because every index begins with one company and one kind. */
const ofKinds = (name: OrderListName, sides: readonly OrderSide[]) =>
  sides.flatMap((side) =>
    ORDER_LIST_TRAITS[name].kinds.map((kind) => sql`${SIDE[side]} and o.kind = ${sql.lit(kind)}`),
  );

const drivenParts = (name: OrderListName, { driven }: Seen) =>
  ofKinds(name, driven).map((part) => sql`${part} and ${DRIVER}`);

/** Values are kept by company, kind and side, not by driver. */
function keptFor(name: OrderListName) {
  const { kinds } = ORDER_LIST_TRAITS[name];
  return (context: ListContext, query: Query): Kept | undefined => {
    const seen = seenBy(name, context, query);
    if (!seen) return undefined;
    const kept = keptOptions(kinds, seen.sides);
    return seen.driven.length === 0
      ? { ...kept, others: [] }
      : { ...kept, serves: NO_DRIVER, others: drivenParts(name, seen) };
  };
}

/** The orders of every kind that somebody sees from the side of their company or its carrier, `load_order o`. */
export function seenOrders(context: ListContext): readonly Sql[] {
  return ORDER_LIST_NAMES.filter((name) => !ORDER_LIST_TRAITS[name].client).flatMap((name) =>
    partsOf(name)(context, {}),
  );
}

/** The tally knows companies and kinds, not drivers: a reader who may be a driver needs a count of their own. */
function isTallied(name: OrderListName) {
  const {
    kinds: [kind],
    client,
  } = ORDER_LIST_TRAITS[name];
  return ({ actor }: ListContext) => client || (actor !== null && holds(actor.permissions, ORDER_RIGHTS[kind].write));
}

/** The texts of these orders stand in an index of their own, by date. */
const IS_SHORT = sql`octet_length(o.search_text) <= 1000`;

/**
 * Rare words are searched with the trigram index, common ones by scanning the company's texts; the few texts too long
 * for the index are always scanned.
 */
function searchOf(name: OrderListName) {
  const { kinds } = ORDER_LIST_TRAITS[name];
  return (patterns: Sql, spelled: string | null): SearchWays => {
    const common = kinds.map((kind) => sql`app.is_common_in_load_orders(${sql.lit(kind)}, ${patterns})`);
    const matches = sql`o.search_text like all (${patterns})`;
    const besides = sql`o.id in (select app.search_load_orders(array[${spelled}::text])) and not (${matches})`;
    return {
      isCommon: sql`(${sql.join(common, sql` or `)})`,
      rare: sql`o.id in (select app.search_load_orders(${patterns})) and ${IS_SHORT}`,
      common: sql`${matches} and ${IS_SHORT}`,
      besides: [sql`${matches} and not (${IS_SHORT})`, ...(spelled === null ? [] : [besides])],
    };
  };
}

function forReader(name: OrderListName) {
  const { kinds, client } = ORDER_LIST_TRAITS[name];
  const seenWith = (prices: boolean) => ({
    output: orderOutput(kinds, prices),
    filters: orderFilters(client, prices),
    totals: orderTotals(prices),
  });
  const [full, bare] = [seenWith(true), seenWith(false)];
  return ({ actor }: ListContext) => (!client && actor && holds(actor.permissions, SEE_FREIGHT) ? full : bare);
}

export const orderListSources: readonly ListSource[] = ORDER_LIST_NAMES.map((name) => ({
  definition: ORDER_LISTS[name],
  from: sql`load_order o`,
  key: sql`o.id`,
  joins: { ...ORDER_JOINS, ...SORT_JOINS, ...TRIP_JOINS },
  parts: partsOf(name),
  output: orderOutput(ORDER_LIST_TRAITS[name].kinds, false),
  filters: orderFilters(ORDER_LIST_TRAITS[name].client, false),
  totals: orderTotals(false),
  forReader: forReader(name),
  sortBy: ORDER_SORTS,
  searchBy: searchOf(name),
  found: {
    label: { sql: sql`o.code` },
    table: 'load_order' as const,
    text: sql`o.search_text`,
    coded: true,
    indexed: IS_SHORT,
    output: { driven: { sql: sql`o.driver_id is not null and o.driver_id in (${OWN_DRIVERS})` } },
  },
  kept: keptFor(name),
  tally: {
    from: sql`load_order_tally o`,
    rows: sql`o.orders`,
    filters: TALLIED_FILTERS,
    serves: isTallied(name),
  },
}));
