import { inflateRawSync } from 'node:zlib';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { zip } from '#platform/files/nasty-files.fixture.ts';
import { readZipDirectory } from '#platform/files/zip-directory.ts';

/** A real .xlsx of one sheet. */
export function spreadsheet(data: SheetData, sheet = 'Hoja1'): Promise<Buffer> {
  return writeXlsxFile(data, { sheet, dateFormat: 'dd/mm/yyyy' }).toBuffer();
}

/** The same file with one of its parts replaced. */
export function rewritten(file: Buffer, path: string, rewrite: (xml: string) => string): Buffer {
  const parts = (readZipDirectory(file, 1_000) ?? []).map(({ name, data, isCompressed }) => {
    const content = isCompressed ? inflateRawSync(data) : data;
    return { name, content: name === path ? Buffer.from(rewrite(content.toString())) : content };
  });
  return zip(parts);
}

export const SHEET = 'xl/worksheets/sheet1.xml';
