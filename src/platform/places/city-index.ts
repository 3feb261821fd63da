import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Position } from '#kernel/position.ts';
import { type CityCalled, cityNames } from './city-names.ts';
import { type CitySearch, citySearch } from './city-search.ts';
import { type City, type KnownCity, readCities } from './city-table.ts';

export interface CityIndex {
  /** Also those that are no longer offered. */
  readonly all: readonly City[];
  readonly search: CitySearch;
  /** The city of that name in the country, or else anywhere; of several the largest. */
  readonly called: CityCalled;
  /** Also of a city that is no longer offered: records keep theirs. */
  readonly byId: (id: string) => City | undefined;
  readonly nearest: (position: Position) => City;
}

let index: Promise<CityIndex> | undefined;

/** The towns as the product brings them. Built on first use, then kept. */
export function productCities(): Promise<CityIndex> {
  index ??= readCities().then(indexOf);
  return index;
}

/** Expects the largest first. */
export function indexOf(cities: readonly KnownCity[]): CityIndex {
  const byId = new Map(cities.map((city) => [city.id, city]));
  const offered = cities.filter(({ hidden }) => !hidden);
  const near = offered.length > 0 ? offered : cities;
  const tree = placeTree(near);
  let called: CityCalled | undefined;
  return {
    all: cities,
    search: citySearch(offered),
    called: (name, country) => {
      called ??= cityNames(offered);
      return called(name, country);
    },
    byId: (id) => byId.get(id),
    nearest: ({ lat, lng }) => near[around(tree, lng, lat, 1)[0]!]!,
  };
}

function placeTree(cities: readonly City[]): KDBush {
  const tree = new KDBush(cities.length);
  for (const { lng, lat } of cities) tree.add(lng, lat);
  tree.finish();
  return tree;
}
