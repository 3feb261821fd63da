import { addDays } from '#kernel/dates.ts';
import { citiesOf } from './dimension.ts';
import type { DueBucket } from './due.ts';
import type { Punctuality } from './on-time.ts';
import type { Period } from './whole-months.ts';

/** The orders behind a number, as the lists of orders can be asked for them. */
export interface ListedTrips {
  readonly side?: 'own' | 'carrier' | undefined;
  /** Closed on one of these days, where the reader's company is. */
  readonly closed?: Period | undefined;
  readonly ended?: 'ended' | 'cancelled' | undefined;
  readonly delivery?: Punctuality | undefined;
  readonly loading?: Punctuality | undefined;
  readonly inFull?: boolean | undefined;
  readonly otif?: boolean | undefined;
  readonly receivable?: DueBucket | readonly DueBucket[] | undefined;
  readonly payable?: DueBucket | readonly DueBucket[] | undefined;
  readonly receivableDays?: Period | undefined;
  readonly payableDays?: Period | undefined;
  readonly incomeCurrency?: string | undefined;
  readonly costCurrency?: string | undefined;
  readonly client?: string | undefined;
  readonly carrier?: string | undefined;
  readonly operator?: string | undefined;
  readonly lane?: string | undefined;
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly country?: string | undefined;
  readonly category?: string | undefined;
  readonly vehicleType?: string | undefined;
  readonly driver?: string | undefined;
  readonly plate?: string | undefined;
  readonly state?: 'programmed' | 'assigned' | 'inProgress' | undefined;
  readonly loadingDay?: string | undefined;
  readonly late?: boolean | undefined;
  readonly silent?: boolean | undefined;
}

const DUE: Readonly<Record<DueBucket, string>> = {
  notDue: 'notDue',
  days30: 'upTo30',
  days60: 'upTo60',
  days90: 'upTo90',
  more: 'more',
};

const flag = (value: boolean | undefined, yes = 'yes', no = 'no') =>
  value === undefined ? undefined : value ? yes : no;

const spans = (due: ListedTrips['receivable']) =>
  due === undefined ? undefined : (typeof due === 'string' ? [due] : due).map((bucket) => DUE[bucket]);

/** The filters of the lists of orders, by their names in the address. */
export function tripFilters(trips: ListedTrips): Filters {
  const cities = trips.lane === undefined ? undefined : citiesOf(trips.lane);
  return {
    sides: trips.side === 'carrier' ? 'carried' : trips.side,
    closedFrom: trips.closed?.from,
    closedUntil: trips.closed?.until,
    ended: trips.ended,
    punctuality: trips.delivery,
    loadingPunctuality: trips.loading,
    inFull: flag(trips.inFull),
    otif: flag(trips.otif),
    receivableDue: spans(trips.receivable),
    payableDue: spans(trips.payable),
    receivableFrom: trips.receivableDays?.from,
    receivableUntil: trips.receivableDays?.until,
    payableFrom: trips.payableDays?.from,
    payableUntil: trips.payableDays?.until,
    incomeCurrencies: trips.incomeCurrency,
    costCurrencies: trips.costCurrency,
    clientCompanies: trips.client,
    providerCompanies: trips.carrier,
    operators: trips.operator,
    origins: trips.origin ?? cities?.origin,
    destinations: trips.destination ?? cities?.destination,
    originCountries: trips.country,
    categories: trips.category,
    typeTransportUnits: trips.vehicleType,
    truckers: trips.driver,
    plates: trips.plate,
    statuses: trips.state,
    loadingDates: trips.loadingDay && rangeFilter({ from: trips.loadingDay, until: trips.loadingDay }),
    late: trips.late ? 'true' : undefined,
    silent: trips.silent ? 'true' : undefined,
  };
}

/** A value contains no separator of values, a list of them is joined by one. */
export type Filters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Days of the filters that all lists have. */
export const rangeFilter = ({ from, until }: Period): readonly string[] => [from, until].map(written);
const written = (day: string) => day.split('-').reverse().join('-');

/** The screen of a list with its filters. */
export function cardAddress(screen: string, filters: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    query.set(name, (typeof value === 'string' ? [value] : value).map(encodeSigns).join());
  }
  const text = query.toString();
  return text === '' ? screen : `${screen}?${text}`;
}

/** Lists read these signs as the end of a value. */
const encodeSigns = (value: string) => value.replace(/[%,~]/g, (sign) => encodeURIComponent(sign).replace('~', '%7E'));

/** The last day of a month by its first. */
export const endOfMonth = (first: string): string => addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
