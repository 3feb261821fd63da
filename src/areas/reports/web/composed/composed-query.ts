import type { ComposedQuery } from '#areas/reports/contract/composed.shapes.ts';
import { readSaved } from '#areas/reports/contract/saved-query.ts';
import { GROUPINGS, LOOKS_AHEAD, PAGE_SIZES } from '#areas/reports/rules/composed-report.ts';
import type { ComposedReport } from '#areas/reports/rules/report-screen.ts';
import type { Period } from '../filters/report-query.ts';

/** Everything a person composed, as the address bar stores it. */
export type Asked = Partial<ComposedQuery>;

export const PAGE = 'page';
/** Compared with the period before, as on the control centres. */
const COMPARE = 'compare';

export const usualPeriod = (report: ComposedReport): Period => (LOOKS_AHEAD[report] ? 'all' : '30');

/** A link may be old or typed by hand: what makes no sense is left out, so that the screen always opens. */
export function readComposition(report: ComposedReport, params: URLSearchParams): Asked {
  const { period = usualPeriod(report), from, until, ...asked } = readSaved(report, params);
  if (period !== 'custom') return { period, ...asked };
  if (!from || !until || from > until) return { period: usualPeriod(report), ...asked };
  return { period, from, until, ...asked };
}

/** One part of the address; the usual is left out, and other rows begin on their first page. */
export function withPart(
  report: ComposedReport,
  params: URLSearchParams,
  part: 'grouping' | 'measures' | 'sort' | 'page' | 'size' | 'fleet',
  value: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (part !== PAGE) changed.delete(PAGE);
  // Another grouping has other names, and may lack the column of the order.
  if (part === 'grouping') changed.delete('sort');
  const usual = { grouping: GROUPINGS[report][0] as string, page: '1', size: String(PAGE_SIZES[0]) };
  if (!value || value === (usual as Partial<Record<typeof part, string>>)[part]) changed.delete(part);
  else changed.set(part, value);
  return changed;
}

/** What is saved under a name: all of it but the page. */
export function savedQuery(report: ComposedReport, params: URLSearchParams): string {
  const { page: _, size: __, ...asked } = readComposition(report, params);
  const saved = new URLSearchParams();
  for (const [name, value] of Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (value !== undefined) saved.set(name, String(value));
  }
  if (params.get(COMPARE) === 'no') saved.set(COMPARE, 'no');
  return saved.toString();
}
