import { z } from 'zod';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import { type AnyRoute, type RequestContext, route } from '#platform/http/route.ts';
import type { DownloadMaker } from '#platform/list/download-maker.ts';
import { asOrderer } from '#platform/list/download-scope.ts';
import { orderDownload } from '#platform/list/order-download.ts';
import { downloadComposed } from '../../contract/composed.calls.ts';
import { type ComposedQuery, composedQuery } from '../../contract/composed.shapes.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { REPORT_FORMATS, type ReportFormat } from '../../contract/report-download.calls.ts';
import { COMPOSED_REPORTS, type ComposedReport } from '../../rules/report-screen.ts';
import { downloadOf } from '../../rules/report-title.ts';
import { centreOf } from '../composed/composed.service.ts';
import { refuseKind } from '../dashboard/dashboard.service.ts';
import { readReport, writeReport } from './make-report.ts';

const maker = (report: ComposedReport): DownloadMaker => ({
  id: downloadOf(report),
  mayOrder: ({ permissions, companyId }) => companyId !== null && holds(permissions, takeReport(report)),
  make: async ({ services, download, actor }) => {
    const { language, query } = download.order;
    // As it was ordered, perhaps by an earlier version.
    const { format, asked } = z.object({ format: z.enum(REPORT_FORMATS), asked: composedQuery[report] }).parse(query);
    const read = await asOrderer(services, download, undefined, (trx) =>
      readReport({ services, trx, actor }, { composed: report, query: asked, language }),
    );
    return writeReport(services, read, { format, language });
  },
});

export const composedMakers: readonly DownloadMaker[] = COMPOSED_REPORTS.map(maker);

interface Ordered {
  readonly body: { readonly format: ReportFormat; readonly query: ComposedQuery };
}

const order =
  (report: ComposedReport) =>
  (context: RequestContext<Actor>, { body: { format, query: asked } }: Ordered) => {
    refuseKind(centreOf(report, context.actor), asked.kind, 'query.kind');
    return orderDownload(context, { list: downloadOf(report), query: { format, asked }, totalRows: null });
  };

export const composedDownloadRoutes: readonly AnyRoute[] = COMPOSED_REPORTS.map((report) =>
  route(downloadComposed[report], order(report)),
);
