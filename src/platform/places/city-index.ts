import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Position } from '#kernel/position.ts';
import { type CitySearch, citySearch } from './city-search.ts';
import { type City, readCities } from './city-table.ts';

export interface CityIndex {
  readonly all: readonly City[];
  readonly search: CitySearch;
  readonly byId: (id: string) => City | undefined;
  readonly nearest: (position: Position) => City;
}

let index: Promise<CityIndex> | undefined;

/** Built on first use, then kept. */
export function cityIndex(): Promise<CityIndex> {
  index ??= build();
  return index;
}

async function build(): Promise<CityIndex> {
  const cities = await readCities();
  const byId = new Map(cities.map((city) => [city.id, city]));
  const tree = placeTree(cities);
  return {
    all: cities,
    search: citySearch(cities),
    byId: (id) => byId.get(id),
    nearest: ({ lat, lng }) => cities[around(tree, lng, lat, 1)[0]!]!,
  };
}

function placeTree(cities: readonly City[]): KDBush {
  const tree = new KDBush(cities.length);
  for (const { lng, lat } of cities) tree.add(lng, lat);
  tree.finish();
  return tree;
}
