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
import type { ListContext, ListSource, Sql } from '#platform/list/list-source.ts';
import { DELIVERY_DAY, LOADING_DAY, orderFilters, TALLIED_FILTERS } from './order-list-filters.repository.ts';
import { ORDER_JOINS, OWN, orderOutput } from './order-list-output.repository.ts';

type Query = Readonly<Record<string, unknown>>;

const CLIENT = sql`o.client_company_id = app.company_id()`;
/** An order that is the company's own is not carried for another. */
const CARRIED = sql`o.carrier_company_id = app.company_id() and o.company_id <> app.company_id()`;

const OWN_DRIVERS = sql`select d.id from driver d where d.company_id = app.company_id() and d.user_id = app.user_id()`;
/** Whoever only reads and is a driver of the company sees what they drive; asked once, not of every order. */
const NO_DRIVER = sql`(select not exists (${OWN_DRIVERS}))`;
const DRIVER = sql`(select exists (${OWN_DRIVERS})) and o.driver_id in (${OWN_DRIVERS})`;

/** The orders that were asked for, by whose they are; where nothing was said, what usually belongs together. */
function sidesOf({ sides }: Query, usual: readonly Sql[]): readonly Sql[] {
  const asked = new Set(typeof sides === 'string' && !isNoFilter(sides) ? splitValues(sides) : []);
  if (asked.size === 0) return usual;
  if (asked.size > 1) return [OWN, CARRIED];
  return asked.has('carried') ? [CARRIED] : [OWN];
}

/** Somebody without the right sees none, in the list as in its spreadsheet. */
function partsOf(name: OrderListName) {
  const { kind, client } = ORDER_LIST_TRAITS[name];
  const { read, write, client: clientRight } = ORDER_RIGHTS[kind];
  const ofKind = (part: Sql) => sql`${part} and o.kind = ${sql.lit(kind)}`;
  return (context: ListContext, query: Query): readonly Sql[] => {
    const held = context.actor?.permissions ?? new Set<string>();
    if (!holds(held, client ? clientRight : read)) return [sql`false`];
    if (client) return [ofKind(CLIENT)];
    // A transport company sees what it carries among its own, and who drives sees all they drive.
    const seen = sidesOf(query, holds(held, CARRIER_COMPANY) ? [OWN, CARRIED] : [OWN]).map(ofKind);
    if (holds(held, write)) return seen;
    const driven = sidesOf(query, [OWN, CARRIED]).map(ofKind);
    return [...seen.map((part) => sql`${part} and ${NO_DRIVER}`), ...driven.map((part) => sql`${part} and ${DRIVER}`)];
  };
}

/** Whose parts ask for more than a company and a kind: whoever may be a driver is shown what they drive. */
function isTallied(name: OrderListName) {
  const { kind, client } = ORDER_LIST_TRAITS[name];
  return ({ actor }: ListContext) => client || (actor !== null && holds(actor.permissions, ORDER_RIGHTS[kind].write));
}

/**
 * What is rare is found by trigrams, what is common by reading the company's texts; the few that are too long for their
 * index are always read.
 */
function searchOf(name: OrderListName) {
  const kind = sql.lit(ORDER_LIST_TRAITS[name].kind);
  const isShort = sql`octet_length(o.search_text) <= 2000`;
  return (patterns: Sql): readonly Sql[] => {
    const isCommon = sql`(select app.is_common_in_load_orders(${kind}, ${patterns}))`;
    const matches = sql`o.search_text like all (${patterns})`;
    return [
      sql`not ${isCommon} and o.id in (select app.search_load_orders(${patterns})) and ${isShort}`,
      sql`${isCommon} and ${matches} and ${isShort}`,
      sql`${matches} and not (${isShort})`,
    ];
  };
}

function forReader(name: OrderListName) {
  const { kind, client } = ORDER_LIST_TRAITS[name];
  const full = { output: orderOutput(kind, true), filters: orderFilters(true) };
  const bare = { output: orderOutput(kind, false), filters: orderFilters(false) };
  return ({ actor }: ListContext) => (!client && actor && holds(actor.permissions, SEE_FREIGHT) ? full : bare);
}

export const orderListSources: readonly ListSource[] = ORDER_LIST_NAMES.map((name) => ({
  definition: ORDER_LISTS[name],
  from: sql`load_order o`,
  key: sql`o.id`,
  joins: ORDER_JOINS,
  parts: partsOf(name),
  output: orderOutput(ORDER_LIST_TRAITS[name].kind, false),
  filters: orderFilters(false),
  forReader: forReader(name),
  sortBy: {
    loadingDate: { sql: LOADING_DAY, notNull: true },
    deliveryDate: { sql: DELIVERY_DAY, notNull: true },
  },
  searchBy: searchOf(name),
  tally: {
    from: sql`load_order_tally o`,
    rows: sql`o.orders`,
    filters: TALLIED_FILTERS,
    serves: isTallied(name),
  },
}));
