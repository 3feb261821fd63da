import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_COMPANIES } from '#areas/companies/demo/data/companies.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import { productCities } from '#platform/places/city-index.ts';
import { geofenceInput } from '../contract/geofence.shapes.ts';
import { pathInput } from '../contract/path.shapes.ts';
import { placeInput } from '../contract/place.shapes.ts';
import { sameCheckpointTwice } from '../rules/checkpoint-order.ts';
import { nearestOn } from '../rules/line.ts';
import { CORRIDORS_OF } from './data/corridor-owners.ts';
import { CORRIDORS } from './data/corridors.ts';
import { type DemoLibrary, planLibrary } from './plan-company.ts';
import { SPEED_LIMIT } from './plan-path.ts';

let libraries: readonly DemoLibrary[];
beforeAll(async () => {
  const { called } = await productCities();
  const teams = DEMO_COMPANIES.filter(({ trade }) => trade !== 'platform');
  libraries = teams.map((company) =>
    planLibrary({ ...company, id: company.key, adminId: company.key, operatorIds: [], truckers: [] }, called),
  );
});

const allPaths = () =>
  libraries.flatMap(({ routes }) =>
    routes.flatMap((route) => route.paths.map((path) => ({ route, path, title: `${route.name}, ${path.name}` }))),
  );

describe('the roads of the demo', () => {
  it('belong to companies of the country, each to one', () => {
    const owners = new Map(Object.entries(CORRIDORS_OF).flatMap(([key, names]) => names.map((name) => [name, key])));
    expect([...owners.keys()].filter((name) => CORRIDORS.some((corridor) => corridor.name === name))).toHaveLength(60);
    for (const { name, owner } of CORRIDORS) {
      expect(DEMO_COMPANIES.find(({ key }) => key === owners.get(name))?.country, name).toBe(owner);
    }
    expect(Object.values(CORRIDORS_OF).flat()).toHaveLength(owners.size);
  });

  it('are paths that an editor could have saved', () => {
    for (const { path, title } of allPaths()) {
      for (const version of path.versions) {
        const { measured, source, minutes, corridorMeters, forbiddenHours, stopovers, checkpoints } = version;
        const input = {
          ...{ name: path.name, kind: path.kind, isUsual: true, source, expectedMinutes: minutes, corridorMeters },
          ...{ speedKmh: SPEED_LIMIT, forbiddenHours, stopovers, fenceIds: [], line: encodeLine(measured.line) },
          checkpoints: checkpoints.map(({ meters: _meters, offMeters: _off, ...checkpoint }) => checkpoint),
        };
        expect(pathInput.safeParse(input).error, title).toBeUndefined();
        expect(sameCheckpointTwice(checkpoints.map((one) => ({ ...one, position: one }))), title).toEqual([]);
      }
    }
  });

  it('lead from place to place, with every checkpoint beside them and at the pace of a truck', () => {
    for (const { route, path, title } of allPaths()) {
      const { measured, checkpoints, minutes, source } = path.newest;
      const ends = [measured.line[0], measured.line.at(-1)];
      const places = [route.load, route.unload].map(({ lat, lng }) => ({ lat, lng }));
      expect(ends, title).toEqual(path.kind === 'emptyReturn' ? places.reverse() : places);
      if (source !== 'estimate') expect(measured.line.length, title).toBeGreaterThanOrEqual(200);
      expect(measured.line.length, title).toBeLessThanOrEqual(900);
      for (const { name, radiusMeters, ...at } of checkpoints) {
        expect(nearestOn(measured, at).offMeters, `${title}, ${name}`).toBeLessThan(radiusMeters);
      }
      const pace = measured.totalMeters / 1_000 / (minutes / 60);
      expect(pace, title).toBeGreaterThan(20);
      expect(pace, title).toBeLessThan(68);
    }
  });

  it('have places and fences that the product takes', () => {
    for (const { team, places, fences } of libraries) {
      for (const { id: _id, city, isPort: _isPort, ...place } of places) {
        const input = { ...place, cityId: city.id, cityName: city.name, countryCode: city.country };
        expect(placeInput.safeParse(input).error, place.name).toBeUndefined();
      }
      expect(new Set(places.map(({ name }) => name)).size, team.key).toBe(places.length);
      for (const { rank: _rank, ...fence } of fences.values()) {
        expect(geofenceInput.safeParse(fence).error, fence.name).toBeUndefined();
      }
    }
    expect(libraries.reduce((sum, { fences }) => sum + fences.size, 0)).toBeGreaterThanOrEqual(150);
  });
});
