import { beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES } from '#countries/country.ts';
import { distanceMeters } from '#kernel/position.ts';
import { productCities } from '#platform/places/city-index.ts';
import type { CityCalled } from '#platform/places/city-names.ts';
import type { City } from '#platform/places/city-table.ts';
import type { CorridorCity, CorridorPath } from '../corridor.ts';
import { CORRIDORS } from './corridors.ts';

let called: CityCalled;
beforeAll(async () => {
  ({ called } = await productCities());
});

/** The city of exactly that name in that country; a city elsewhere would be a mistake of the table. */
function found({ name, country }: CorridorCity): City | undefined {
  const city = called(name, country);
  return city?.name === name && city.country === country ? city : undefined;
}

const paths = CORRIDORS.flatMap((corridor) =>
  corridor.paths.map((path) => ({ title: `${corridor.name}, ${path.name}`, corridor, path })),
);
const kilometres = ({ cities }: CorridorPath) =>
  cities.slice(1).reduce((sum, city, i) => sum + distanceMeters(found(cities[i]!)!, found(city)!), 0) / 1000;

describe('the corridors of the demo', () => {
  it('are sixty, with ninety paths and four hundred checkpoints, in all eight countries', () => {
    expect(CORRIDORS).toHaveLength(60);
    expect(new Set(CORRIDORS.map(({ name }) => name)).size).toBe(60);
    expect(new Set(CORRIDORS.map(({ owner }) => owner))).toEqual(new Set(COUNTRIES.map(({ code }) => code)));
    expect(paths.length).toBeGreaterThanOrEqual(90);
    expect(paths.flatMap(({ path }) => path.checkpoints).length).toBeGreaterThanOrEqual(400);
  });

  it('name only cities that the table of places knows', () => {
    const unknown = paths.flatMap(({ path }) => path.cities.filter((city) => !found(city)));
    expect(unknown).toEqual([]);
  });

  it('begin with a usual path and lead from one place to the other', () => {
    for (const { title, corridor, path } of paths) {
      const ends = [path.cities[0], path.cities.at(-1)];
      const expected = [corridor.load, corridor.unload];
      expect(ends, title).toEqual(path.kind === 'emptyReturn' ? expected.reverse() : expected);
    }
    for (const { name, paths: own } of CORRIDORS) {
      expect(own.map(({ kind }) => kind === 'usual').filter(Boolean), name).toHaveLength(1);
      expect(own[0]?.kind, name).toBe('usual');
    }
  });
});

describe.each(paths)('$title', ({ corridor, path }) => {
  it('passes cities in the order of a road', () => {
    expect(path.cities.length).toBeGreaterThanOrEqual(4);
    expect(path.cities.length).toBeLessThanOrEqual(13);
    expect(new Set(path.cities.map(({ name, country }) => `${country} ${name}`)).size).toBe(path.cities.length);
    const direct = distanceMeters(found(corridor.load)!, found(corridor.unload)!) / 1000;
    // Only a closed pass makes trucks drive three times the way.
    expect(kilometres(path)).toBeLessThan((path.kind === 'usual' ? 1.6 : 3.5) * direct);
    for (const [i, city] of path.cities.slice(1).entries()) {
      expect(distanceMeters(found(path.cities[i]!)!, found(city)!), city.name).toBeLessThan(450_000);
    }
  });

  it('takes the hours a loaded truck needs', () => {
    // Between the cities in a straight line; roads are longer.
    const pace = kilometres(path) / path.hours;
    expect(pace).toBeGreaterThan(18);
    expect(pace).toBeLessThan(56);
  });

  it('has four to nine checkpoints, each at one of its cities', () => {
    expect(path.checkpoints.length).toBeGreaterThanOrEqual(4);
    expect(path.checkpoints.length).toBeLessThanOrEqual(9);
    expect(new Set(path.checkpoints.map(({ name }) => name)).size).toBe(path.checkpoints.length);
    for (const { kind, name, near, perAxle, speedKmh } of path.checkpoints) {
      expect(path.cities, name).toContainEqual(near);
      expect(perAxle !== undefined && perAxle > 0, name).toBe(kind === 'toll');
      expect(speedKmh !== undefined && speedKmh >= 5 && speedKmh <= 130, name).toBe(kind === 'speedControl');
    }
  });
});
