import { readDashboard } from '#areas/reports/contract/dashboard.calls.ts';
import type { DashboardQuery } from '#areas/reports/contract/dashboard.shapes.ts';
import type { Actor } from '#platform/actor.ts';
import { type AnyRoute, type RequestContext, readingRoute } from '#platform/http/route.ts';
import { REPORT_SCREENS, type ReportScreen } from '../rules/report-screen.ts';
import { dashboardOf } from './dashboard/dashboard.service.ts';
import { readerOf } from './dashboard/reader.ts';

const read =
  (screen: ReportScreen) =>
  ({ services, trx, actor, now, language }: RequestContext<Actor>, { query }: { readonly query: DashboardQuery }) =>
    dashboardOf({ services, trx, reader: readerOf(actor, now), screen, query, language });

export const dashboardRoutes: readonly AnyRoute[] = REPORT_SCREENS.map((screen) =>
  readingRoute(readDashboard[screen], read(screen)),
);
