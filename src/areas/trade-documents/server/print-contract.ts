import { pdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { ContractSheet } from './contract-pdf.ts';

export const printPdf = pdfPrinter<ContractSheet>({ worker: 'contract-pdf.worker', beside: import.meta.url });
