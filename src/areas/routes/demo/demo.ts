import { type AreaDemo, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { countryOf } from '#countries/country.ts';
import { encodeDegrees, encodeLine } from '#kernel/encoded-line.ts';
import { createId } from '#kernel/ids.ts';
import { productCities } from '#platform/places/city-index.ts';
import { boxOf } from '../rules/fence-shape.ts';
import { zoomLevels } from '../rules/simplify.ts';
import { CHARACTERS } from './data/corridor-owners.ts';
import { insertAlarms, insertLibrary } from './demo.repository.ts';
import { changesTo } from './demo-alarms.ts';
import { type DemoLibrary, type DemoRoute, planLibrary } from './plan-company.ts';
import type { DemoFence } from './plan-fences.ts';
import { type DemoVersion, SPEED_LIMIT } from './plan-path.ts';
import type { DemoPlace } from './plan-places.ts';

const DAY_MS = 86_400_000;
/** Over all companies; the least important ones are left out. */
const FENCES = 150;
/** Any prime number that divides no count of fences. */
const SPREAD = 101;

/** The roads of every company: its places, the ways between them, fences beside them and what counts as wrong there. */
export const demo: AreaDemo = async ({ trx, teams, now }) => {
  const { called } = await productCities();
  const libraries = workingTeams(teams).map((team) => planLibrary(team, called));
  const ids = keptFences(libraries);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = libraries.map((library) => rowsOf(library, ids.get(library) ?? new Map(), ago));
  await insertLibrary(trx, {
    place: rows.flatMap(({ place }) => place),
    geofence: rows.flatMap(({ geofence }) => geofence),
    route: rows.flatMap(({ route }) => route),
    route_path: rows.flatMap(({ route_path }) => route_path),
    route_path_version: rows.flatMap(({ route_path_version }) => route_path_version),
  });
  await insertAlarms(
    trx,
    workingTeams(teams).flatMap(({ key, id, adminId }) => {
      const character = CHARACTERS[key];
      const alarms = character && JSON.stringify(changesTo(character));
      return alarms ? [{ company_id: id, alarms, updated_by: adminId }] : [];
    }),
  );
};

/** The ids of the fences that are stored, by library and name. */
function keptFences(libraries: readonly DemoLibrary[]): ReadonlyMap<DemoLibrary, ReadonlyMap<string, string>> {
  const all = libraries.flatMap((library) => [...library.fences.values()].map((fence) => ({ library, fence })));
  const kept = new Map<DemoLibrary, Map<string, string>>(libraries.map((library) => [library, new Map()]));
  // Of those that matter equally every company loses some.
  const ranked = all.map((one, nth) => ({ ...one, rank: one.fence.rank + ((nth * SPREAD) % all.length) / all.length }));
  for (const { library, fence } of ranked.toSorted((a, b) => a.rank - b.rank).slice(0, FENCES)) {
    kept.get(library)?.set(fence.name, createId());
  }
  return kept;
}

type Ago = (days: number) => Date;

function rowsOf({ team, places, routes, fences }: DemoLibrary, ids: ReadonlyMap<string, string>, ago: Ago) {
  const paths = routes.flatMap((route) => route.paths.map((path, position) => ({ route, path, position })));
  const fenceIds = (names: readonly string[]) => names.flatMap((name) => ids.get(name) ?? []);
  const first = Math.max(...paths.map(({ path }) => path.versions[0]!.daysAgo)) + 10;
  const dated = (days: number, since = days) => ({
    ...{ company_id: team.id, created_by: personOf(team, days), created_at: ago(days) },
    ...{ updated_by: personOf(team, since), updated_at: ago(since) },
  });
  return {
    place: places.map((place) => ({ ...placeRow(place), ...dated(first) })),
    geofence: [...fences.values()].flatMap((fence) => {
      const id = ids.get(fence.name);
      return id ? [{ id, ...fenceRow(fence), ...dated(first - 5) }] : [];
    }),
    route: routes.map((route) => ({
      ...{ ...routeRow(route, team), fence_count: fenceIds(route.paths[0]!.fences).length },
      ...dated(route.paths[0]!.versions[0]!.daysAgo + 1, Math.min(...route.paths.map(({ newest }) => newest.daysAgo))),
    })),
    route_path: paths.map(({ route, path, position }) => ({
      ...{ id: path.id, route_id: route.id, name: path.name, kind: path.kind, is_usual: position === 0 },
      ...{ position: position + 1, version_id: path.newest.id, alarms: JSON.stringify(path.alarms) },
      ...{ version: path.versions.length, ...dated(path.versions[0]!.daysAgo, path.newest.daysAgo) },
    })),
    route_path_version: paths.flatMap(({ route, path }) =>
      path.versions.map((version) => ({
        ...versionRow(version),
        ...{ company_id: team.id, path_id: path.id, route_name: route.name, path_name: path.name },
        ...{ fence_ids: fenceIds(path.fences), created_by: personOf(team, version.daysAgo) },
        created_at: ago(version.daysAgo),
      })),
    ),
  };
}

/** Operators in turn. */
const personOf = ({ operatorIds, adminId }: DemoTeam, days: number): string =>
  operatorIds[days % Math.max(1, operatorIds.length)] ?? adminId;

const placeRow = ({ city, isPort: _isPort, fence, expectedMinutes, forLoad, forUnload, ...place }: DemoPlace) => ({
  ...place,
  ...{ city: city.name, city_id: city.id, country_code: city.country, fence: JSON.stringify(fence) },
  ...{ expected_minutes: expectedMinutes, for_load: forLoad, for_unload: forUnload },
});

const fenceRow = ({ name, shape, kind, entryAlarm, exitAlarm, speedKmh, validity, color, note }: DemoFence) => ({
  ...{ name, kind, color, note, speed_kmh: speedKmh, entry_alarm: entryAlarm, exit_alarm: exitAlarm },
  ...{ shape: JSON.stringify(shape), validity: validity && JSON.stringify(validity), ...boxOf(shape) },
});

/** With what its list shows of its paths, as the database would keep it. */
function routeRow({ id, name, load, unload, paths }: DemoRoute, { country }: DemoTeam) {
  const { measured, minutes, checkpoints } = paths[0]!.newest;
  const types = paths.flatMap(({ newest }) => newest.checkpoints.map(({ type }) => type));
  return {
    ...{ id, name, load_id: load.id, unload_id: unload.id, currency: countryOf(country).currency.code },
    ...{ path_count: paths.length, usual_meters: Math.round(measured.totalMeters), usual_minutes: minutes },
    ...{ checkpoint_count: checkpoints.length, checkpoint_types: [...new Set(types)].sort() },
  };
}

function versionRow(version: DemoVersion) {
  const { id, number, measured, source, minutes, corridorMeters, forbiddenHours, stopovers, checkpoints } = version;
  const levels = zoomLevels(measured.levels);
  return {
    ...{ id, number, source, line: encodeLine(measured.line), points: measured.line.length },
    levels: [levels.country, levels.region, levels.city].map((level) => encodeDegrees(level)),
    ...{ meters: Math.round(measured.totalMeters), expected_minutes: minutes, corridor_meters: corridorMeters },
    ...{ speed_kmh: SPEED_LIMIT, forbidden_hours: JSON.stringify(forbiddenHours) },
    ...{ stopovers: JSON.stringify(stopovers), checkpoints: JSON.stringify(checkpoints) },
  };
}
