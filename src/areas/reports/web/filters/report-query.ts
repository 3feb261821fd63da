import type { z } from 'zod';
import { type DashboardQuery, dashboardQuery, type PERIODS } from '#areas/reports/contract/dashboard.shapes.ts';

type Asked = z.input<typeof dashboardQuery>;
export type Period = (typeof PERIODS)[number];

/** The filters that offer what the company has, as the address names them. */
export const FILTERS = ['client', 'carrier', 'operator', 'lane', 'country', 'category', 'kind'] as const;
export type ReportFilter = (typeof FILTERS)[number];

const SHAPES = dashboardQuery.shape;
/** Everything of the address that is asked of the server. */
const KEYS = ['period', 'from', 'until', ...FILTERS] as const;
const USUAL: Period = '30';
const COMPARE = 'compare';

/** What a control centre shows, as the address bar stores it. */
export interface ReportState {
  readonly query: Omit<DashboardQuery, 'cards'>;
  readonly compares: boolean;
}

/** A link may be old or typed by hand: unknown values are ignored, so that the screen always opens. */
export function readReport(params: URLSearchParams, usual: Period = USUAL): ReportState {
  const known = KEYS.flatMap((key) => {
    const text = params.get(key);
    const read = text ? SHAPES[key].safeParse(text) : undefined;
    return read?.success ? [[key, read.data] as const] : [];
  });
  const { period = usual, from, until, ...filters } = Object.fromEntries(known) as Partial<DashboardQuery>;
  const compares = params.get(COMPARE) !== 'no';
  if (period !== 'custom') return { query: { period, ...filters }, compares };
  if (!from || !until || from > until) return { query: { period: usual, ...filters }, compares };
  return { query: { period, from, until, ...filters }, compares };
}

/** The usual is left out; parameters of others stay. */
export function writeReport(
  { query, compares }: ReportState,
  before: URLSearchParams,
  usual: Period = USUAL,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of [...KEYS, COMPARE]) params.delete(key);
  for (const key of KEYS) {
    const value = query[key];
    if (value && !(key === 'period' && value === usual)) params.set(key, value);
  }
  if (!compares) params.set(COMPARE, 'no');
  return params;
}

export function withPeriod(state: ReportState, period: Exclude<Period, 'custom'>): ReportState {
  const { from: _, until: __, ...query } = state.query;
  return { ...state, query: { ...query, period } };
}

export function withDays(state: ReportState, from: string, until: string): ReportState {
  return { ...state, query: { ...state.query, period: 'custom', from, until } };
}

/** Without a value, everything again. */
export function withFilter(state: ReportState, filter: ReportFilter, value: string | undefined): ReportState {
  const { [filter]: _, ...others } = state.query;
  return { ...state, query: { ...others, ...(value && { [filter]: value }) } as ReportState['query'] };
}

export function withoutFilters(state: ReportState): ReportState {
  return FILTERS.reduce<ReportState>((left, filter) => withFilter(left, filter, undefined), state);
}

export const isFiltered = ({ query }: ReportState): boolean => FILTERS.some((filter) => query[filter] !== undefined);

export const askedOf = ({ query }: ReportState): Asked => query;
