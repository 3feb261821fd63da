/**
 * The compound file of the older Office formats: a small file system. Only its directory is read, to distinguish a
 * workbook from a document, and a workbook with macros from one without.
 */
const ENTRY_LENGTH = 128;
const FIRST_TABLE_SECTORS = 109;
const WORKBOOKS = new Set(['Workbook', 'Book']);
const PROGRAMS = /^(_VBA_PROJECT(_CUR)?|VBA|Macros)$/;

export function isOldSpreadsheet(content: Buffer): boolean {
  const names = directoryNames(content);
  return names.some((name) => WORKBOOKS.has(name)) && !names.some((name) => PROGRAMS.test(name));
}

function directoryNames(content: Buffer): readonly string[] {
  try {
    return [...directorySectors(content)].flatMap(namesIn);
  } catch (error) {
    // A position that points outside the content.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function* directorySectors(content: Buffer): Generator<Buffer> {
  const sectorSize = 2 ** content.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) return;
  // The header occupies one whole sector.
  const sectorAt = (index: number) => (index + 1) * sectorSize;
  const perSector = sectorSize / 4;
  const next = (sector: number) => {
    const block = Math.floor(sector / perSector);
    if (block >= FIRST_TABLE_SECTORS) throw new RangeError('beyond the first allocation table');
    const table = content.readUInt32LE(76 + block * 4);
    return content.readUInt32LE(sectorAt(table) + (sector % perSector) * 4);
  };
  const seen = new Set<number>();
  for (let sector = content.readUInt32LE(48); sectorAt(sector) + sectorSize <= content.length; sector = next(sector)) {
    if (seen.has(sector)) return;
    seen.add(sector);
    yield content.subarray(sectorAt(sector), sectorAt(sector) + sectorSize);
  }
}

function namesIn(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= sector.length; at += ENTRY_LENGTH) {
    const length = sector.readUInt16LE(at + 64);
    if (length >= 2 && length <= 64) names.push(sector.toString('utf16le', at, at + length - 2));
  }
  return names;
}
