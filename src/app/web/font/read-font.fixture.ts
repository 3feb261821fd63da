import { brotliDecompressSync } from 'node:zlib';

/** Tags by their number in a WOFF2 directory, as far as they occur before the ones that are read. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'.split(
    ' ',
  );
const OTHER_TAG = 63;
const HEADER = 48;

/** Reads one value after the other. */
class Reader {
  readonly #bytes: Buffer;
  #at: number;
  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  take(length: number): Buffer {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** Seven bits in each byte, the highest first. */
  number(): number {
    let value = 0;
    for (;;) {
      const byte = this.take(1).readUInt8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

/** The tables of a WOFF2 file; those that are stored transformed are of no interest here. */
function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const directory = new Reader(file, HEADER);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = directory.take(1).readUInt8();
    const known = flags & 63;
    const tag = known === OTHER_TAG ? directory.take(4).toString('latin1') : (TAGS[known] ?? `#${known}`);
    const length = directory.number();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? directory.number() : length };
  });
  const content = new Reader(brotliDecompressSync(directory.take(file.readUInt32BE(20))));
  return new Map(entries.map(({ tag, length }) => [tag, content.take(length)]));
}

/** The characters a font draws, from the groups of its widest character map. */
function charactersIn(map: Buffer): ReadonlySet<number> {
  const characters = new Set<number>();
  for (let nth = 0; nth < map.readUInt16BE(2); nth += 1) {
    const table = map.subarray(map.readUInt32BE(4 + nth * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group += 1) {
        const from = table.readUInt32BE(16 + group * 12);
        for (let code = from; code <= table.readUInt32BE(20 + group * 12); code += 1) characters.add(code);
      }
    } else if (format === 4) {
      const half = table.readUInt16BE(6);
      for (let segment = 0; segment < half; segment += 2) {
        const from = table.readUInt16BE(16 + half + segment);
        const to = table.readUInt16BE(14 + segment);
        for (let code = from; code <= to && code < 0xffff; code += 1) characters.add(code);
      }
    }
  }
  return characters;
}

export interface ReadFont {
  readonly characters: ReadonlySet<number>;
  /** Names of what it can replace letters by: `tnum` for figures of one width. */
  readonly features: ReadonlySet<string>;
}

export function readFont(file: Buffer): ReadFont {
  const tables = tablesOf(file);
  const layout = tables.get('GSUB')!;
  const list = layout.subarray(layout.readUInt16BE(6));
  const features = Array.from({ length: list.readUInt16BE(0) }, (_, nth) =>
    list.toString('latin1', 2 + nth * 6, 6 + nth * 6),
  );
  return { characters: charactersIn(tables.get('cmap')!), features: new Set(features) };
}
