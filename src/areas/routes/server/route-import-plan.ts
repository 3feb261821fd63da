import { isCountryCode } from '#countries/country.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import { DEGREE_METERS } from '#kernel/globe.ts';
import { createId } from '#kernel/ids.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { currentCities } from '#platform/places/current-cities.ts';
import { lineShape, type PathInput } from '../contract/path.shapes.ts';
import type { PlaceInput } from '../contract/place.shapes.ts';
import { type RouteDetails, routeDetailsShape } from '../contract/route-file.calls.ts';
import { sameCheckpointTwice } from '../rules/checkpoint-order.ts';
import { drivingMinutes } from '../rules/driving-minutes.ts';
import type { GeoLine } from '../rules/files/geo-file.ts';
import { lineMeters } from '../rules/line.ts';
import { metersOf } from '../rules/line-length.ts';
import * as limits from '../rules/route-limits.ts';
import { simplifyTrack } from '../rules/simplify.ts';
import { type KnownFence, type KnownPlace, knownFences, knownPlaces, knownRoutes } from './route-import.repository.ts';

/** A place of the company, or one that is made on import. */
export interface PlannedEnd {
  id?: string;
  readonly place?: PlaceInput;
  readonly name: string;
}

export interface PlannedRoute {
  readonly load: PlannedEnd;
  readonly unload: PlannedEnd;
  readonly name: string;
  readonly currency: RouteDetails['route']['currency'] | undefined;
  readonly path: PathInput;
}

interface Problem {
  readonly name: string | null;
  readonly code: limits.LineProblem;
}

export interface ImportPlan {
  readonly planned: readonly PlannedRoute[];
  readonly problems: readonly Problem[];
  readonly taken: string[];
  readonly newRoutes: number;
  readonly newPlaces: string[];
  readonly missingFences: string[];
}

/** A place of the file and one of the company are the same one where they are nearer than this and share the name. */
const SAME_NAME_METERS = limits.PROPOSAL_METERS;
const SAME_SPOT_METERS = limits.PLACE_RADIUS_METERS.default;

/** What an import of these lines would store; nothing is written yet. */
export async function planImport(trx: Trx, lines: readonly GeoLine[]): Promise<ImportPlan> {
  const ends = await endFinder(trx);
  const routes = await routeBook(trx);
  const fences = await fenceBook(trx);
  const planned: PlannedRoute[] = [];
  const problems: Problem[] = [];
  const taken: string[] = [];
  for (const [index, line] of lines.entries()) {
    const { name } = line;
    const details = line.details === undefined ? undefined : routeDetailsShape.safeParse(line.details);
    if (details && !details.success) {
      problems.push({ name, code: 'details' });
      continue;
    }
    const path = pathOf({ ...line, name: name ?? `${index + 1}` }, details?.data, fences.idsOf);
    if (!path) {
      problems.push({ name, code: 'coordinates' });
      continue;
    }
    const isReturn = path.kind === 'emptyReturn';
    const [first, last] = [line.points[0]!, line.points.at(-1)!];
    const load = ends.of(isReturn ? last : first, details?.data.load);
    const unload = ends.of(isReturn ? first : last, details?.data.unload);
    const code = problemOf(path) ?? (load === unload ? 'samePlace' : routes.problemOf(load, unload));
    if (code) problems.push({ name, code });
    else if (routes.add(load, unload, path.name)) {
      ends.use(load, unload);
      planned.push({
        ...{ load, unload, currency: details?.data.route.currency },
        path: routes.isNew(load, unload) ? path : { ...path, isUsual: false },
        name: details?.data.route.name ?? `${load.name} – ${unload.name}`,
      });
    } else taken.push(`${load.name} – ${unload.name} · ${path.name}`);
  }
  return {
    ...{ planned, problems, taken },
    ...{ newRoutes: routes.newOnes(), newPlaces: ends.newOnes(), missingFences: fences.missing() },
  };
}

function pathOf(
  line: GeoLine & { readonly name: string },
  details: RouteDetails | undefined,
  fenceIds: (names: readonly string[]) => string[],
): PathInput | undefined {
  const points = simplifyTrack(line.points, limits.LINE_POINTS_MAX);
  const written = lineShape.safeParse(encodeLine(points));
  if (!written.success) return undefined;
  const own = { line: written.data, fenceIds: fenceIds(details?.fences ?? []) };
  if (details) {
    const checkpoints = details.path.checkpoints.map((checkpoint) => ({ ...checkpoint, id: createId() }));
    return { ...details.path, ...own, checkpoints };
  }
  return {
    ...{ ...own, name: line.name, kind: 'usual', isUsual: false, source: 'file' },
    expectedMinutes: drivingMinutes(lineMeters(points), null),
    ...{ corridorMeters: limits.CORRIDOR_METERS.default, speedKmh: limits.SPEED_KMH.default },
    ...{ forbiddenHours: [], stopovers: [], checkpoints: [] },
  };
}

function problemOf({ line, checkpoints }: PathInput): limits.LineProblem | undefined {
  const meters = metersOf(line.degrees);
  if (meters < 1) return 'tooShort';
  if (meters > limits.LINE_METERS_MAX) return 'tooLong';
  const spots = checkpoints.map((one) => ({ ...one, position: { lat: one.lat, lng: one.lng } }));
  return sameCheckpointTwice(spots).length > 0 ? 'sameCheckpoint' : undefined;
}

const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds the place a line begins or ends at; each new one once. */
async function endFinder(trx: Trx) {
  const { nearest } = await currentCities(trx);
  const known: (KnownPlace & { readonly end: PlannedEnd })[] = (await knownPlaces(trx)).map((place) => ({
    ...place,
    end: { id: place.id, name: place.name },
  }));
  const used = new Set<PlannedEnd>();
  const nearestWithin = (at: Position, meters: number, fits = (_: KnownPlace) => true) => {
    const near = known
      // Cheap, before distances are worked out for thousands of places.
      .filter((place) => Math.abs(place.lat - at.lat) * DEGREE_METERS <= meters && fits(place))
      .map((place) => ({ place, meters: distanceMeters(at, place) }))
      .filter((one) => one.meters <= meters)
      .sort((one, other) => one.meters - other.meters);
    return near[0]?.place.end;
  };
  const add = (place: PlaceInput): PlannedEnd => {
    const names = new Set(known.map(({ name }) => folded(name)));
    let name = place.name;
    for (let nth = 2; names.has(folded(name)); nth += 1) name = `${place.name.slice(0, 190)} ${nth}`;
    const end: PlannedEnd = { name, place: { ...place, name } };
    known.push({ id: '', name, lat: place.lat, lng: place.lng, end });
    return end;
  };
  const fresh = (at: Position): PlaceInput => {
    const city = nearest(at);
    return {
      ...{ name: city.name, address: null, cityId: city.id, cityName: city.name, ...at, partnerAddressId: null },
      countryCode: isCountryCode(city.country) ? city.country : null,
      fence: { kind: 'circle', radiusMeters: limits.PLACE_RADIUS_METERS.default },
      ...{ expectedMinutes: limits.PLACE_MINUTES.default, forLoad: true, forUnload: true },
    };
  };
  return {
    of(at: Position, place: PlaceInput | undefined): PlannedEnd {
      if (!place) return nearestWithin(at, limits.PROPOSAL_METERS) ?? add(fresh(at));
      const isNamed = ({ name }: KnownPlace) => folded(name) === folded(place.name);
      return nearestWithin(place, SAME_NAME_METERS, isNamed) ?? nearestWithin(place, SAME_SPOT_METERS) ?? add(place);
    },
    use: (load: PlannedEnd, unload: PlannedEnd) => used.add(load).add(unload),
    newOnes: () => [...used].filter(({ place }) => place !== undefined).map(({ name }) => name),
  };
}

/** Which pairs have a route, and which names its paths have. */
async function routeBook(trx: Trx) {
  const known = new Map(
    (await knownRoutes(trx)).map((route) => [
      `${route.load_id} ${route.unload_id}`,
      { names: new Set(route.paths.map(folded)), isArchived: route.is_archived, isNew: false },
    ]),
  );
  const newKeys = new Map<PlannedEnd, string>();
  const keyOf = (end: PlannedEnd) => {
    if (end.id) return end.id;
    const key = newKeys.get(end) ?? `new ${newKeys.size}`;
    newKeys.set(end, key);
    return key;
  };
  const of = (load: PlannedEnd, unload: PlannedEnd) => known.get(`${keyOf(load)} ${keyOf(unload)}`);
  return {
    problemOf(load: PlannedEnd, unload: PlannedEnd): limits.LineProblem | undefined {
      const route = of(load, unload);
      if (route?.isArchived) return 'archived';
      return route && route.names.size >= limits.PATHS_MAX ? 'tooManyPaths' : undefined;
    },
    /** False where its route has a path of that name. */
    add(load: PlannedEnd, unload: PlannedEnd, name: string): boolean {
      const route = of(load, unload) ?? { names: new Set<string>(), isArchived: false, isNew: true };
      if (route.names.has(folded(name))) return false;
      route.names.add(folded(name));
      known.set(`${keyOf(load)} ${keyOf(unload)}`, route);
      return true;
    },
    /** The usual path of a route that is there stays the usual one. */
    isNew: (load: PlannedEnd, unload: PlannedEnd) => of(load, unload)?.isNew === true,
    newOnes: () => [...known.values()].filter(({ isNew }) => isNew).length,
  };
}

async function fenceBook(trx: Trx) {
  const known = new Map((await knownFences(trx)).map(({ id, name }: KnownFence) => [folded(name), id]));
  const missing = new Set<string>();
  return {
    idsOf: (names: readonly string[]) =>
      names.flatMap((name) => {
        const id = known.get(folded(name));
        if (!id) missing.add(name);
        return id ? [id] : [];
      }),
    missing: () => [...missing].sort(),
  };
}
