import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { DOCK_ACTIONS, DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { ANSWERS, DUE_SPAN_NAMES, ENDINGS, PUNCTUALITIES } from '#areas/load-orders/rules/closed-trip.ts';
import { BOOKING_FILTER } from '#areas/load-orders/rules/order-booking.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { STATUS_DISPLAY_ORDER, UNRATED } from '#areas/load-orders/rules/order-status.ts';
import {
  CATEGORIES,
  CONTAINER_TYPES,
  LOAD_CATEGORIES,
  SERVICE_TYPES,
  UNITS,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import type { ListColumn, ListFilter } from '#kernel/list-definition.ts';
import { forListedCodes, LISTED_CODES } from './order-codes.ts';

/** Which orders a list contains, and from which side they are seen. */
export interface ListedOrders {
  /** Where there are several, the same permissions open all of them. */
  readonly kinds: readonly [OrderKind, ...OrderKind[]];
  readonly client: boolean;
}

export const STATUS_FILTER = [...STATUS_DISPLAY_ORDER, UNRATED] as const;
/** The company's own orders, or those it drives for others. */
export const ORDER_LIST_SIDES = ['own', 'carried'] as const;

const hidden = (column: ListColumn): ListColumn => ({ ...column, hidden: true });
const plain: ListColumn = { kind: 'text', sortable: true };
const status: ListColumn = { kind: 'status', sortable: true };
const number: ListColumn = { kind: 'number', sortable: true };
const money: ListColumn = { kind: 'money', sortable: true };
const day: ListColumn = { kind: 'day', sortable: true };

/** What was paid is added up for each order, so orders are not sorted by it. */
const columns = {
  loadingOrderCode: plain,
  status,
  clientCompany: plain,
  origin: plain,
  destination: plain,
  plate: plain,
  trucker: plain,
  loadingDate: day,
  deliveryDate: day,
  providerCompany: plain,
  weight: number,
  weightUnit: { kind: 'status', unitOf: 'weight' },
  category: status,
  operator: hidden(plain),
  operationCode: hidden(plain),
  typeTransportUnit: hidden(status),
  trailerPlate: hidden(plain),
  typeOperation: hidden(status),
  action: hidden(status),
  serviceType: hidden(status),
  clientFreight: hidden(money),
  carrierFreight: hidden(money),
  transportFreight: hidden(money),
  paid: hidden({ kind: 'money' }),
  rest: hidden({ kind: 'money' }),
  paymentDifference: hidden({ kind: 'text' }),
  ...forListedCodes(() => hidden(plain)),
  orderCodes: hidden({ kind: 'tags' }),
  deliveryCodes: hidden({ kind: 'tags' }),
  containerType: hidden(status),
  schedulingStatus: hidden({ kind: 'status' }),
  route: { ...hidden(plain), exported: true },
  operationMode: hidden(status),
  createdAt: { kind: 'instant', sortable: true },
} as const satisfies Readonly<Record<string, ListColumn>>;

const options: ListFilter = { kind: 'options' };
/** Has the name of the column it filters. */
const optionsOf = (column: string): ListFilter => ({ kind: 'options', column });
const choice = (choices: readonly string[]): ListFilter => ({ kind: 'choice', choices });
const choiceOf = (column: string, choices: readonly string[]): ListFilter => ({ kind: 'choice', column, choices });
const listedCodes = Object.fromEntries(LISTED_CODES.map(({ listed }) => [`${listed}s`, optionsOf(listed)]));
const range: ListFilter = { kind: 'range' };
const flag: ListFilter = { kind: 'flag' };

const filters = {
  statuses: choiceOf('status', STATUS_FILTER),
  origins: options,
  destinations: options,
  originCountries: { ...choice(COUNTRY_CODES), catalogue: COUNTRY_CATALOGUE, shownTo: SEE_COUNTRIES },
  clientCompanies: optionsOf('clientCompany'),
  providerCompanies: optionsOf('providerCompany'),
  plates: optionsOf('plate'),
  truckers: optionsOf('trucker'),
  operators: optionsOf('operator'),
  categories: { ...choiceOf('category', LOAD_CATEGORIES), catalogue: CATEGORIES },
  weightUnits: { ...choiceOf('weightUnit', WEIGHT_UNITS), catalogue: UNITS },
  typeTransportUnits: { ...choiceOf('typeTransportUnit', TRUCK_TYPES), catalogue: TYPES },
  typeOperations: choiceOf('typeOperation', DOCK_OPERATION_NAMES),
  actions: choiceOf('action', DOCK_ACTIONS),
  serviceTypes: choiceOf('serviceType', SERVICE_TYPES),
  containerTypes: choiceOf('containerType', CONTAINER_TYPES),
  schedulingStatuses: choiceOf('schedulingStatus', BOOKING_FILTER),
  routes: options,
  withoutPath: flag,
  ...listedCodes,
  orderCodes: options,
  deliveryCodes: options,
  clientFreights: optionsOf('clientFreight'),
  carrierFreights: optionsOf('carrierFreight'),
  transportFreights: optionsOf('transportFreight'),
  late: flag,
  today: flag,
  silent: flag,
  loadingDates: range,
  deliveryDates: range,
  createdDates: range,
} as const satisfies Readonly<Record<string, ListFilter>>;

/** Of trips that are closed: what the figures of reports are made of, so that each of them opens the orders it counts. */
const closing = (filter: ListFilter): ListFilter => ({ ...filter, group: 'closing' });
const closed = {
  closedFrom: closing({ kind: 'from', until: 'closedUntil' }),
  closedUntil: closing({ kind: 'until' }),
  ended: closing(choice(ENDINGS)),
  punctuality: closing(choice(PUNCTUALITIES)),
  loadingPunctuality: closing(choice(PUNCTUALITIES)),
  inFull: closing(choice(ANSWERS)),
  otif: closing(choice(ANSWERS)),
} as const satisfies Readonly<Record<string, ListFilter>>;
/** What only readers of freights filter by. */
export const due = {
  receivableDue: closing(choice(DUE_SPAN_NAMES)),
  payableDue: closing(choice(DUE_SPAN_NAMES)),
  receivableFrom: closing({ kind: 'from', until: 'receivableUntil' }),
  receivableUntil: closing({ kind: 'until' }),
  payableFrom: closing({ kind: 'from', until: 'payableUntil' }),
  payableUntil: closing({ kind: 'until' }),
  incomeCurrencies: closing(options),
  costCurrencies: closing(options),
} as const satisfies Readonly<Record<string, ListFilter>>;

const company: Readonly<Record<string, ListColumn>> = { company: plain };
const tonnes: Readonly<Record<string, ListColumn>> = { loadedTn: number, deliveredTn: number };
const deliveries: Readonly<Record<string, ListColumn>> = {
  deliveries: number,
  deliveriesDone: number,
};
const OF_KIND: Readonly<Record<OrderKind, Readonly<Record<string, ListColumn>>>> = {
  normal: {},
  agro: tonnes,
  multipoint: deliveries,
};

const INTERNAL: ReadonlySet<string> = new Set([
  'clientCompany',
  'operator',
  'clientFreight',
  'carrierFreight',
  'transportFreight',
  'paid',
  'rest',
  'paymentDifference',
  'operationCode',
]);

/** Left out of the client's own list: its own name, and what is internal to the company. */
export function columnsOf({ kinds, client }: ListedOrders): Readonly<Record<string, ListColumn>> {
  const all: Record<string, ListColumn> = Object.assign({}, columns, ...kinds.map((kind) => OF_KIND[kind]));
  if (!client) return { ...all, company: hidden(plain) };
  return { ...company, ...Object.fromEntries(Object.entries(all).filter(([name]) => !INTERNAL.has(name))) };
}

export function filtersOf({ client }: ListedOrders): Readonly<Record<string, ListFilter>> {
  if (!client) return { ...filters, sides: choice(ORDER_LIST_SIDES), ...closed, ...due };
  const { clientCompanies, operators, clientFreights, carrierFreights, transportFreights, ...rest } = filters;
  return { companies: optionsOf('company'), ...rest, ...closed };
}

/** Weight, and for who may see prices what the client pays and what the carrier gets. */
export function totalsOf({ client }: ListedOrders): Readonly<Record<string, 'measure' | 'money'>> {
  return client ? { weight: 'measure' } : { weight: 'measure', clientFreight: 'money', carrierFreight: 'money' };
}
