import type { Actor } from '#platform/actor.ts';
import { type AnyRoute, type RequestContext, readingRoute } from '#platform/http/route.ts';
import { readComposed } from '../../contract/composed.calls.ts';
import type { ComposedQuery } from '../../contract/composed.shapes.ts';
import { COMPOSED_REPORTS, type ComposedReport } from '../../rules/report-screen.ts';
import { readerOf } from '../dashboard/reader.ts';
import { composedOf, pageOf } from './composed.service.ts';

const read =
  (report: ComposedReport) =>
  async (
    { services, trx, actor, now, language }: RequestContext<Actor>,
    { query }: { readonly query: ComposedQuery },
  ) =>
    pageOf(await composedOf({ services, trx, reader: readerOf(actor, now), report, query, language }), query);

export const composedRoutes: readonly AnyRoute[] = COMPOSED_REPORTS.map((report) =>
  readingRoute(readComposed[report], read(report)),
);
