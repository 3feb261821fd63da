import { inflateRawSync } from 'node:zlib';

/** The entries of an archive whose headers contain their sizes, by name. */
export function unzip(archive: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const packed = archive.readUInt32LE(at + 18);
    const nameEnd = at + 30 + archive.readUInt16LE(at + 26);
    const start = nameEnd + archive.readUInt16LE(at + 28);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    entries.set(archive.toString('utf8', at + 30, nameEnd), content.toString());
    at = start + packed;
  }
  return entries;
}
