import { z } from 'zod';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import { type AnyRoute, type RequestContext, route } from '#platform/http/route.ts';
import type { DownloadMaker } from '#platform/list/download-maker.ts';
import { asOrderer } from '#platform/list/download-scope.ts';
import { orderDownload } from '#platform/list/order-download.ts';
import { type DashboardQuery, dashboardQuery } from '../../contract/dashboard.shapes.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { downloadReport, REPORT_FORMATS, type ReportFormat } from '../../contract/report-download.calls.ts';
import { REPORT_SCREENS, type ReportScreen } from '../../rules/report-screen.ts';
import { downloadOf } from '../../rules/report-title.ts';
import { refuseKind } from '../dashboard/dashboard.service.ts';
import { readReport, writeReport } from './make-report.ts';

/** As it was ordered, perhaps by an earlier version. */
const orderShape = z.object({ format: z.enum(REPORT_FORMATS), asked: dashboardQuery });

const maker = (screen: ReportScreen): DownloadMaker => ({
  id: downloadOf(screen),
  mayOrder: ({ permissions, companyId }) => companyId !== null && holds(permissions, takeReport(screen)),
  make: async ({ services, download, actor }) => {
    const { language, query } = download.order;
    const { format, asked } = orderShape.parse(query);
    const read = await asOrderer(services, download, undefined, (trx) =>
      readReport({ services, trx, actor }, { screen, query: asked, language }),
    );
    return writeReport(services, read, { format, language });
  },
});

export const reportMakers: readonly DownloadMaker[] = REPORT_SCREENS.map(maker);

interface Ordered {
  readonly body: { readonly format: ReportFormat; readonly query: DashboardQuery };
}

const order =
  (screen: ReportScreen) =>
  (context: RequestContext<Actor>, { body: { format, query: asked } }: Ordered) => {
    refuseKind(screen, asked.kind, 'query.kind');
    return orderDownload(context, { list: downloadOf(screen), query: { format, asked }, totalRows: null });
  };

export const reportDownloadRoutes: readonly AnyRoute[] = REPORT_SCREENS.map((screen) =>
  route(downloadReport[screen], order(screen)),
);
