import { buffer } from 'node:stream/consumers';
import { zipArchive } from '../../files/zip-archive.ts';
import { type Cell, cellXml, columnName, escapeText } from './cell.ts';
import { contentTypes, packageRelations, sheetStart, styles, workbook, workbookRelations } from './styles.ts';

export interface SheetColumn {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly (readonly (Cell | null)[])[]>;
}

const SHEET_NAME_MAX = 31;

/**
 * Writes a workbook of one sheet while its rows arrive, batch by batch. Libraries that take the whole table at once
 * block the event loop for seconds at a hundred thousand rows, while the server has other requests.
 */
export async function writeWorkbook(sheet: Sheet): Promise<Buffer> {
  return buffer(
    zipArchive([
      { name: '[Content_Types].xml', pieces: [contentTypes] },
      { name: '_rels/.rels', pieces: [packageRelations] },
      { name: 'xl/workbook.xml', pieces: [workbook(sheetName(sheet.name))] },
      { name: 'xl/_rels/workbook.xml.rels', pieces: [workbookRelations] },
      { name: 'xl/styles.xml', pieces: [styles] },
      { name: 'xl/worksheets/sheet1.xml', pieces: sheetXml(sheet) },
    ]),
  );
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnName(index));
  const line = (cells: readonly (Cell | null)[], number: number) =>
    `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${letters[index]}${number}`)).join('')}</row>`;
  yield `${sheetStart}<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;
  yield line(
    columns.map(({ heading }) => ({ kind: 'heading', text: heading })),
    1,
  );
  let written = 1;
  for await (const batch of rows) {
    yield batch.map((cells, index) => line(cells, written + index + 1)).join('');
    written += batch.length;
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${written}"/></worksheet>`;
}

/** Spreadsheet programs refuse longer names, and some characters. */
function sheetName(name: string): string {
  const plain = name
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, SHEET_NAME_MAX);
  return escapeText(plain || '1').replace(/"/g, '&quot;');
}
