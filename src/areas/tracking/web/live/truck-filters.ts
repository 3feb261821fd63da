import type { LiveTruck } from '../../contract/live.shapes.ts';

/** What trucks are filtered by, each with the value a truck has. */
const VALUES = {
  status: ({ order, free }: LiveTruck) => order?.status ?? (free ? 'free' : 'other'),
  late: ({ order }: LiveTruck) => (order?.lateAt && Date.parse(order.lateAt) < Date.now() ? 'late' : null),
  kind: ({ order }: LiveTruck) => order?.kind,
  client: ({ order }: LiveTruck) => order?.client,
  carrier: ({ order }: LiveTruck) => order?.carrier,
  operator: ({ order }: LiveTruck) => order?.operator,
  driver: ({ driver }: LiveTruck) => driver,
  origin: ({ order }: LiveTruck) => order?.origin,
  destination: ({ order }: LiveTruck) => order?.destination,
  route: ({ order }: LiveTruck) => order?.route,
  category: ({ order }: LiveTruck) => order?.category,
  alert: ({ alert }: LiveTruck) => alert?.type,
  freshness: ({ freshness }: LiveTruck) => freshness,
} as const satisfies Record<string, (truck: LiveTruck) => string | null | undefined>;

export type FilterName = keyof typeof VALUES;
export const FILTER_NAMES = Object.keys(VALUES) as readonly FilterName[];
/** A truck is shown that has one of the values of every filter. */
export type TruckFilters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

export function readFilters(query: URLSearchParams): TruckFilters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const values = [...new Set(query.getAll(name).filter(Boolean))];
      return values.length > 0 ? [[name, values] as const] : [];
    }),
  );
}

/** Without a filter that has no values. */
export function withFilter(filters: TruckFilters, name: FilterName, values: readonly string[]): TruckFilters {
  const { [name]: _before, ...rest } = filters;
  return values.length > 0 ? { ...rest, [name]: values } : rest;
}

/** As typed on any keyboard: without accents, capitals and separators. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function isFound(truck: LiveTruck, words: readonly string[]): boolean {
  const { plate, driver, order } = truck;
  const text = plain([plate, driver, order?.code, order?.client, order?.route].filter(Boolean).join(' '));
  return words.every((word) => text.includes(word));
}

interface Wanted {
  readonly search: string;
  readonly filters: TruckFilters;
}

/** Whether search and filters leave the truck in; the chips of states count these. */
export function matcher({ search, filters }: Wanted): (truck: LiveTruck) => boolean {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  const wanted = FILTER_NAMES.flatMap((name) => {
    const values = filters[name];
    return values ? [{ name, values: new Set<string>(values) }] : [];
  });
  return (truck) => wanted.every(({ name, values }) => values.has(VALUES[name](truck) ?? '')) && isFound(truck, words);
}

/** What a filter offers: the values that trucks have. */
export function optionsOf(trucks: readonly LiveTruck[], name: FilterName): readonly string[] {
  return [...new Set(trucks.flatMap((truck) => VALUES[name](truck) ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );
}
