import type { FileKind } from '#kernel/file-calls.ts';

/** Extensions of each kind; the first one is the usual one. */
export const ENDINGS: Readonly<Record<FileKind, readonly [string, ...string[]]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  xlsx: ['xlsx'],
  xls: ['xls'],
  eml: ['eml'],
  html: ['html', 'htm'],
};

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** The number of bytes that identify a file. */
export const HEAD_BYTES = 4096;

/**
 * The kind of a file by its first bytes; only text, which has no signature, is identified by its extension. The server
 * checks more closely: this only saves the user the wait for a refusal.
 */
export function kindOf(name: string, head: Uint8Array): FileKind | undefined {
  const signed = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0];
  // A spreadsheet starts like any other archive.
  if (signed === 'xlsx') return endsAs('xlsx', name) ? 'xlsx' : undefined;
  if (signed !== undefined) return signed;
  if (head.length === 0 || (!hasTextMark(head) && head.includes(0))) return undefined;
  return (['html', 'eml'] as const).find((kind) => endsAs(kind, name));
}

function endsAs(kind: FileKind, name: string): boolean {
  return ENDINGS[kind].some((ending) => name.toLowerCase().endsWith(`.${ending}`));
}

/** UTF-16 text is full of zeros and marked at its start. */
function hasTextMark(head: Uint8Array): boolean {
  const [first, second] = head;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** For the file chooser: `.pdf,.jpg,.jpeg`. */
export function acceptedEndings(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => ENDINGS[kind].map((ending) => `.${ending}`)).join(',');
}

/** For people: `PDF, JPG, JPEG`. */
export function shownKinds(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => ENDINGS[kind][0].toUpperCase()).join(', ');
}
