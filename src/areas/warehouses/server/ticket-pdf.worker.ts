import { serveThread } from '#platform/threads/thread-pool.ts';
import { type TicketSheet, ticketPdf } from './ticket-pdf.ts';

/** One ticket after another; the caller sets the time limit. */
serveThread((sheet: TicketSheet) => ticketPdf(sheet));
