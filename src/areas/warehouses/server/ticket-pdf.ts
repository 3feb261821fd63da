import qr from 'qrcode';
import { makePdf, type PdfDocument, printable } from '#platform/pdf/pdf-document.ts';

const MARGIN = 56;
const QR_SIDE = 230;
/** The white margin that readers need around the code, in modules. */
const QUIET_ZONE = 4;

export interface TicketSheet {
  readonly title: string;
  readonly warehouse: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly codeLabel: string;
  readonly code: string;
  readonly qr: string;
  readonly instructionsLabel: string;
  readonly instructions: string | null;
  readonly note: string;
  readonly createdAt: Date;
}

/** One page that a driver shows at the gate: the QR code, its characters, time, dock and where to go. */
export function ticketPdf(sheet: TicketSheet): Promise<Buffer> {
  return makePdf({ title: `${sheet.title} ${sheet.code}`, createdAt: sheet.createdAt, margin: MARGIN }, (document) => {
    document.font('regular').fontSize(11).fillColor('#555555').text(printable(sheet.title));
    document.font('bold').fontSize(20).fillColor('#000000').text(printable(sheet.warehouse)).moveDown(0.8);
    const top = document.y;
    drawQr(document, sheet.qr, top);
    writeFacts(document, sheet.facts, top);
    document.y = Math.max(document.y, top + QR_SIDE + 8);
    document.x = MARGIN;
    document.font('regular').fontSize(10).fillColor('#555555').text(printable(sheet.codeLabel));
    document.font('bold').fontSize(26).fillColor('#000000').text(sheet.code, { characterSpacing: 3 }).moveDown(0.8);
    if (sheet.instructions) {
      document.font('bold').fontSize(11).text(printable(sheet.instructionsLabel));
      document.font('regular').fontSize(11).text(printable(sheet.instructions), { lineGap: 2 }).moveDown(0.8);
    }
    document.font('regular').fontSize(9).fillColor('#555555').text(printable(sheet.note));
  });
}

function drawQr(document: PdfDocument, content: string, top: number): void {
  const { modules } = qr.create(content, { errorCorrectionLevel: 'M' });
  const unit = QR_SIDE / (modules.size + 2 * QUIET_ZONE);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      document.rect(MARGIN + (column + QUIET_ZONE) * unit, top + (row + QUIET_ZONE) * unit, unit, unit);
    }
  }
  document.fill('#000000');
}

function writeFacts(document: PdfDocument, facts: TicketSheet['facts'], top: number): void {
  const x = MARGIN + QR_SIDE + 16;
  const width = document.page.width - MARGIN - x;
  document.y = top;
  for (const { label, value } of facts) {
    document.font('regular').fontSize(9).fillColor('#555555').text(printable(label), x, document.y, { width });
    document
      .font('bold')
      .fontSize(12)
      .fillColor('#000000')
      .text(printable(value), x, document.y, { width })
      .moveDown(0.5);
  }
}
