import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Valid and invalid files, generated here so that each says what is wrong with it. */

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);

export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

export const HTML_WITH_SCRIPT = Buffer.from(
  '<!DOCTYPE html><html><head><title>t</title><script>alert(1)</script></head>' +
    '<body onload="alert(2)"><p style="color: red; background: url(https://spy.example/x)">Olá</p>' +
    '<img src="https://spy.example/pixel.png"><a href="javascript:alert(3)">x</a></body></html>',
);

export const EML = Buffer.from(
  [
    'Received: by mx.example; Tue, 3 Feb 2026 10:00:00 +0000',
    'From: =?utf-8?Q?Jos=C3=A9?= <jose@exemplo.test>',
    'To: Ana <ana@exemplo.test>',
    'Subject: Nota <b>fiscal</b>',
    'Date: Tue, 3 Feb 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Segue a nota</p><script>alert(1)</script><img src="cid:logo@x"><img src="https://spy.example/p.gif">',
    '--b',
    'Content-Type: image/png',
    'Content-ID: <logo@x>',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="nota.pdf"',
    '',
    'x',
    '--b--',
    '',
  ].join('\r\n'),
);

/** Padding that fills a file up to a size without changing its kind. */
export function padded(content: Buffer, size: number): Buffer {
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([content, Buffer.alloc(size - content.length - end.length, '%'), end]);
}

export async function picture(width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const noise = sharp({ create: { width, height, channels: 3, background: '#d08020' } });
  return noise.toFormat(format).toBuffer();
}

/** A valid PNG of one-bit pixels: a few kilobytes that would decode to 400 million pixels. */
export function hugePng(width = 20_000, height = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
  /** The uncompressed size the archive claims, when that is wrong. */
  readonly declaredSize?: number;
}

export function zip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize = content.length } of parts) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, place, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, entries, Buffer.from('PK\x05\x06'), end]);
}

const TYPES =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

export function workbook(extra: readonly ZipPart[] = []): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: Buffer.from(TYPES) },
    { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
    ...extra,
  ]);
}

/** The smallest compound file with the given names in its directory. */
export function compoundFile(...names: readonly string[]): Buffer {
  const SECTOR = 512;
  const END = 0xfffffffe;
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(END, 4);
  const directory = Buffer.alloc(SECTOR);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
  }
  return Buffer.concat([header, table, directory]);
}
