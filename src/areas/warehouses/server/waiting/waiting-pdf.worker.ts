import { serveThread } from '#platform/threads/thread-pool.ts';
import { type StatementSheet, waitingPdf } from './waiting-pdf.ts';

/** One statement after another; the caller sets the time limit. */
serveThread((sheet: StatementSheet) => waitingPdf(sheet));
