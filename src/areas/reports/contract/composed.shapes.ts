import { z } from 'zod';
import { MEASURES_MAX, measureOf, namesIn } from '../rules/composed-measures.ts';
import { FLEETS, GROUPINGS, isSortable, LOOKS_AHEAD, PAGE_SIZES } from '../rules/composed-report.ts';
import { COMPOSED_REPORTS, type ComposedReport } from '../rules/report-screen.ts';
import { UNITS } from '../rules/units.ts';
import {
  address,
  chartCard,
  choices,
  dashboardQueryParts,
  label,
  note,
  PERIODS,
  period,
  value,
  withPeriod,
} from './dashboard.shapes.ts';

/** Longer than the names of all measures together. */
const NAMES_TEXT_MAX = 400;
const PAGE_MAX = 10_000;

/** What every composed report is asked for; all of it stands in the address of its screen. */
function partsOf(report: ComposedReport) {
  const isKnown = (name: string) => measureOf(report, name) !== undefined;
  return z.strictObject({
    period: z.enum(PERIODS).default(LOOKS_AHEAD[report] ? 'all' : '30'),
    ...dashboardQueryParts.pick({ from: true, until: true }).shape,
    grouping: z.enum(GROUPINGS[report]).default(GROUPINGS[report][0]),
    /** The columns in their order; without any the usual ones. */
    measures: z
      .string()
      .max(NAMES_TEXT_MAX)
      .refine((text) => namesIn(text).every(isKnown), { params: { code: 'choice' } })
      .refine((text) => namesIn(text).length <= MEASURES_MAX, {
        params: { code: 'maxItems', params: { count: MEASURES_MAX } },
      })
      .optional(),
    /** A measure, or the name of the group; falling with a dash before it. */
    sort: z
      .string()
      .max(60)
      .refine((text) => isSortable(report, text.replace(/^-/, '')), { params: { code: 'choice' } })
      .optional(),
    page: z.coerce.number<number>().int().min(1).max(PAGE_MAX).default(1),
    size: z.coerce
      .number<number>()
      .int()
      .refine((size) => (PAGE_SIZES as readonly number[]).includes(size), { params: { code: 'choice' } })
      .default(PAGE_SIZES[0]),
  });
}

const aboutTrips = dashboardQueryParts.pick({
  client: true,
  carrier: true,
  operator: true,
  lane: true,
  country: true,
  category: true,
  kind: true,
}).shape;

export const composedQueryParts = {
  scorecards: partsOf('scorecards').extend(aboutTrips),
  lanes: partsOf('lanes').extend(aboutTrips),
  payments: partsOf('payments').extend(aboutTrips),
  documents: partsOf('documents').extend({ fleet: z.enum(FLEETS).optional() }),
} as const;

type Parts = typeof composedQueryParts;
type Queries = { readonly [R in ComposedReport]: z.output<Parts[R]> };

/** What any of them may be asked for. */
export type ComposedQuery = Omit<Queries['lanes'], 'grouping'> &
  Partial<Pick<Queries['documents'], 'fleet'>> & { readonly grouping: Queries[ComposedReport]['grouping'] };
type ComposedShape = z.ZodType<ComposedQuery, Partial<ComposedQuery>>;

export const composedQuery: Readonly<Record<ComposedReport, ComposedShape>> = {
  scorecards: withPeriod(composedQueryParts.scorecards),
  lanes: withPeriod(composedQueryParts.lanes),
  payments: withPeriod(composedQueryParts.payments),
  documents: withPeriod(composedQueryParts.documents),
};

const cell = z.object({
  value,
  /** Of the period before; null where nothing is compared. */
  before: value,
  /** The list of exactly what was counted. */
  address,
});
export type ComposedCell = z.output<typeof cell>;

const column = z.object({
  /** A measure; one per currency has a column for each. */
  id: z.string(),
  unit: z.enum(UNITS),
  currency: z.string().nullable(),
  sortable: z.boolean(),
  rising: z.enum(['good', 'bad']).nullable(),
});
export type ComposedColumn = z.output<typeof column>;

const row = z.object({ key: z.string(), label, address, cells: z.array(cell) });
export type ComposedRow = z.output<typeof row>;

export const composedReply = z.object({
  report: z.enum(COMPOSED_REPORTS),
  /** Null is all there is. */
  period: period.nullable(),
  before: period.nullable(),
  isEmpty: z.boolean(),
  wider: z.enum(PERIODS).nullable(),
  grouping: z.string(),
  columns: z.array(column),
  rows: z.array(row),
  /** Of all rows, a cell for each column. */
  totals: z.array(cell),
  totalRows: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
  order: z.object({ by: z.string(), isFalling: z.boolean() }),
  chart: chartCard.nullable(),
  notes: z.array(note),
  choices,
  /** What the reader may choose: measures as far as they may be seen. */
  measures: z.array(z.string()),
  showsFreight: z.boolean(),
});
export type Composed = z.output<typeof composedReply>;
