import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

interface Entry {
  readonly name: Buffer;
  readonly content: Buffer;
  readonly checksum: number;
  readonly size: number;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day of the zip format: the same content always gives the same bytes. */
const DAY = 0x0021;

export interface ZipFile {
  readonly name: string;
  readonly pieces: Pieces;
}

type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/**
 * A zip archive that is written while its files are read, one after the other: at most one of them is in memory,
 * compressed. Compression runs outside the event loop, so other work continues.
 */
export async function* zipArchive(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  let count = 0;
  for await (const file of files) {
    const entry = await pack(file);
    const header = localHeader(entry);
    directory.push(centralHeader(entry, offset), entry.name);
    offset += header.length + entry.name.length + entry.content.length;
    count += 1;
    yield header;
    yield entry.name;
    yield entry.content;
  }
  const listing = Buffer.concat(directory);
  yield listing;
  yield endOfDirectory(count, listing.length, offset);
}

async function pack({ name, pieces }: ZipFile): Promise<Entry> {
  const deflate = createDeflateRaw();
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const compressed = finished(deflate);
  compressed.catch(() => undefined);
  let checksum = 0;
  let size = 0;
  try {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      checksum = crc32(bytes, checksum);
      size += bytes.length;
      await new Promise<void>((resolve, reject) =>
        deflate.write(bytes, (error) => (error ? reject(error) : resolve())),
      );
    }
    deflate.end();
    await compressed;
  } finally {
    deflate.destroy();
  }
  return { name: Buffer.from(name), content: Buffer.concat(chunks), checksum, size };
}

/** The part that both headers of an entry share: version, flags, method, time, day, checksum, sizes, lengths. */
function facts({ name, content, checksum, size }: Entry): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(UTF8_NAMES, 2);
  bytes.writeUInt16LE(DEFLATED, 4);
  bytes.writeUInt16LE(DAY, 8);
  bytes.writeUInt32LE(checksum, 10);
  bytes.writeUInt32LE(content.length, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

const signature = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const localHeader = (entry: Entry) => Buffer.concat([signature(LOCAL_HEADER), facts(entry)]);

function centralHeader(entry: Entry, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(CENTRAL_HEADER), madeBy, facts(entry), place]);
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt16LE(entries, 4);
  bytes.writeUInt16LE(entries, 6);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(END_OF_DIRECTORY), bytes]);
}
