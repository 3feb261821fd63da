import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { CARRIER_COMPANY, ORDER_RIGHTS, SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { listAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { type OpenOrders, openOrders, type TripFilter } from '#areas/load-orders/server/index.ts';
import { holds } from '#kernel/permission.ts';
import type { CardAddress } from '../../contract/dashboard.shapes.ts';
import { cardAddress, type ListedTrips, tripFilters } from '../../rules/card-address.ts';
import { citiesOf, type Dimension } from '../../rules/dimension.ts';
import type { ReportScreen } from '../../rules/report-screen.ts';
import type { Period } from '../../rules/whole-months.ts';
import {
  type Grouping,
  readBusiest,
  readFigures,
  readMoney,
  type TripChoice,
  type TripFigures,
  type TripMoney,
} from '../figures.repository.ts';
import { readFleetTrips, type TruckTrips } from '../fleet-trips.repository.ts';
import { addedUp } from './add-up.ts';
import type { DashboardAsk, DashboardReader } from './reader.ts';

export type CardSide = 'own' | 'carrier';

interface Trait {
  /** Without a kind in the address. */
  readonly kinds: readonly OrderKind[];
  /** Also what the company drives for others. */
  readonly drives: boolean;
}

/** Which trips a control centre is about; docs/measures.md says why. */
const TRAITS: Readonly<Record<ReportScreen, Trait>> = {
  overview: { kinds: ORDER_KINDS, drives: true },
  operations: { kinds: ORDER_KINDS, drives: true },
  shipper: { kinds: ORDER_KINDS, drives: false },
  agro: { kinds: ['agro'], drives: true },
  agroShipper: { kinds: ['agro'], drives: false },
  security: { kinds: ORDER_KINDS, drives: true },
};

export function kindsOf(screen: ReportScreen, kind: OrderKind | undefined): readonly OrderKind[] {
  const { kinds } = TRAITS[screen];
  return kind !== undefined && kinds.includes(kind) ? [kind] : kinds;
}

/** What the lists of orders show: who is no transport company finds no orders of others there. */
const listedSides = ({ permissions }: DashboardReader): readonly CardSide[] =>
  holds(permissions, CARRIER_COMPANY) ? ['own', 'carrier'] : ['own'];

export const sidesOf = (screen: ReportScreen, reader: DashboardReader): readonly CardSide[] =>
  TRAITS[screen].drives ? listedSides(reader) : ['own'];

interface Reading {
  readonly grouping?: Grouping;
  readonly sides?: readonly CardSide[];
  readonly period?: Period;
  readonly kinds?: readonly OrderKind[];
}

/** What all cards of one reply share: which trips they are about, and what was read of them so far. */
export interface Scope extends DashboardAsk {
  readonly period: Period;
  readonly before: Period | null;
  readonly kinds: readonly OrderKind[];
  readonly sides: readonly CardSide[];
  readonly filters: TripChoice['filters'];
  /** The same, as areas below filter their orders. */
  readonly orders: TripFilter;
  /** Whether anything but a period is chosen. */
  readonly isFiltered: boolean;
  readonly showsFreight: boolean;
  /** The kinds that are asked for and of which any trip was ever closed. */
  readonly kindsEver: readonly OrderKind[];
  readonly showsCountries: boolean;
  figures(reading?: Reading): Promise<readonly TripFigures[]>;
  money(reading?: Reading): Promise<readonly TripMoney[]>;
  /** The values of a dimension with the most trips of the period. */
  busiest(dimension: Dimension, most: number): Promise<readonly string[]>;
  open(): Promise<readonly OpenOrders[]>;
  /** What each truck of the own fleet drove in a period, without what it is driving now. */
  fleetTrips(period: Period): Promise<readonly TruckTrips[]>;
  /** What several cards need, read once. */
  shared<T>(name: string, make: () => Promise<T>): Promise<T>;
  /**
   * The list with exactly these orders, within what the whole reply is filtered by; each kind has a list of its own, by
   * default those of which a trip was closed in the period. Null where no list has all of them.
   */
  address(
    trips: ListedTrips,
    about?: { readonly sides?: readonly CardSide[]; readonly kinds?: readonly OrderKind[] },
  ): CardAddress;
}

export interface ScopeAsk {
  readonly period: Period;
  readonly before: Period | null;
  /** The kinds of which the company ever closed a trip. */
  readonly kindsEver: readonly OrderKind[];
  /** Those of the period, and of the one before. */
  readonly kindsShown: readonly OrderKind[];
  /** The chosen client is a company whose orders are driven, and lists of orders know none such. */
  readonly isForeignClient: boolean;
}

export function scopeOf(ask: DashboardAsk, { period, before, isForeignClient, ...used }: ScopeAsk): Scope {
  const { trx, reader, screen, query } = ask;
  const { client, carrier, operator, lane, category } = query;
  const showsCountries = holds(reader.permissions, SEE_COUNTRIES);
  // As in lists: for others the filter does not apply.
  const country = showsCountries ? query.country : undefined;
  const kinds = kindsOf(screen, query.kind);
  const sides = sidesOf(screen, reader);
  const filters = given({ client, carrier, operator, lane, country, category });
  const cities = lane === undefined ? {} : citiesOf(lane);
  const orders = { companyId: reader.companyId, sides, kinds, client, carrier, operator, country, category, ...cities };
  const known = new Map<string, Promise<unknown>>();
  const shared = <T>(name: string, make: () => Promise<T>) => {
    const found = known.get(name) ?? make();
    known.set(name, found);
    return found as Promise<T>;
  };
  const once = <T extends object>(
    name: string,
    reading: Reading,
    read: (choice: TripChoice, grouping: Grouping) => Promise<T[]>,
  ) => {
    const { grouping = {}, ...rest } = { sides, period, kinds, ...reading };
    return shared<readonly T[]>(JSON.stringify([name, grouping, rest]), () =>
      readSides(rest, (choice) => read(choice, grouping)),
    );
  };
  const choicesOf = (about: Required<Omit<Reading, 'grouping'>>) =>
    about.sides.map((side) => ({ companyId: reader.companyId, side, kinds: about.kinds, filters, ...about.period }));
  const readSides = async <T extends object>(
    about: Required<Omit<Reading, 'grouping'>>,
    read: (choice: TripChoice) => Promise<T[]>,
  ) => {
    return addedUp(await Promise.all(choicesOf(about).map(read)));
  };
  const ever = kinds.filter((kind) => used.kindsEver.includes(kind));
  const shown = kinds.filter((kind) => used.kindsShown.includes(kind));
  const listed = [shown, ever, kinds.slice(0, 1)].find((some) => some.length > 0) ?? [];
  return {
    ...ask,
    ...{ period, before, kinds, sides, filters, orders },
    isFiltered: Object.keys(filters).length > 0 || query.kind !== undefined,
    showsFreight: holds(reader.permissions, SEE_FREIGHT),
    kindsEver: ever,
    showsCountries,
    figures: (reading = {}) => once('figures', reading, (choice, grouping) => readFigures(trx, choice, grouping)),
    money: (reading = {}) => once('money', reading, (choice, grouping) => readMoney(trx, choice, grouping)),
    busiest: (dimension, most) => readBusiest(trx, choicesOf({ sides, period, kinds }), { dimension, most }),
    open: () => shared('open', () => openOrders(trx, { ...orders, today: reader.today })),
    fleetTrips: (of) =>
      shared(`fleetTrips ${of.from} ${of.until}`, () =>
        readFleetTrips(trx, { ...of, companyId: reader.companyId, sides, kinds, filters, zone: reader.zone }),
      ),
    shared,
    address: (trips, about = {}) => {
      const { kinds: wantedKinds = listed, sides: wanted = sides } = about;
      if (isForeignClient) return null;
      const side = wanted.length === listedSides(reader).length ? undefined : wanted[0];
      const asked = tripFilters({ side, client, carrier, operator, lane, country, category, ...trips });
      const lists = wantedKinds
        .filter((kind) => holds(reader.permissions, ORDER_RIGHTS[kind].read))
        .map((kind) => ({ kind, address: cardAddress(listAddress(listOf(kind, false)), asked) }));
      if (lists.length === 0) return null;
      // The name of its kind says that a list has not all of them.
      return wantedKinds.length === 1 ? lists[0]!.address : lists;
    },
  };
}

function given(filters: Readonly<Partial<Record<Dimension, string | undefined>>>): Partial<Record<Dimension, string>> {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Record<Dimension, string>>;
}
