import { serveThread } from '#platform/threads/thread-pool.ts';
import { type ContractSheet, contractPdf } from './contract-pdf.ts';

/** One contract after another; the caller sets the time limit. */
serveThread((sheet: ContractSheet) => contractPdf(sheet));
