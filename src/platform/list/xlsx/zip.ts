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
/** 1 January 1980, the first day a zip file knows: the same content always gives the same bytes. */
const DAY = 0x0021;

/** A zip archive grown piece by piece: only what is already compressed stays in memory, and other work goes on meanwhile. */
export class ZipArchive {
  readonly #entries: Entry[] = [];

  async add(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
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
    this.#entries.push({ name: Buffer.from(name), content: Buffer.concat(chunks), checksum, size });
  }

  toBuffer(): Buffer {
    const files: Buffer[] = [];
    const directory: Buffer[] = [];
    let offset = 0;
    for (const entry of this.#entries) {
      const header = localHeader(entry);
      files.push(header, entry.name, entry.content);
      directory.push(centralHeader(entry, offset), entry.name);
      offset += header.length + entry.name.length + entry.content.length;
    }
    const listing = Buffer.concat(directory);
    return Buffer.concat([...files, listing, endOfDirectory(this.#entries.length, listing.length, offset)]);
  }
}

/** What both headers of an entry say alike: version, flags, method, time, day, checksum, sizes, lengths. */
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
