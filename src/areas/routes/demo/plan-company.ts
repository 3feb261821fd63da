import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createId } from '#kernel/ids.ts';
import type { CityCalled } from '#platform/places/city-names.ts';
import type { City } from '#platform/places/city-table.ts';
import type { AlarmChanges } from '../rules/alarms.ts';
import type { Corridor, CorridorCity, CorridorPath } from './corridor.ts';
import { CHARACTERS, CORRIDORS_OF } from './data/corridor-owners.ts';
import { CORRIDORS } from './data/corridors.ts';
import { WORKS_ROUTES } from './data/works-routes.ts';
import { pathAlarms } from './demo-alarms.ts';
import type { WayPoint } from './draw-line.ts';
import { centreFence, type DemoFence, fenceAt, portFence } from './plan-fences.ts';
import { type DemoPath, planPath } from './plan-path.ts';
import { type DemoPlace, placeMaker } from './plan-places.ts';

export interface DemoRoute {
  readonly id: string;
  readonly name: string;
  readonly load: DemoPlace;
  readonly unload: DemoPlace;
  readonly paths: readonly (DemoPath & { readonly alarms: AlarmChanges })[];
}

export interface DemoLibrary {
  readonly team: DemoTeam;
  readonly places: readonly DemoPlace[];
  readonly routes: readonly DemoRoute[];
  /** By name. */
  readonly fences: ReadonlyMap<string, DemoFence>;
}

const ALL = new Map([...CORRIDORS, ...WORKS_ROUTES].map((corridor) => [corridor.name, corridor]));
/** Every path of the demo is something else. */
const NUMBERS = new Map([...ALL.values()].flatMap(({ paths }) => paths).map((path, nth) => [path, nth]));

/** Places, routes, paths and fences of one company. */
export function planLibrary(team: DemoTeam, called: CityCalled): DemoLibrary {
  const newPlace = placeMaker(team.key);
  const fences = new Map<string, DemoFence>();
  const routes = (CORRIDORS_OF[team.key] ?? []).map((name): DemoRoute => {
    const corridor = ALL.get(name);
    if (!corridor) throw new Error(`no corridor is called ${name}`);
    const cityOf = (city: CorridorCity): City => {
      const found = called(city.name, city.country);
      if (found?.country !== city.country) throw new Error(`no city is called ${city.name}`);
      return found;
    };
    const [load, unload] = [newPlace(cityOf(corridor.load), 'load'), newPlace(cityOf(corridor.unload), 'unload')];
    const paths = corridor.paths.map((path) => planned(path, { corridor, load, unload, cityOf, fences }, team));
    return { id: createId(), name, load, unload, paths };
  });
  return { team, places: routes.flatMap(({ load, unload }) => [load, unload]), routes, fences };
}

interface Around {
  readonly corridor: Corridor;
  readonly load: DemoPlace;
  readonly unload: DemoPlace;
  readonly cityOf: (city: CorridorCity) => City;
  readonly fences: Map<string, DemoFence>;
}

function planned(path: CorridorPath, around: Around, team: DemoTeam): DemoRoute['paths'][number] {
  const { corridor, load, unload, cityOf, fences } = around;
  const towns = path.cities.map((city): WayPoint => {
    const { lat, lng } = cityOf(city);
    return { lat, lng, key: `${city.country} ${city.name}`, country: city.country };
  });
  const [first, last] = path.kind === 'emptyReturn' ? [unload, load] : [load, unload];
  const way = [endAt(first), ...towns.slice(1, -1), endAt(last)];
  const nth = NUMBERS.get(path) ?? 0;
  const seed = `${corridor.name} ${path.name}`;
  const made = planPath({ path, way, towns, nth, seed });
  const isBusiest = fences.size === 0;
  const along = fencesAlong(made, { path, towns, load, unload, isBusiest });
  // Of two paths with the same checkpoint the first one says where its fence is.
  for (const fence of along) if (!fences.has(fence.name)) fences.set(fence.name, fence);
  const alarms = pathAlarms(nth, CHARACTERS[team.key]);
  return { ...made, alarms, fences: [...new Set(along.map(({ name }) => name))] };
}

const endAt = (place: DemoPlace): WayPoint => ({
  ...{ lat: place.lat, lng: place.lng },
  key: `${place.city.country} ${place.name}`,
  country: place.city.country,
});

interface Beside {
  readonly path: CorridorPath;
  readonly towns: readonly WayPoint[];
  readonly load: DemoPlace;
  readonly unload: DemoPlace;
  readonly isBusiest: boolean;
}

function fencesAlong(
  { newest }: Omit<DemoPath, 'fences'>,
  { path, towns, load, unload, isBusiest }: Beside,
): DemoFence[] {
  const { measured } = newest;
  const countryOf = (name: string) => path.checkpoints.find((one) => one.name === name)?.near.country ?? 'BR';
  const found = newest.checkpoints.map((one) => fenceAt(one, { measured, country: countryOf(one.name) }));
  const ports = [load, unload].filter(({ isPort }) => isPort).map(portFence);
  // The town in the middle of the company's busiest path.
  const centre = isBusiest ? centreFence(towns[Math.floor(towns.length / 2)]!, measured) : undefined;
  return [...found, ...ports, centre].filter((fence) => fence !== undefined);
}
