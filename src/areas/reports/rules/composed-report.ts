import { addDays } from '#kernel/dates.ts';
import { measureOf } from './composed-measures.ts';
import type { PeriodAsk } from './report-period.ts';
import type { ComposedReport, ReportScreen } from './report-screen.ts';
import type { Period } from './whole-months.ts';

/** What the rows of each report are about; the first is the usual one. */
export const GROUPINGS = {
  scorecards: ['carrier', 'driver', 'truck', 'operator', 'client', 'vehicleType'],
  lanes: ['lane', 'origin', 'destination', 'month', 'category', 'vehicleType', 'client', 'carrier'],
  payments: ['partner', 'bucket', 'dueMonth', 'currency', 'side', 'lane', 'operator'],
  documents: ['fleet', 'documentType', 'owner', 'bucket', 'expiryMonth'],
} as const satisfies Readonly<Record<ComposedReport, readonly string[]>>;
export type TripGrouping = (typeof GROUPINGS)['scorecards' | 'lanes'][number];
export type PaymentGrouping = (typeof GROUPINGS)['payments'][number];
export type DocumentGrouping = (typeof GROUPINGS)['documents'][number];

/**
 * The control centres that show the figures of each report: who opens one of them may compose the report, and it counts
 * the trips of the first of them.
 */
export const CENTRES = {
  scorecards: ['overview', 'operations', 'shipper', 'agroShipper'],
  lanes: ['overview', 'operations', 'shipper', 'agro', 'agroShipper'],
  payments: ['overview', 'operations', 'shipper'],
  documents: ['overview', 'operations', 'security'],
} as const satisfies Readonly<Record<ComposedReport, readonly ReportScreen[]>>;

/** What waits to be paid and what expires lies ahead, and belongs to no period that is over. */
export const LOOKS_AHEAD: Readonly<Record<ComposedReport, boolean>> = {
  scorecards: false,
  lanes: false,
  payments: true,
  documents: true,
};

/** Of a report that looks ahead: today and the days after it; all of it has neither beginning nor end. */
export function periodAhead(ask: PeriodAsk, today: string): Period | null {
  if (ask.period === 'all') return null;
  if (ask.period === 'custom') return { from: ask.from ?? today, until: ask.until ?? today };
  return { from: today, until: addDays(today, Number(ask.period)) };
}

export const isWithin = (day: string | null, period: Period | null): boolean =>
  period === null || (day !== null && day >= period.from && day <= period.until);

/** The fleets whose documents are looked at. */
export const FLEETS = [
  'ownDriver',
  'spotDriver',
  'ownTruck',
  'spotTruck',
  'ownSemitrailer',
  'spotSemitrailer',
] as const;

export const PAGE_SIZES = [25, 50, 100] as const;
/** More groups than this are no table any more: the first ones by the order that was asked for. */
export const ROWS_MAX = 5000;
/** More bars would not be read. */
export const CHARTED = 15;

/** Months are listed in their order, everything else by what counts most. */
const IN_TIME: ReadonlySet<string> = new Set(['month', 'dueMonth', 'expiryMonth']);
export const isInTime = (grouping: string): boolean => IN_TIME.has(grouping);
/** Groups that have an order of their own. */
export const isOrdered = (grouping: string): boolean => isInTime(grouping) || grouping === 'bucket';

export interface Order {
  /** A measure, or the name of the group. */
  readonly by: string;
  readonly isFalling: boolean;
}

export const BY_NAME = 'name';

/** What can be sorted by: a measure with one column. */
export function isSortable(report: ComposedReport, by: string): boolean {
  if (by === BY_NAME) return true;
  const measure = measureOf(report, by);
  return measure !== undefined && !measure.isPerCurrency;
}

/** As the address says it; the usual order where it says nothing, or names a column that is not shown. */
export function orderOf(sort: string | undefined, grouping: string, columns: readonly string[]): Order {
  const by = sort?.replace(/^-/, '');
  if (sort !== undefined && by !== undefined && (by === BY_NAME || columns.includes(by))) {
    return { by, isFalling: sort.startsWith('-') };
  }
  const [first] = columns;
  if (isOrdered(grouping) || first === undefined) return { by: BY_NAME, isFalling: false };
  return { by: first, isFalling: true };
}
