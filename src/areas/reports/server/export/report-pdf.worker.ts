import { serveThread } from '#platform/threads/thread-pool.ts';
import { type PrintedReport, reportPdf } from './report-pdf.ts';

/** One report after another; the caller sets the time limit. */
serveThread((report: PrintedReport) => reportPdf(report));
