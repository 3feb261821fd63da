import { type LooksLike, refuse } from './geo-file.ts';

const MAGIC: readonly (readonly [LooksLike, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x52, 0x49, 0x46, 0x46]],
];
const MARKS: readonly (readonly [encoding: string | null, readonly number[]])[] = [
  // Before UTF-16, whose mark it begins with.
  [null, [0xff, 0xfe, 0x00, 0x00]],
  [null, [0x00, 0x00, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** How XML and JSON begin. */
const BEGINNINGS = ['<', '{', '['].map((sign) => sign.charCodeAt(0));
const DECLARED = /^<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const KNOWN = /^(utf-?8|utf-?16(le|be)?|us-ascii|ascii)$/i;

/** The text of a file in UTF-8 or UTF-16; what is no text at all is refused as what it is. */
export function decodeText(bytes: Uint8Array): string {
  const looksLike = MAGIC.find(([, magic]) => startsWith(bytes, magic))?.[0];
  if (looksLike) refuse({ code: 'unknownFormat', looksLike });
  const encoding = encodingOf(bytes);
  const text = encoding === null ? null : decode(bytes, encoding);
  if (text === null) return refuseBytes(bytes);
  const declared = DECLARED.exec(text)?.[1];
  if (declared !== undefined && !KNOWN.test(declared)) refuse({ code: 'encoding', encoding: declared.toLowerCase() });
  if (text.includes('\0')) refuse({ code: 'unknownFormat', looksLike: 'binary' });
  return text;
}

function encodingOf(bytes: Uint8Array): string | null {
  const mark = MARKS.find(([, magic]) => startsWith(bytes, magic));
  if (mark) return mark[0];
  const [first, second] = bytes;
  if (first !== undefined && second === 0 && BEGINNINGS.includes(first)) return 'utf-16le';
  if (first === 0 && second !== undefined && BEGINNINGS.includes(second)) return 'utf-16be';
  return 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** XML or JSON in another encoding, or bytes that are no text. */
function refuseBytes(bytes: Uint8Array): never {
  const ascii = Array.from(bytes.subarray(0, 400), (byte) => String.fromCharCode(byte)).join('');
  const isText = MARKS.some(([, mark]) => startsWith(bytes, mark)) || /^\s*[<{[]/.test(ascii);
  if (!isText) refuse({ code: 'unknownFormat', looksLike: 'binary' });
  const declared = DECLARED.exec(ascii)?.[1];
  return refuse({
    code: 'encoding',
    encoding: declared === undefined || KNOWN.test(declared) ? null : declared.toLowerCase(),
  });
}

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);
