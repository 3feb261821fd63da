import type { Sheet } from '#areas/imports/rules/cell.ts';
import { openArchive, TooHeavy } from './archive.ts';
import { fillMergedCells } from './merged-cells.ts';
import { type RawRow, readRows, settleTexts } from './sheet.ts';
import { readDateStyles, readTexts, readWorkbook } from './workbook-parts.ts';
import { MalformedXml } from './xml.ts';

export type SheetsReading =
  | { readonly sheets: readonly Sheet[] }
  | { readonly failure: 'invalidFileType' | 'tooHeavy' };

/** A file with its records on a later sheet is some other kind of file. */
const MAX_SHEETS = 5;

/** The first rows of the first sheets of a workbook, safe for any input. */
export async function readSheets(content: Buffer): Promise<SheetsReading> {
  try {
    return await readWhole(content);
  } catch (error) {
    if (error instanceof TooHeavy) return { failure: 'tooHeavy' };
    // zlib and Buffer report broken content with errors of their own.
    if (error instanceof MalformedXml || error instanceof RangeError || isZlibError(error)) {
      return { failure: 'invalidFileType' };
    }
    throw error;
  }
}

async function readWhole(content: Buffer): Promise<SheetsReading> {
  const part = await openArchive(content);
  if (!part) return { failure: 'invalidFileType' };
  const { sheets, from1904, stylesPath, textsPath } = readWorkbook(part);
  const formats = { from1904, dateStyles: readDateStyles((stylesPath && part(stylesPath)) ?? '') };
  const raw = sheets.slice(0, MAX_SHEETS).map(({ name, path }) => {
    const xml = part(path) ?? '';
    const rows = readRows(xml, formats);
    fillMergedCells(xml, rows);
    return { name, rows };
  });
  const wanted = sharedIndexes(raw.flatMap(({ rows }) => rows));
  const texts = readTexts((textsPath && part(textsPath)) ?? '', wanted);
  return { sheets: raw.map(({ name, rows }) => settleTexts(name, rows, texts)) };
}

function sharedIndexes(rows: readonly RawRow[]): ReadonlySet<number> {
  const cells = rows.flatMap((row) => [...row.cells.values()]);
  return new Set(cells.flatMap((cell) => (cell.kind === 'shared' ? [cell.index] : [])));
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && /^(Z_|ERR_BUFFER_TOO_LARGE)/.test((error as NodeJS.ErrnoException).code ?? '');
}
