import { encodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import type { Call } from '../support/calls.ts';

/** Plans routes for a company of Bolivia, in Spanish. */
export const PLANNER = 'operator@illimani.demo';

export const LA_PAZ = { lat: -16.52, lng: -68.17 };
export const SANTA_CRUZ = { lat: -17.75, lng: -63.2 };
export const ROAD: readonly Position[] = [
  LA_PAZ,
  { lat: -17.2, lng: -67.9 },
  { lat: -17.97, lng: -67.11 },
  { lat: -17.39, lng: -66.16 },
  { lat: -16.97, lng: -65.42 },
  SANTA_CRUZ,
];

export interface Named {
  readonly _id: string;
  readonly name: string;
}

const mark = () => crypto.randomUUID().slice(0, 8);

export async function createPlace(call: Call, name: string, at: Position): Promise<Named> {
  const body = {
    ...{ name: `${name} ${mark()}`, address: null, cityId: null, cityName: null, countryCode: 'BO', ...at },
    ...{ fence: { kind: 'circle', radiusMeters: 300 }, expectedMinutes: 60, forLoad: true, forUnload: true },
  };
  return (await call<{ place: Named }>('post', '/places', body)).place;
}

export interface Pair {
  readonly load: Named;
  readonly unload: Named;
  readonly address: string;
}

/** Two places without a route. */
export async function createPair(call: Call): Promise<Pair> {
  const load = await createPlace(call, 'Planta La Paz', LA_PAZ);
  const unload = await createPlace(call, 'Almacén Santa Cruz', SANTA_CRUZ);
  return { load, unload, address: `/routes/update/${load._id}/${unload._id}` };
}

export async function createFence(call: Call, at: Position): Promise<Named> {
  const body = {
    ...{ name: `Geocerca ${mark()}`, kind: 'danger', entryAlarm: true, exitAlarm: false, speedKmh: null },
    ...{ shape: { kind: 'circle', centre: at, radiusMeters: 12_000 }, validity: null, color: null, note: null },
  };
  return (await call<{ geofence: Named }>('post', '/geofences', body)).geofence;
}

export interface StoredPath extends Named {
  readonly version: number;
  readonly number: number;
  readonly line: string;
  readonly meters: number;
  readonly source: string;
  readonly stopovers: readonly Named[];
  readonly checkpoints: readonly (Named & { readonly meters: number; readonly type: string })[];
  readonly fenceIds: readonly string[];
}

export interface PlannedRoute extends Pair {
  readonly route: Named;
  readonly path: StoredPath;
}

export const pathBody = (name: string, line: readonly Position[] = ROAD) => ({
  ...{ name, kind: 'usual', isUsual: true, source: 'drawn', expectedMinutes: 840, corridorMeters: 500, speedKmh: 80 },
  ...{ forbiddenHours: [], stopovers: [], checkpoints: [], fenceIds: [], line: encodeLine(line) },
});

/** Two places with a route of one path. */
export async function createRoute(call: Call): Promise<PlannedRoute> {
  const pair = await createPair(call);
  const ids = { loadId: pair.load._id, unloadId: pair.unload._id };
  const { route } = await call<{ route: Named }>('post', '/routes', ids);
  const { path } = await call<{ path: StoredPath }>('post', `/routes/${route._id}/paths`, pathBody('Por Oruro'));
  return { ...pair, route, path };
}

export const readPath = async (call: Call, id: string): Promise<StoredPath> =>
  (await call<{ path: StoredPath }>('get', `/routes/paths/${id}`)).path;

interface RouteWithPaths extends Named {
  readonly paths: readonly Named[];
}

/** The paths of the two places, as the server has them. */
export async function pathsOf(call: Call, { load, unload }: Pair): Promise<readonly StoredPath[]> {
  const { route } = await call<{ route: RouteWithPaths | null }>('get', `/routes/pair/${load._id}/${unload._id}`);
  return Promise.all((route?.paths ?? []).map(({ _id }) => readPath(call, _id)));
}

/** A track as a device writes it. */
export const gpxOf = (line: readonly Position[], name = 'Viaje de prueba'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<trk><name>${name}</name><trkseg>${line.map(({ lat, lng }) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('')}</trkseg></trk></gpx>`;
