import type { z } from 'zod';
import { isDay, parseDay } from './dates.ts';

/** `01-02-2026,28-02-2026` → both days as YYYY-MM-DD, the first not after the second. */
export function parseRange(text: string): { readonly from: string; readonly to: string } | undefined {
  const [start = '', end = '', ...rest] = text.split(',');
  const from = parseDay(start);
  const to = parseDay(end);
  return from && to && from <= to && rest.length === 0 ? { from, to } : undefined;
}

/** The longest span between the days of two filters. */
const SPAN_YEARS = 10;

/** What is wrong with two days of which the first begins and the second ends a span. */
export function spanProblem(first: unknown, last: unknown) {
  if (typeof first !== 'string' || typeof last !== 'string' || !isDay(first) || !isDay(last)) return undefined;
  if (last < first) return { code: 'beforeFirstDay' };
  const longest = `${Number(first.slice(0, 4)) + SPAN_YEARS}${first.slice(4)}`;
  return last > longest ? { code: 'maxYears', params: { count: SPAN_YEARS } } : undefined;
}

/** Refuses a span of two filters that ends before it begins, or is too long, at its last day. */
export function spanned<S extends z.ZodObject>(
  filters: Readonly<Record<string, { readonly until?: string }>>,
  shape: S,
): S {
  const spans = Object.entries(filters).flatMap(([from, { until }]) => (until ? [{ from, until }] : []));
  if (spans.length === 0) return shape;
  return shape.superRefine((query, context) => {
    for (const { from, until } of spans) {
      const params = spanProblem(query[from], query[until]);
      if (params) context.addIssue({ code: 'custom', path: [until], params });
    }
  });
}
