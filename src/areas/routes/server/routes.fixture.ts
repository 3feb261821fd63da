import { areas } from '#app/areas.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import type { Config } from '#platform/config.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { createGeofence } from '../contract/geofence.calls.ts';
import { createPath } from '../contract/path.calls.ts';
import { createPlace } from '../contract/place.calls.ts';
import { createRoute } from '../contract/route.calls.ts';

export type PlaceForm = CallInput<typeof createPlace>['body'];
export type FenceForm = CallInput<typeof createGeofence>['body'];
export type PathForm = CallInput<typeof createPath>['body'];

export const LA_PAZ = { lat: -16.5, lng: -68.15 };
export const PATACAMAYA = { lat: -17.235, lng: -67.92 };
export const ORURO = { lat: -17.97, lng: -67.11 };
/** The high plain from La Paz to Oruro, about 210 km. */
export const LINE: readonly Position[] = [LA_PAZ, { lat: -16.9, lng: -68.1 }, PATACAMAYA, ORURO];

const tail = () => createId().slice(-6);

export const placeForm = (change: Partial<PlaceForm> = {}): PlaceForm => ({
  ...{ name: `Lugar ${tail()}`, address: 'Av. 6 de Agosto', cityId: 'bo-04-la-paz', cityName: 'La Paz' },
  ...{ countryCode: 'BO', ...LA_PAZ, fence: { kind: 'circle', radiusMeters: 300 }, expectedMinutes: 90 },
  ...{ forLoad: true, forUnload: true, ...change },
});

export const fenceForm = (change: Partial<FenceForm> = {}): FenceForm => ({
  ...{ name: `Cerca ${tail()}`, shape: { kind: 'circle', centre: PATACAMAYA, radiusMeters: 800 }, kind: 'danger' },
  ...{ entryAlarm: true, exitAlarm: false, speedKmh: null, validity: null, color: null, note: null, ...change },
});

type CheckpointForm = PathForm['checkpoints'][number];

export const checkpoint = (change: Partial<CheckpointForm> = {}): CheckpointForm => ({
  ...{ id: createId(), type: 'toll', name: `Peaje ${tail()}`, ...PATACAMAYA, radiusMeters: 300, stopMinutes: 15 },
  ...{ mustPass: true, expectedMinutes: null, speedKmh: null, prices: [], ...change },
});

export const pathForm = (change: Partial<PathForm> = {}): PathForm => ({
  ...{ name: `Camino ${tail()}`, kind: 'usual', isUsual: true, source: 'drawn', expectedMinutes: 240 },
  ...{ corridorMeters: 500, speedKmh: 80, forbiddenHours: [], stopovers: [], checkpoints: [], fenceIds: [] },
  ...{ line: encodeLine(LINE), ...change },
});

export interface Planner {
  readonly company: TestCompany;
  readonly user: TestUser;
}

export interface RoutesApp extends TestApp {
  /** A company in Bolivia with somebody who plans its routes. */
  planner(...more: readonly string[]): Promise<Planner>;
  place(user: TestUser, change?: Partial<PlaceForm>): Promise<string>;
  /** La Paz to Oruro. */
  route(user: TestUser): Promise<{ id: string; loadId: string; unloadId: string }>;
  path(user: TestUser, routeId: string, change?: Partial<PathForm>): Promise<string>;
  fence(user: TestUser, change?: Partial<FenceForm>): Promise<string>;
}

export async function startRoutes(config: Partial<Config> = {}): Promise<RoutesApp> {
  const app = await startTestApp({ areas: areas(), config });
  const created = <T>({ status, body, error }: { status: number; body: T; error: unknown }): T => {
    if (status !== 201) throw new Error(`not created: ${status} ${JSON.stringify(error)}`);
    return body;
  };
  const place = async (user: TestUser, change: Partial<PlaceForm> = {}) =>
    created(await app.call(user, createPlace, { body: placeForm(change) })).place._id;
  return Object.assign(app, {
    place,
    planner: async (...more: readonly string[]) => {
      const company = await app.world.company({ country: 'BO' });
      return { company, user: await app.world.user({ company, permissions: ['routes-write', ...more] }) };
    },
    route: async (user: TestUser) => {
      const [loadId, unloadId] = [await place(user), await place(user, { ...ORURO, cityName: 'Oruro' })];
      const { route } = created(await app.call(user, createRoute, { body: { loadId, unloadId } }));
      return { id: route._id, loadId, unloadId };
    },
    path: async (user: TestUser, routeId: string, change: Partial<PathForm> = {}) =>
      created(await app.call(user, createPath, { params: { id: routeId }, body: pathForm(change) })).path._id,
    fence: async (user: TestUser, change: Partial<FenceForm> = {}) =>
      created(await app.call(user, createGeofence, { body: fenceForm(change) })).geofence._id,
  });
}
