import type { ComposedReport } from '../rules/report-screen.ts';
import { type ComposedQuery, composedQueryParts } from './composed.shapes.ts';

/** What of an address is asked of the server; an address may be old or typed by hand, so unknown values are ignored. */
export function readSaved(report: ComposedReport, params: URLSearchParams): Partial<ComposedQuery> {
  const shapes = Object.entries(composedQueryParts[report].shape);
  const known = shapes.flatMap(([key, shape]) => {
    const text = params.get(key);
    const read = text ? shape.safeParse(text) : undefined;
    return read?.success && read.data !== undefined ? [[key, read.data] as const] : [];
  });
  return Object.fromEntries(known) as Partial<ComposedQuery>;
}
