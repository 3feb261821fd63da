import { makePdf, type PdfDocument, printable } from '#platform/pdf/pdf-document.ts';

const MARGIN = 56;
const COLUMN = 170;

export interface StatementLine {
  readonly label: string;
  readonly value: string;
  /** Who recorded it. */
  readonly source?: string;
}

export interface StatementSheet {
  readonly title: string;
  readonly warehouse: string;
  readonly parts: readonly { readonly title: string; readonly lines: readonly StatementLine[] }[];
  readonly note: string;
  readonly createdAt: Date;
}

/** One page: what was booked, when the truck was where, and what the waiting comes to. */
export function waitingPdf({ title, warehouse, parts, note, createdAt }: StatementSheet): Promise<Buffer> {
  return makePdf({ title, createdAt, margin: MARGIN }, (document) => {
    document.font('regular').fontSize(11).fillColor('#555555').text(printable(title));
    document.font('bold').fontSize(20).fillColor('#000000').text(printable(warehouse)).moveDown(0.8);
    for (const part of parts) {
      document.font('bold').fontSize(12).text(printable(part.title), MARGIN).moveDown(0.4);
      for (const line of part.lines) writeLine(document, line);
      document.moveDown(0.8);
    }
    document.font('regular').fontSize(9).fillColor('#555555').text(printable(note), MARGIN);
  });
}

function writeLine(document: PdfDocument, { label, value, source }: StatementLine): void {
  const top = document.y;
  const x = MARGIN + COLUMN;
  const width = document.page.width - MARGIN - x;
  document.font('regular').fontSize(10).fillColor('#555555');
  document.text(printable(label), MARGIN, top, { width: COLUMN - 12 });
  const below = document.y;
  document.font('bold').fontSize(10.5).fillColor('#000000').text(printable(value), x, top, { width });
  if (source)
    document.font('regular').fontSize(9).fillColor('#555555').text(printable(source), x, document.y, { width });
  document.fillColor('#000000');
  document.y = Math.max(below, document.y) + 4;
}
