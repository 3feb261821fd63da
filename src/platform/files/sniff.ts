import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '#kernel/file-calls.ts';
import { isOldSpreadsheet } from './compound-file.ts';
import { isSpreadsheet } from './spreadsheet-archive.ts';
import { textKind } from './text-kind.ts';
import { endsAsArchive } from './zip-directory.ts';

/** Acrobat's own rule for the position of the end mark. */
const PDF_TAIL = 1024;

/**
 * The kind of a file by its content alone; undefined for everything the product does not accept. Images are re-encoded
 * afterwards, mails and pages are rebuilt, so only PDF and spreadsheets must be proven to be nothing else besides.
 */
export async function sniff(content: Buffer): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(content);
  switch (found?.ext) {
    case 'png':
      return 'png';
    case 'jpg':
      return 'jpeg';
    case 'pdf':
      return isPdf(content) ? 'pdf' : undefined;
    case 'cfb':
      return isOldSpreadsheet(content) ? 'xls' : undefined;
    case 'zip':
    case 'xlsx':
      return (await isSpreadsheet(content)) ? 'xlsx' : undefined;
    case 'xml':
    case undefined:
      return textKind(content);
    default:
      return undefined;
  }
}

function isPdf(content: Buffer): boolean {
  const isWhole = content.subarray(-PDF_TAIL).includes('%%EOF');
  return /^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8)) && isWhole && !endsAsArchive(content);
}
