import { makePdf, type PdfDocument, printable } from '#platform/pdf/pdf-document.ts';
import { drawChart, heightOf } from '../../rules/chart/draw-chart.ts';
import type { Drawing } from '../../rules/chart/shapes.ts';
import { LINE } from '../../rules/chart/shapes.ts';
import { colourOf, paint } from './paint-shapes.ts';
import type { PrintedChart, PrintedNumber, PrintedTable, ReportSheet } from './report-sheet.ts';
import { withUnit } from './report-workbook.ts';

const MARGIN = 40;
const FOOTER = 40;
const GAP = 14;
const TILE = { columns: 3, height: 62, gap: 10 } as const;
const LOGO = { width: 130, height: 36 } as const;
const ROW = 15;
const INK = '#1f2933';
const QUIET = '#66717d';
const RULE = '#d5dae0';
const BAND = '#f3f4f6';

/** Where `pageText` names the page and their number: characters that no text contains. */
export const PAGE_MARK = '\u{E000}';
export const COUNT_MARK = '\u{E001}';

export interface PrintedReport {
  readonly sheet: ReportSheet;
  /** PNG or JPEG. */
  readonly logo: Uint8Array | null;
  readonly colour: string;
  /** `Page 1 of 2`, with the marks in place of the numbers. */
  readonly pageText: string;
  readonly createdAt: Date;
}

/** The report on pages of A4: what it is about, its numbers, its charts and tables, and what its measures mean. */
export function reportPdf({ sheet, logo, colour, pageText, createdAt }: PrintedReport): Promise<Buffer> {
  return makePdf({ title: sheet.title, createdAt, margin: MARGIN }, (document) => {
    writeHead(document, sheet, logo, colour);
    if (sheet.empty) paragraph(document, sheet.empty, 11);
    writeNumbers(document, sheet, colour);
    for (const card of sheet.cards) {
      if (card.kind === 'chart') writeChart(document, card);
      else writeTable(document, card, sheet.words.name);
    }
    writeMeasures(document, sheet.notes);
    numberPages(document, pageText);
  });
}

const widthOf = (document: PdfDocument) => document.page.width - 2 * MARGIN;
const bottomOf = (document: PdfDocument) => document.page.height - MARGIN - FOOTER;

/** Begins a new page where so much does not fit on this one. */
function needRoom(document: PdfDocument, height: number): void {
  if (document.y + height <= bottomOf(document)) return;
  document.addPage();
  document.y = MARGIN;
}

function writeHead(document: PdfDocument, sheet: ReportSheet, logo: Uint8Array | null, colour: string): void {
  const { title, companyName, facts } = sheet;
  const width = widthOf(document);
  document.rect(0, 0, document.page.width, 6).fill(colour);
  if (logo) {
    const fit: [number, number] = [LOGO.width, LOGO.height];
    document.image(Buffer.from(logo), MARGIN + width - LOGO.width, MARGIN - 10, { fit, align: 'right' });
  }
  const textWidth = width - (logo ? LOGO.width + GAP : 0);
  document.font('regular').fontSize(10).fillColor(QUIET);
  document.text(printable(companyName), MARGIN, MARGIN - 10, { width: textWidth });
  document.font('bold').fontSize(18).fillColor(INK).text(printable(title), { width: textWidth }).moveDown(0.3);
  document.fontSize(9);
  for (const { label, value } of facts) {
    document
      .font('regular')
      .fillColor(QUIET)
      .text(printable(`${label}: `), MARGIN, document.y, { width, continued: true });
    document.font('bold').fillColor(INK).text(printable(value));
  }
  document.y += GAP;
}

function paragraph(document: PdfDocument, text: string, size: number): void {
  needRoom(document, 3 * LINE);
  document.font('regular').fontSize(size).fillColor(QUIET);
  document.text(printable(text), MARGIN, document.y, { width: widthOf(document) });
  document.y += 3;
}

function writeNumbers(document: PdfDocument, { numbers, words }: ReportSheet, colour: string): void {
  const width = (widthOf(document) - (TILE.columns - 1) * TILE.gap) / TILE.columns;
  for (let first = 0; first < numbers.length; first += TILE.columns) {
    needRoom(document, TILE.height + TILE.gap);
    const top = document.y;
    for (const [column, number] of numbers.slice(first, first + TILE.columns).entries())
      writeTile(document, number, words.before, { x: MARGIN + column * (width + TILE.gap), y: top, width, colour });
    document.y = top + TILE.height + TILE.gap;
  }
  for (const { title, notes } of numbers) for (const note of notes) paragraph(document, `${title}: ${note}`, 8);
  if (numbers.length > 0) document.y += GAP / 2;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly colour: string;
}

function writeTile(
  document: PdfDocument,
  tile: PrintedNumber,
  beforeWord: string,
  { x, y, width, colour }: Place,
): void {
  document.rect(x, y, width, TILE.height).fill(BAND);
  document.rect(x, y, 3, TILE.height).fill(colour);
  const within = { width: width - 20, lineBreak: false, ellipsis: true } as const;
  document
    .font('regular')
    .fontSize(8.5)
    .fillColor(QUIET)
    .text(printable(tile.title), x + 12, y + 8, within);
  const value = tile.unit === 'money' || tile.now.value === null ? tile.now.text : `${tile.now.text} ${tile.unitName}`;
  document
    .font('bold')
    .fontSize(16)
    .fillColor(INK)
    .text(printable(value.trim()), x + 12, y + 22, within);
  if (!tile.before) return;
  document.font('regular').fontSize(8).fillColor(QUIET);
  document.text(printable(`${beforeWord}: ${tile.before.text}`), x + 12, y + 46, within);
}

function cardTitle(document: PdfDocument, title: string, room: number): void {
  needRoom(document, 2 * LINE + room);
  document
    .font('bold')
    .fontSize(11)
    .fillColor(INK)
    .text(printable(title), MARGIN, document.y, { width: widthOf(document) });
  document.y += 4;
}

function writeChart(document: PdfDocument, chart: PrintedChart): void {
  const drawing: Drawing = { ...chart, categories: chart.categories.map(({ text }) => text) };
  const height = heightOf(drawing);
  cardTitle(document, withUnit(chart.title, chart), height + 2 * LINE);
  const top = document.y;
  paint(document, drawChart(drawing, { x: MARGIN, y: top, width: widthOf(document), height }));
  document.y = top + height + 6;
  if (chart.series.length > 1 && chart.form !== 'heat' && chart.form !== 'donut') writeLegend(document, chart);
  writeNotes(document, chart.notes);
}

/** The name of each series behind a piece of what it is drawn with. */
function writeLegend(document: PdfDocument, { series, form }: PrintedChart): void {
  const isLines = form === 'lines' || form === 'burnUp';
  const right = MARGIN + widthOf(document);
  let [x, y] = [MARGIN, document.y];
  for (const [index, { name }] of series.entries()) {
    const text = printable(name);
    const width = document.font('regular').fontSize(8).widthOfString(text);
    if (x + width + 24 > right) [x, y] = [MARGIN, y + LINE + 3];
    paint(
      document,
      isLines
        ? [
            {
              kind: 'line',
              points: [
                [x, y + 5],
                [x + 14, y + 5],
              ],
              series: index,
            },
            { kind: 'mark', at: [x + 7, y + 5], series: index },
          ]
        : [{ kind: 'box', x, y: y + 1, width: 14, height: 8, fill: { series: index } }],
    );
    document
      .font('regular')
      .fontSize(8)
      .fillColor(INK)
      .text(text, x + 18, y, { lineBreak: false });
    x += width + 34;
  }
  document.y = y + LINE + 6;
}

function writeNotes(document: PdfDocument, notes: readonly string[]): void {
  for (const note of notes) paragraph(document, note, 8);
  document.y += GAP;
}

function writeTable(document: PdfDocument, table: PrintedTable, nameWord: string): void {
  const { title, columns, countryTitle, rows, notes } = table;
  const count = columns.length + (countryTitle === null ? 0 : 1);
  cardTitle(document, title, 3 * ROW);
  const width = widthOf(document);
  const first = Math.max(width * 0.24, Math.min(width * 0.4, width - count * 70));
  const step = (width - first) / Math.max(1, count);
  const line = (texts: readonly string[], font: 'bold' | 'regular') => {
    const y = document.y;
    document
      .font(font)
      .fontSize(count > 6 ? 7 : 8)
      .fillColor(INK);
    for (const [index, text] of texts.entries()) {
      const place = index === 0 ? MARGIN : MARGIN + first + (index - 1) * step;
      const room = (index === 0 ? first : step) - 6;
      const align = index === 0 ? 'left' : 'right';
      document.text(printable(text), place + 3, y + 3, { width: room, align, height: ROW - 4, ellipsis: true });
    }
    document
      .lineWidth(0.5)
      .strokeColor(RULE)
      .moveTo(MARGIN, y + ROW)
      .lineTo(MARGIN + width, y + ROW)
      .stroke();
    document.y = y + ROW;
  };
  const heading = () => {
    document.rect(MARGIN, document.y, width, ROW).fill(BAND);
    line(
      [
        nameWord,
        ...(countryTitle === null ? [] : [countryTitle]),
        ...columns.map((column) => withUnit(column.title, column)),
      ],
      'bold',
    );
  };
  heading();
  for (const { label, country, readings } of rows) {
    if (document.y + ROW > bottomOf(document)) {
      needRoom(document, ROW + 1);
      heading();
    }
    line([label.text, ...(countryTitle === null ? [] : [country]), ...readings.map(({ text }) => text)], 'regular');
  }
  document.y += 4;
  writeNotes(document, notes);
}

function writeMeasures(document: PdfDocument, { title, lines }: ReportSheet['notes']): void {
  cardTitle(document, title, 4 * LINE);
  for (const line of lines) paragraph(document, line, 8);
}

function numberPages(document: PdfDocument, pageText: string): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Text below the margin would start a new page.
    document.page.margins.bottom = 0;
    const text = pageText.replace(PAGE_MARK, String(page + 1)).replace(COUNT_MARK, String(count));
    document.font('regular').fontSize(8).fillColor(QUIET);
    document.text(printable(text), MARGIN, document.page.height - 34, { width: widthOf(document), align: 'center' });
  }
}

/** The colour of the product, for companies without one of their own. */
export const OWN_COLOUR = colourOf(0);
