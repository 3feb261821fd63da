import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import type { ComposedReport } from '../rules/report-screen.ts';
import { composedQuery, composedReply } from './composed.shapes.ts';
import { COMPOSED_PERMISSIONS, takeReport } from './report.permissions.ts';
import { REPORT_FORMATS } from './report-download.calls.ts';

const of = (report: ComposedReport, summary: string) =>
  defineCall({
    id: `reports.${report}`,
    method: 'GET',
    path: `/reports/${report}`,
    summary,
    access: { permission: COMPOSED_PERMISSIONS[report] },
    query: composedQuery[report],
    reply: composedReply,
  });

/** What a person composes: by what, which measures, of which period and filters. */
export const readComposed = {
  scorecards: of('scorecards', 'Scorecards of carriers, drivers, trucks and others, by the chosen measures.'),
  lanes: of('lanes', 'What was moved on lanes, from and to cities or month by month, by the chosen measures.'),
  payments: of('payments', 'What waits to be received and paid, by partner, age, month, currency or side.'),
  documents: of('documents', 'Drivers and vehicles by the first of their documents to expire.'),
} as const;

const download = (report: ComposedReport) =>
  defineCall({
    id: `reports.${report}Download`,
    method: 'POST',
    path: `/reports/${report}/download`,
    summary: 'Orders the composed report as a spreadsheet or a PDF; it is found among the caller’s downloads.',
    access: { permission: takeReport(report) },
    body: z.strictObject({ format: z.enum(REPORT_FORMATS), query: composedQuery[report] }),
    status: 202,
    reply: z.object({ downloadId: idShape }),
  });

export const downloadComposed = {
  scorecards: download('scorecards'),
  lanes: download('lanes'),
  payments: download('payments'),
  documents: download('documents'),
} as const;
