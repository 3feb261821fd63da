import { parseStoredLink } from '#ui/media/stored-link.ts';

type Values = Readonly<Record<string, unknown>>;

/** An object with one of these is a place or a price: half of an old one and half of a new one would be wrong. */
const WHOLE = ['cityId', 'currency'];

/** The parts of a form that change as a whole: its fields, its lists, its places and prices, and what has no field. */
export function partsOf(values: Values, fields: Iterable<string>): readonly string[] {
  const names = [...new Set([...fields].map((name) => wholeAround(values, name)))];
  const parts = names.filter((name) => !names.some((other) => name.startsWith(`${other}.`)));
  const others = Object.keys(values).filter((key) => !parts.some((part) => part === key || part.startsWith(`${key}.`)));
  return [...parts, ...others];
}

/** `stops.2.place.address` → `stops`, `origin.address` → `origin`, `dates.loadingDate` → itself. */
function wholeAround(values: Values, name: string): string {
  const keys = name.split('.');
  const end = keys.findIndex((_, at) => {
    const value = valueAt(values, keys.slice(0, at + 1).join('.'));
    return Array.isArray(value) || (isObject(value) && WHOLE.some((key) => key in value));
  });
  return end < 0 ? name : keys.slice(0, end + 1).join('.');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], values);
}

/** Links to stored files are signed anew at each reading, and lead to the same file. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || textOf(one) === textOf(other);
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'string' ? (parseStoredLink(part)?.fileId ?? part) : part,
  );
}
