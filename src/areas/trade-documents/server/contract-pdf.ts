import { makePdf, type PdfDocument, printable } from '#platform/pdf/pdf-document.ts';
import type { ContractText } from './contract-text.ts';

const MARGIN = 60;
const SIGNATURE_WIDTH = 200;
/** Below this height a block of signatures would be split between pages. */
const SIGNATURE_ROOM = 130;

/** Where `pageText` names the page and their number: characters that no text contains. */
export const PAGE_MARK = '\u{E000}';
export const COUNT_MARK = '\u{E001}';

export interface ContractSheet {
  readonly text: ContractText;
  /** Printed across every page until the contract is completed. */
  readonly draftMark: string | null;
  /** `Página 1 de 2`, with the marks in place of the numbers. */
  readonly pageText: string;
  readonly createdAt: Date;
}

/** The contract as a PDF of A4 pages, the same bytes for the same contract. */
export function contractPdf({ text, draftMark, pageText, createdAt }: ContractSheet): Promise<Buffer> {
  return makePdf({ title: text.title, createdAt, margin: MARGIN }, (document) => {
    writeBody(document, text);
    writeSignatures(document, text);
    decoratePages(document, draftMark, pageText);
  });
}

function writeBody(document: PdfDocument, { title, parties, clauses, closing }: ContractText): void {
  document.font('bold').fontSize(15).text(printable(title), { align: 'center' }).moveDown(1.2);
  const paragraph = (body: string) =>
    document.font('regular').fontSize(10.5).text(printable(body), { align: 'justify', lineGap: 2 }).moveDown(0.8);
  paragraph(parties);
  for (const [index, clause] of clauses.entries()) {
    document
      .font('bold')
      .fontSize(10.5)
      .text(printable(`${index + 1}. ${clause.title}`))
      .moveDown(0.2);
    paragraph(clause.text);
  }
  paragraph(closing);
}

function writeSignatures(document: PdfDocument, { signatures }: ContractText): void {
  const bottom = document.page.height - MARGIN;
  if (document.y + SIGNATURE_ROOM > bottom) document.addPage();
  const line = document.y + 70;
  const right = document.page.width - MARGIN - SIGNATURE_WIDTH;
  for (const [index, { name, role }] of signatures.entries()) {
    const x = index === 0 ? MARGIN : right;
    document
      .lineWidth(0.7)
      .moveTo(x, line)
      .lineTo(x + SIGNATURE_WIDTH, line)
      .stroke();
    const centred = { width: SIGNATURE_WIDTH, align: 'center' } as const;
    document
      .font('bold')
      .fontSize(9.5)
      .text(printable(name), x, line + 6, centred);
    document
      .font('regular')
      .fontSize(9)
      .text(printable(role), { ...centred });
  }
}

function decoratePages(document: PdfDocument, draftMark: string | null, pageText: string): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const { width, height } = document.page;
    // Text below the margin would start a new page.
    document.page.margins.bottom = 0;
    document
      .font('regular')
      .fontSize(8)
      .fillColor('#555555')
      .text(
        printable(pageText.replace(PAGE_MARK, String(page + 1)).replace(COUNT_MARK, String(count))),
        MARGIN,
        height - 40,
        { width: width - 2 * MARGIN, align: 'center' },
      );
    if (draftMark) {
      document.save().rotate(-45, { origin: [width / 2, height / 2] });
      document
        .font('bold')
        .fontSize(80)
        .fillColor('#999999', 0.18)
        .text(printable(draftMark), 0, height / 2 - 50, { width, align: 'center' });
      document.restore();
    }
    document.fillColor('#000000', 1);
  }
}
