import type { ComposedReport } from './report-screen.ts';
import type { Unit } from './units.ts';

/** A column that a person may choose; docs/measures.md says what each of them means. */
export interface ComposedMeasure {
  readonly unit: Unit;
  /** Only for readers who see freights. */
  readonly isMoney?: true;
  /** As it was agreed: a column for each currency, and nothing converted. */
  readonly isPerCurrency?: true;
  /** Whether more of it is better; nothing where it is neither. */
  readonly rising?: 'good' | 'bad';
  /** Known of these groupings alone. */
  readonly only?: readonly string[];
}

const SCORED = ['carrier', 'driver'] as const;

/** The same rules as those of the control centres, of which no measure has a second one. */
const OF_TRIPS = {
  trips: { unit: 'count' },
  otif: { unit: 'share', rising: 'good' },
  onTime: { unit: 'share', rising: 'good' },
  loadedOnTime: { unit: 'share', rising: 'good' },
  inFull: { unit: 'share', rising: 'good' },
  acceptance: { unit: 'minutes', rising: 'bad' },
  cancelled: { unit: 'count', rising: 'bad' },
  cancelledAssigned: { unit: 'count', rising: 'bad' },
  rating: { unit: 'count', only: SCORED },
  documentDays: { unit: 'days', only: SCORED },
  km: { unit: 'km' },
  tonnes: { unit: 'tonnes' },
  loaded: { unit: 'tonnes' },
  delivered: { unit: 'tonnes' },
  lost: { unit: 'tonnes', rising: 'bad' },
  difference: { unit: 'perThousand', rising: 'good' },
  income: { unit: 'money', isMoney: true, rising: 'good' },
  cost: { unit: 'money', isMoney: true },
  margin: { unit: 'money', isMoney: true, rising: 'good' },
  marginShare: { unit: 'share', isMoney: true, rising: 'good' },
  costPerKm: { unit: 'money', isMoney: true, rising: 'bad' },
  costPerTonne: { unit: 'money', isMoney: true, rising: 'bad' },
  incomePerCurrency: { unit: 'money', isMoney: true, isPerCurrency: true },
  costPerCurrency: { unit: 'money', isMoney: true, isPerCurrency: true },
  paidPerCurrency: { unit: 'money', isMoney: true, isPerCurrency: true },
  withoutRate: { unit: 'count', isMoney: true },
  withoutPrice: { unit: 'count', isMoney: true },
} as const satisfies Readonly<Record<string, ComposedMeasure>>;
export type TripMeasure = keyof typeof OF_TRIPS;

const OF_PAYMENTS = {
  receivable: { unit: 'money', isMoney: true },
  overdueReceivable: { unit: 'money', isMoney: true },
  payable: { unit: 'money', isMoney: true },
  overduePayable: { unit: 'money', isMoney: true },
  balance: { unit: 'money', isMoney: true },
  receivableTrips: { unit: 'count', isMoney: true },
  payableTrips: { unit: 'count', isMoney: true },
  receivablePerCurrency: { unit: 'money', isMoney: true, isPerCurrency: true },
  payablePerCurrency: { unit: 'money', isMoney: true, isPerCurrency: true },
  withoutRate: { unit: 'count', isMoney: true },
} as const satisfies Readonly<Record<string, ComposedMeasure>>;
export type PaymentMeasure = keyof typeof OF_PAYMENTS;

const OF_DOCUMENTS = {
  records: { unit: 'count' },
  expired: { unit: 'count' },
  within7: { unit: 'count' },
  within14: { unit: 'count' },
  within30: { unit: 'count' },
  valid: { unit: 'count' },
  documentDays: { unit: 'days' },
} as const satisfies Readonly<Record<string, ComposedMeasure>>;
export type DocumentMeasure = keyof typeof OF_DOCUMENTS;

type Measures = Readonly<Record<string, ComposedMeasure>>;

function chosen<T extends Measures, K extends keyof T & string>(measures: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, measures[name]])) as Pick<T, K>;
}

/** What each report offers, in the order in which it is offered. */
export const COMPOSED_MEASURES: Readonly<Record<ComposedReport, Measures>> = {
  scorecards: chosen(
    OF_TRIPS,
    ...(['trips', 'otif', 'onTime', 'loadedOnTime', 'inFull', 'acceptance', 'cancelled', 'cancelledAssigned'] as const),
    ...(['rating', 'documentDays', 'km', 'tonnes', 'cost', 'costPerKm', 'costPerTonne'] as const),
  ),
  lanes: chosen(
    OF_TRIPS,
    ...(['trips', 'km', 'tonnes', 'otif', 'onTime', 'loadedOnTime', 'inFull', 'cancelled', 'income', 'cost'] as const),
    ...(['margin', 'marginShare', 'costPerKm', 'costPerTonne', 'incomePerCurrency', 'costPerCurrency'] as const),
    ...(['paidPerCurrency', 'withoutRate', 'withoutPrice', 'loaded', 'delivered', 'lost', 'difference'] as const),
  ),
  payments: OF_PAYMENTS,
  documents: OF_DOCUMENTS,
};

/** The measure of that name, if the report has one: names come from addresses, and may be anything. */
export const measureOf = (report: ComposedReport, name: string): ComposedMeasure | undefined =>
  Object.hasOwn(COMPOSED_MEASURES[report], name) ? COMPOSED_MEASURES[report][name] : undefined;

/** The columns of a report of which nobody chose any. */
const USUAL: Readonly<Record<ComposedReport, readonly string[]>> = {
  scorecards: ['trips', 'otif', 'acceptance', 'cancelledAssigned', 'rating', 'costPerKm', 'documentDays'],
  lanes: ['trips', 'km', 'tonnes', 'otif', 'income', 'cost', 'margin', 'costPerKm'],
  payments: ['receivable', 'overdueReceivable', 'payable', 'overduePayable', 'balance'],
  documents: ['records', 'expired', 'within7', 'within14', 'within30', 'valid'],
};

export const MEASURES_MAX = 12;

/** The names in a text of the address. */
export const namesIn = (text: string): readonly string[] => [...new Set(text.split(',').filter(Boolean))];

export interface MeasureAsk {
  readonly measures?: string | undefined;
  readonly grouping: string;
  readonly showsFreight: boolean;
}

export const isOffered = (
  report: ComposedReport,
  name: string,
  { grouping, showsFreight }: Omit<MeasureAsk, 'measures'>,
): boolean => {
  const measure = measureOf(report, name);
  if (measure === undefined || (measure.isMoney && !showsFreight)) return false;
  return measure.only === undefined || measure.only.includes(grouping);
};

/** The columns that a reader gets: those that were chosen, as far as they exist for the reader and the grouping. */
export function measuresOf(report: ComposedReport, ask: MeasureAsk): readonly string[] {
  const offered = (names: readonly string[]) => names.filter((name) => isOffered(report, name, ask));
  const wanted = offered(namesIn(ask.measures ?? ''));
  return wanted.length > 0 ? wanted : offered(USUAL[report]);
}
