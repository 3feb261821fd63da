import { FILE_NAME_MAX, type FileKind } from '#kernel/file-calls.ts';
import { fileErrors } from './file-errors.ts';

interface KindFacts {
  readonly contentType: string;
  /** The first extension is given to files that come with another. */
  readonly endings: readonly [string, ...string[]];
}

export const KIND_FACTS: Readonly<Record<FileKind, KindFacts>> = {
  pdf: { contentType: 'application/pdf', endings: ['pdf'] },
  png: { contentType: 'image/png', endings: ['png'] },
  jpeg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  xls: { contentType: 'application/vnd.ms-excel', endings: ['xls'] },
  // Mails are stored as the page made from them.
  eml: { contentType: 'text/html; charset=utf-8', endings: ['html'] },
  html: { contentType: 'text/html; charset=utf-8', endings: ['html', 'htm'] },
};

const KNOWN_ENDINGS = new Set(['eml', ...Object.values(KIND_FACTS).flatMap((facts) => facts.endings)]);
/** Control characters, and marks that make a name look different from what it is. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The last part of a path, readable, without spaces at its edges. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(UNPRINTABLE, '').trim();
  if (/^\.*$/.test(clean)) throw fileErrors.badName();
  return shorten(clean, FILE_NAME_MAX);
}

/** The same name with an extension that fits the content: a PDF named `scan.png` becomes `scan.pdf`. */
export function nameFor(kind: FileKind, name: string): string {
  const clean = cleanFileName(name);
  const { endings } = KIND_FACTS[kind];
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot + 1).toLowerCase() : '';
  if (endings.includes(ending)) return clean;
  const stem = KNOWN_ENDINGS.has(ending) ? clean.slice(0, dot) : clean;
  return `${shorten(stem, FILE_NAME_MAX - endings[0].length - 1)}.${endings[0]}`;
}

/** Never cuts a character of two code units in half. */
function shorten(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

/** Both forms of the header: ASCII for old clients, the real name for all others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .trim();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain || 'file'}"; filename*=UTF-8''${encoded}`;
}
