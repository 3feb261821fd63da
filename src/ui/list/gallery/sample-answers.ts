import { parseRange } from '#kernel/day-span.ts';
import { splitValues } from '#kernel/list-definition.ts';
import { textOf } from '../cells/text-of.ts';
import { isSameGroup } from '../state/chosen-values.ts';
import type { Freight } from './freight.list.ts';
import { CITIES, FREIGHTS } from './sample-freights.ts';

export type Query = Readonly<Record<string, unknown>>;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const textIn = (query: Query, key: string) => (typeof query[key] === 'string' ? query[key] : '');

function matches(freight: Freight, query: Query): boolean {
  const among = (key: string, value: string) => {
    const wanted = textIn(query, key);
    return wanted === '' || splitValues(wanted).includes(value);
  };
  const days = parseRange(textIn(query, 'loadedOn'));
  const words = fold(textIn(query, 'search')).split(/\s+/).filter(Boolean);
  const haystack = fold(`${freight.code} ${freight.route} ${textOf(freight.driver)} ${freight.carrier.name}`);
  return (
    among('state', freight.state) &&
    among('carrier', freight.carrier._id) &&
    among('driver', freight.driver?._id ?? '') &&
    among('urgent', String(freight.urgent)) &&
    (!days || (freight.loadedOn >= days.from && freight.loadedOn <= days.to)) &&
    words.every((word) => haystack.includes(word))
  );
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const amount = (value: unknown) => Number((value as { readonly amount?: string } | null)?.amount ?? Number.NaN);
  if (!Number.isNaN(amount(one)) && !Number.isNaN(amount(other))) return amount(one) - amount(other);
  return fold(textOf(one)).localeCompare(fold(textOf(other)));
}

function pageOf<Row>(rows: readonly Row[], query: Query) {
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 10)];
  return {
    rows: rows.slice((page - 1) * size, page * size),
    totalPage: Math.ceil(rows.length / size),
    totalRegistry: rows.length,
  };
}

export function readFreights(query: Query, freights: readonly Freight[] = FREIGHTS) {
  const sort = textIn(query, 'sort');
  const key = sort.replace('-', '') as keyof Freight;
  const found = freights.filter((freight) => matches(freight, query));
  const ordered = found.toSorted((a, b) => compare(a[key], b[key]) * (sort.startsWith('-') ? -1 : 1));
  const { rows, ...totals } = pageOf(ordered, query);
  return { freights: rows, ...totals };
}

export function readCities(query: Query) {
  const wanted = fold(textIn(query, 'search'));
  const found = CITIES.filter((city) => fold(city).includes(wanted)).map((name) => ({ _id: name, name }));
  return pageOf(textIn(query, 'sort') === '-name' ? found.toReversed() : found, query);
}

const PAGE = 4;

/** Small pages, so that loading more can be seen; drivers are not counted, only whether there are more. */
export function readOptions(query: Query) {
  const column = textIn(query, 'column') as 'carrier' | 'driver';
  const ids = new Map<string, Set<string>>();
  for (const { [column]: one } of FREIGHTS) {
    if (one) ids.set(one.name, (ids.get(one.name) ?? new Set()).add(one._id));
  }
  const wanted = fold(textIn(query, 'search'));
  const values = textIn(query, 'values');
  const options = [...ids]
    .map(([name, known]) => ({ _id: [...known].join('~'), name }))
    .filter(
      ({ _id, name }) =>
        fold(name).includes(wanted) && (values === '' || isSameGroup(values.replaceAll(',', '~'), _id)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const page = Number(query.page ?? 1);
  const shown = options.slice((page - 1) * PAGE, page * PAGE);
  const pages = Math.max(1, Math.ceil(options.length / PAGE));
  return {
    options: page === 1 ? [{ _id: -1, name: 'Todos' }, ...shown] : shown,
    totalPage: column === 'driver' ? Math.min(page + 1, pages) : pages,
  };
}
