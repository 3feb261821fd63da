import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const MAX_ENTRIES = 1_000;
/** A workbook of five megabytes unpacks to about fifty; a zip bomb to thousands. */
const MAX_UNPACKED = 100_000_000;
const MAX_CONTENT_TYPES = 1_000_000;
const CONTENT_TYPES = '[Content_Types].xml';
const WORKBOOK = 'xl/workbook.xml';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
/** Macros inside a workbook, old and new. */
const PROGRAMS = /(^|\/)(vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)/i;

/** A real .xlsx: contains a workbook, no macros, and really unpacks to an acceptable size, whatever it claims. */
export async function isSpreadsheet(content: Buffer): Promise<boolean> {
  const entries = readZipDirectory(content, MAX_ENTRIES);
  const types = entries?.find((entry) => entry.name === CONTENT_TYPES);
  if (!entries || !types || !entries.some((entry) => entry.name === WORKBOOK)) return false;
  if (types.declaredSize > MAX_CONTENT_TYPES) return false;
  if (new Set(entries.map((entry) => entry.name.toLowerCase())).size < entries.length) return false;
  if (entries.some((entry) => PROGRAMS.test(entry.name))) return false;
  if (!(await unpacksWithin(entries, MAX_UNPACKED))) return false;
  return (await unpack(types)).includes(WORKBOOK_TYPE);
}

async function unpacksWithin(entries: readonly ZipEntry[], limit: number): Promise<boolean> {
  const declared = entries.reduce((sum, entry) => sum + entry.declaredSize, 0);
  if (declared > limit) return false;
  try {
    for (const entry of entries) {
      let size = 0;
      for await (const chunk of unpacked(entry)) {
        size += chunk.length;
        // More than it claimed: no need to see how much more.
        if (size > entry.declaredSize) return false;
      }
      if (size < entry.declaredSize) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** In pieces, so that a zip bomb is never in memory as a whole. */
function unpacked(entry: ZipEntry): AsyncIterable<Buffer> {
  const packed = Readable.from([entry.data]);
  return entry.isCompressed ? packed.pipe(createInflateRaw()) : packed;
}

async function unpack(entry: ZipEntry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of unpacked(entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
