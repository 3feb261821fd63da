import { fromCents, toCents } from '#kernel/money.ts';

/** What a row is about; everything else of it is added up. */
const NAMES = ['at', 'value', 'income_currency', 'cost_currency'];

/** The rows of several sides as one: those about the same are added up. */
export function addedUp<T extends object>(parts: readonly (readonly T[])[]): T[] {
  const [only] = parts;
  if (parts.length === 1 && only) return [...only];
  const found = new Map<string, T>();
  for (const row of parts.flat()) {
    const key = JSON.stringify(NAMES.map((name) => (row as Row)[name] ?? null));
    const known = found.get(key);
    found.set(key, known === undefined ? row : (sum(known as Row, row as Row) as T));
  }
  return [...found.values()];
}

type Row = Readonly<Record<string, unknown>>;

const sum = (one: Row, other: Row): Row =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, NAMES.includes(name) ? value : add(value, other[name])]),
  );

/** Amounts are decimal texts with two decimals. */
function add(one: unknown, other: unknown): unknown {
  if (typeof one === 'number') return one + Number(other);
  return fromCents(toCents(String(one)) + toCents(String(other)));
}
