/** What changed, field by field; nested fields by their path: `address.city`. */
export type Changes = Readonly<Record<string, Change>>;

export interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

export interface Difference {
  /** Something differs, even if only in fields whose values are never written. */
  readonly differs: boolean;
  readonly changes: Changes;
}

const MAX_DEPTH = 8;
const MAX_TEXT = 2_000;
const SECRET_WORDS = new Set([
  'password',
  'passwd',
  'passphrase',
  'token',
  'tokens',
  'hash',
  'secret',
  'secrets',
  'otp',
  'pin',
]);
const SECRET_PAIRS = /(?:^| )(?:api|access|private|signing|encryption|recovery|verification) (?:key|keys|code)(?: |$)/;
const ELLIPSIS = '…';

/** Compares two records; null means that it does not exist yet or any more. */
export function differenceBetween(before: object | null, after: object | null): Difference {
  const from = flatten(before);
  const to = flatten(after);
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter((path) => !isSame(from.get(path), to.get(path)));
  const open = paths.filter((path) => !path.split('.').some(isSecret));
  return {
    differs: paths.length > 0,
    changes: Object.fromEntries(
      open.map((path) => [path, { from: written(from.get(path)), to: written(to.get(path)) }]),
    ),
  };
}

/** `passwordHash`, `refresh_token`, `api-key`: recognised by the words of a name, so that `shipping` is not a pin. */
export function isSecret(name: string): boolean {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
  return words.some((word) => SECRET_WORDS.has(word)) || SECRET_PAIRS.test(words.join(' '));
}

function flatten(record: object | null, prefix = '', depth = 0, into = new Map<string, unknown>()) {
  for (const [key, value] of Object.entries(record ?? {})) {
    const path = `${prefix}${storable(key)}`;
    if (isRecord(value) && depth < MAX_DEPTH && Object.keys(value).length > 0) {
      flatten(value, `${path}.`, depth + 1, into);
    } else {
      into.set(path, plain(value, depth));
    }
  }
  return into;
}

function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The value as JSON, bounded in length and depth, without secrets inside lists. */
function plain(value: unknown, depth: number): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object') return value;
  if (depth >= MAX_DEPTH || ArrayBuffer.isView(value)) return ELLIPSIS;
  if (Array.isArray(value) || value instanceof Set) return [...value].map((item) => plain(item, depth + 1));
  const kept = Object.entries(value).filter(([key]) => !isSecret(key));
  return Object.fromEntries(kept.map(([key, item]) => [storable(key), plain(item, depth + 1)]));
}

/** PostgreSQL stores neither a NUL nor half a surrogate pair inside JSON. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function written(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT)
    return `${value.slice(0, MAX_TEXT).toWellFormed()}${ELLIPSIS}`;
  return value ?? null;
}
