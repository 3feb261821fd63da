import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import type { ReportScreen } from '../rules/report-screen.ts';
import { dashboardQuery } from './dashboard.shapes.ts';
import { takeReport } from './report.permissions.ts';

export const REPORT_FORMATS = ['xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const of = (screen: ReportScreen) =>
  defineCall({
    id: `reports.${screen}Download`,
    method: 'POST',
    path: `/reports/${screen}/download`,
    summary: 'Orders the control centre as a spreadsheet or a PDF; it is found among the caller’s downloads.',
    access: { permission: takeReport(screen) },
    body: z.strictObject({ format: z.enum(REPORT_FORMATS), query: dashboardQuery }),
    status: 202,
    reply: z.object({ downloadId: idShape }),
  });

/** One for each control centre, under its permission and that of downloads. */
export const downloadReport = {
  overview: of('overview'),
  operations: of('operations'),
  shipper: of('shipper'),
  agro: of('agro'),
  agroShipper: of('agroShipper'),
  security: of('security'),
} as const satisfies Record<ReportScreen, unknown>;
