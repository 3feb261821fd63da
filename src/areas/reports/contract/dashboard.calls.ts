import { defineCall } from '#kernel/api-call.ts';
import { dashboardQuery, dashboardReply } from './dashboard.shapes.ts';
import { REPORT_PERMISSIONS } from './report.permissions.ts';

const of = <S extends keyof typeof REPORT_PERMISSIONS>(screen: S, summary: string) =>
  defineCall({
    id: `reports.${screen}`,
    method: 'GET',
    path: `/reports/${screen}`,
    summary,
    access: { permission: REPORT_PERMISSIONS[screen] },
    query: dashboardQuery,
    reply: dashboardReply,
  });

/** One for each control centre, under its permission. */
export const readDashboard = {
  overview: of('overview', 'The company as a whole: its figures of a period as cards.'),
  operations: of('operations', 'The control centre of a carrier: its figures of a period as cards.'),
  shipper: of('shipper', 'The control centre of a shipper: its figures of a period as cards.'),
  agro: of('agro', 'The control centre of an agro carrier: its figures of a period as cards.'),
  agroShipper: of('agroShipper', 'The control centre of an agro shipper: its figures of a period as cards.'),
  security: of('security', 'The control centre of security: its figures of a period as cards.'),
} as const;
