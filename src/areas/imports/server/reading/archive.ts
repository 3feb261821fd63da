import { inflateRawSync } from 'node:zlib';
import { isSpreadsheet } from '#platform/files/spreadsheet-archive.ts';
import { readZipDirectory, type ZipEntry } from '#platform/files/zip-directory.ts';

const MAX_ENTRIES = 1_000;
/** A sheet of fifty records takes some hundred kilobytes; styles and shared texts may be larger. */
const PART_MAX = 40_000_000;

/** A workbook that is far larger inside than an import needs. */
export class TooHeavy extends Error {}

export type Part = (path: string) => string | undefined;

/** Unpacks one part at a time, each within limits; undefined if the content is no workbook. */
export async function openArchive(content: Buffer): Promise<Part | undefined> {
  if (!(await isSpreadsheet(content))) return undefined;
  const entries = new Map(readZipDirectory(content, MAX_ENTRIES)?.map((entry) => [entry.name.toLowerCase(), entry]));
  return (path) => {
    const entry = entries.get(path.toLowerCase());
    return entry && unpack(entry);
  };
}

function unpack({ data, isCompressed, declaredSize }: ZipEntry): string {
  if (declaredSize > PART_MAX) throw new TooHeavy();
  const bytes = isCompressed ? inflateRawSync(data, { maxOutputLength: PART_MAX }) : data;
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}
