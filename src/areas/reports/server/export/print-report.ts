import { pdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { PrintedReport } from './report-pdf.ts';

export const printReport = pdfPrinter<PrintedReport>({ worker: 'report-pdf.worker', beside: import.meta.url });
