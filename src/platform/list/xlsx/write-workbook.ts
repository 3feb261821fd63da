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
  /** Off where the rows are no table. */
  readonly hasFilter?: boolean;
}

const SHEET_NAME_MAX = 31;

/**
 * Writes a workbook while the rows of its sheets arrive, batch by batch. Libraries that take the whole table at once
 * block the event loop for seconds at a hundred thousand rows, while the server has other requests.
 */
export async function writeWorkbook(...sheets: readonly [Sheet, ...Sheet[]]): Promise<Buffer> {
  return buffer(
    zipArchive([
      { name: '[Content_Types].xml', pieces: [contentTypes(sheets.length)] },
      { name: '_rels/.rels', pieces: [packageRelations] },
      { name: 'xl/workbook.xml', pieces: [workbook(sheetNames(sheets))] },
      { name: 'xl/_rels/workbook.xml.rels', pieces: [workbookRelations(sheets.length)] },
      { name: 'xl/styles.xml', pieces: [styles] },
      ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, pieces: sheetXml(sheet) })),
    ]),
  );
}

async function* sheetXml({ columns, rows, hasFilter = true }: Sheet): AsyncGenerator<string> {
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
  const filter = hasFilter ? `<autoFilter ref="A1:${letters.at(-1)}${written}"/>` : '';
  yield `</sheetData>${filter}</worksheet>`;
}

/** Spreadsheet programs refuse longer names, some characters, and two sheets of one name in whatever case. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }) => {
    const plain = name.replace(/[[\]:*?/\\']/g, ' ').trim() || '1';
    let free = plain.slice(0, SHEET_NAME_MAX);
    for (let nth = 2; taken.has(free.toLowerCase()); nth += 1) {
      const ending = ` ${nth}`;
      free = plain.slice(0, SHEET_NAME_MAX - ending.length) + ending;
    }
    taken.add(free.toLowerCase());
    return escapeText(free).replace(/"/g, '&quot;');
  });
}
