/**
 * The directory of a ZIP archive, read strictly: the archive must begin and end with the file, so that nothing can hide
 * before or behind it, and both descriptions of an entry must agree.
 */
export interface ZipEntry {
  readonly name: string;
  readonly isCompressed: boolean;
  readonly declaredSize: number;
  readonly data: Buffer;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const COMMENT_MAX = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** Where the end record begins, if it is the very end of the content. */
function findEnd(content: Buffer): number | undefined {
  const first = Math.max(0, content.length - END_LENGTH - COMMENT_MAX);
  for (let at = content.length - END_LENGTH; at >= first; at -= 1) {
    const closes = content.readUInt32LE(at) === END_MARK;
    if (closes && at + END_LENGTH + content.readUInt16LE(at + 20) === content.length) return at;
  }
  return undefined;
}

export function endsAsArchive(content: Buffer): boolean {
  return findEnd(content) !== undefined;
}

/** The entries, or undefined when the archive is not plain and complete. */
export function readZipDirectory(content: Buffer, maxEntries: number): readonly ZipEntry[] | undefined {
  try {
    return readEntries(content, maxEntries);
  } catch (error) {
    // A position that points outside the content.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readEntries(content: Buffer, maxEntries: number): readonly ZipEntry[] | undefined {
  const end = findEnd(content);
  if (end === undefined || content.readUInt32LE(0) !== LOCAL_MARK) return undefined;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count > maxEntries || at + content.readUInt32LE(end + 12) !== end) return undefined;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(content, at);
    if (!entry) return undefined;
    entries.push(entry);
    at += ENTRY_LENGTH + content.readUInt16LE(at + 28) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return at === end ? entries : undefined;
}

function readEntry(content: Buffer, at: number): ZipEntry | undefined {
  const method = content.readUInt16LE(at + 10);
  const packedSize = content.readUInt32LE(at + 20);
  const nameLength = content.readUInt16LE(at + 28);
  const local = content.readUInt32LE(at + 42);
  const name = content.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
  const localNameLength = content.readUInt16LE(local + 26);
  const localName = content.toString('utf8', local + LOCAL_LENGTH, local + LOCAL_LENGTH + localNameLength);
  const start = local + LOCAL_LENGTH + localNameLength + content.readUInt16LE(local + 28);
  const isSound =
    content.readUInt32LE(at) === ENTRY_MARK &&
    content.readUInt32LE(local) === LOCAL_MARK &&
    (content.readUInt16LE(at + 8) & ENCRYPTED) === 0 &&
    (method === STORED || method === DEFLATED) &&
    content.readUInt16LE(local + 8) === method &&
    name === localName &&
    start + packedSize <= content.length;
  if (!isSound) return undefined;
  return {
    name,
    isCompressed: method === DEFLATED,
    declaredSize: content.readUInt32LE(at + 24),
    data: content.subarray(start, start + packedSize),
  };
}
