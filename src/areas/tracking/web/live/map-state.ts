import type { Position } from '#kernel/position.ts';
import { type MapLook, readLook, writeLook } from '#ui/map/geometry/map-look.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { TRUCK_STATES, type TruckState } from '../../rules/live/truck-state.ts';
import { FILTER_NAMES, readFilters, type TruckFilters } from './truck-filters.ts';

export const LAYERS = ['trails', 'path', 'paths', 'checkpoints', 'fences', 'places'] as const;
export type Layer = (typeof LAYERS)[number];
const USUAL_LAYERS = 'path';

/** On the wall of a control room the map shows the whole picture, or one truck after the other. */
export const WALL_MODES = ['stays', 'cycles'] as const;
export type WallMode = (typeof WALL_MODES)[number];

/** What the nearest free trucks are looked for: a point, the loading of an order, or nothing so far. */
export interface Nearest {
  readonly at: Position | null;
  readonly orderId: string | null;
}

/** Everything the screen shows, as its address says it. */
export interface MapState {
  readonly search: string;
  readonly states: readonly TruckState[];
  readonly filters: TruckFilters;
  readonly truck: string | null;
  readonly isFollowed: boolean;
  readonly layers: readonly Layer[];
  readonly wall: WallMode | null;
  /** Null while the map shows everything. */
  readonly look: MapLook | null;
  readonly nearest: Nearest | null;
}

const OWN = ['search', 'states', ...FILTER_NAMES, 'truck', 'follow', 'layers', 'wall', 'look', 'near', 'for'];

const among = <T extends string>(text: string | null, known: readonly T[]): readonly T[] =>
  known.filter((one) => (text ?? '').split(',').includes(one));

export function readMapState(query: URLSearchParams): MapState {
  return {
    search: query.get('search') ?? '',
    states: among(query.get('states'), TRUCK_STATES),
    filters: readFilters(query),
    truck: query.get('truck'),
    isFollowed: query.has('follow'),
    layers: among(query.get('layers') ?? USUAL_LAYERS, LAYERS),
    wall: WALL_MODES.find((mode) => mode === query.get('wall')) ?? null,
    look: readLook(query.get('look')),
    nearest: readNearest(query),
  };
}

function readNearest(query: URLSearchParams): Nearest | null {
  if (!query.has('near')) return null;
  const point = readLook(`${query.get('near')},0`);
  return { at: point && { lat: point.lat, lng: point.lng }, orderId: query.get('for') };
}

/** `others` is what the address says besides, such as an open replay. */
export function writeMapState(state: MapState, others: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const { search, states, filters, truck, isFollowed, layers, wall, look, nearest } = state;
  const query = new URLSearchParams();
  const set = (name: string, value: string | null | undefined) => value && query.set(name, value);
  set('search', search);
  set('states', states.join());
  for (const name of FILTER_NAMES) for (const value of filters[name] ?? []) query.append(name, value);
  set('truck', truck);
  set('follow', truck && isFollowed ? 'true' : null);
  // Nothing at all is another wish than the usual.
  if (layers.join() !== USUAL_LAYERS) query.set('layers', layers.join());
  set('wall', wall);
  set('look', look && writeLook(look));
  if (nearest) query.set('near', nearest.at ? [nearest.at.lat, nearest.at.lng].join() : '');
  set('for', nearest?.orderId);
  for (const [name, value] of others) if (!OWN.includes(name)) query.append(name, value);
  return query;
}

const RANK = new Map(TRUCK_STATES.map((state, rank) => [state, rank]));

/** What needs somebody first, then by plate. */
export const byUrgency = (one: LiveTruck, other: LiveTruck): number =>
  RANK.get(one.state)! - RANK.get(other.state)! || (one.plate < other.plate ? -1 : 1);
