import type { LiveTruck } from '../../contract/live.shapes.ts';
import { TRUCK_STATES, type TruckState } from '../../rules/live/truck-state.ts';

/** What trucks are filtered by, each with the value a truck has. */
const VALUES = {
  status: ({ order, free }: LiveTruck) => order?.status ?? (free ? 'free' : 'other'),
  client: ({ order }: LiveTruck) => order?.client,
  carrier: ({ order }: LiveTruck) => order?.carrier,
  operator: ({ order }: LiveTruck) => order?.operator,
  origin: ({ order }: LiveTruck) => order?.origin,
  destination: ({ order }: LiveTruck) => order?.destination,
  route: ({ order }: LiveTruck) => order?.route,
  category: ({ order }: LiveTruck) => order?.category,
  alert: ({ alert }: LiveTruck) => alert?.type,
  freshness: ({ freshness }: LiveTruck) => freshness,
} as const satisfies Record<string, (truck: LiveTruck) => string | null | undefined>;

export type FilterName = keyof typeof VALUES;
export const FILTER_NAMES = Object.keys(VALUES) as readonly FilterName[];
export const LAYERS = ['trails', 'path', 'fences', 'places'] as const;
export type Layer = (typeof LAYERS)[number];

/** Everything the screen shows, as its address says it. */
export interface MapState {
  readonly search: string;
  readonly states: readonly TruckState[];
  readonly filters: Readonly<Partial<Record<FilterName, string>>>;
  readonly truck: string | null;
  readonly isFollowed: boolean;
  readonly layers: readonly Layer[];
  readonly isWall: boolean;
}

const among = <T extends string>(text: string | null, known: readonly T[]): readonly T[] =>
  known.filter((one) => (text ?? '').split(',').includes(one));

export function readMapState(query: URLSearchParams): MapState {
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    search: query.get('search') ?? '',
    states: among(query.get('states'), TRUCK_STATES),
    filters: Object.fromEntries(filters),
    truck: query.get('truck'),
    isFollowed: query.has('follow'),
    layers: among(query.get('layers') ?? 'path', LAYERS),
    isWall: query.has('wall'),
  };
}

export function writeMapState({
  search,
  states,
  filters,
  truck,
  isFollowed,
  layers,
  isWall,
}: MapState): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | null | undefined) => value && query.set(name, value);
  set('search', search);
  set('states', states.join());
  for (const name of FILTER_NAMES) set(name, filters[name]);
  set('truck', truck);
  set('follow', truck && isFollowed ? 'true' : null);
  // Nothing at all is another wish than the usual.
  if (layers.join() !== 'path') query.set('layers', layers.join());
  set('wall', isWall ? 'true' : null);
  return query;
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

type Wanted = Pick<MapState, 'search' | 'filters'>;

/** Whether search and filters leave the truck in; the chips of states count these. */
export function matcher({ search, filters }: Wanted): (truck: LiveTruck) => boolean {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  const wanted = FILTER_NAMES.filter((name) => filters[name]);
  return (truck) => wanted.every((name) => VALUES[name](truck) === filters[name]) && isFound(truck, words);
}

/** What a filter offers: the values that trucks have. */
export function optionsOf(trucks: readonly LiveTruck[], name: FilterName): readonly string[] {
  return [...new Set(trucks.flatMap((truck) => VALUES[name](truck) ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );
}

const RANK = new Map(TRUCK_STATES.map((state, rank) => [state, rank]));

/** What needs somebody first, then by plate. */
export const byUrgency = (one: LiveTruck, other: LiveTruck): number =>
  RANK.get(one.state)! - RANK.get(other.state)! || (one.plate < other.plate ? -1 : 1);
