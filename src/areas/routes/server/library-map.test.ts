import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { archiveGeofence } from '../contract/geofence.calls.ts';
import { geofenceList } from '../contract/geofence.list.ts';
import { readGeofenceMap, readPlaceMap } from '../contract/library-map.calls.ts';
import { LA_PAZ, ORURO, type Planner, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
  planner = await app.planner();
});
afterAll(() => app.close());

const fences = async (query: Record<string, string> = {}) =>
  (await app.call(planner.user, readGeofenceMap, { query })).body;
const RING = [LA_PAZ, { lat: -16.4, lng: -68.1 }, { lat: -16.5, lng: -68.1 }];

describe('the map of the library', () => {
  it('has the fences of every page, as the list is filtered and sorted', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Zona ${String(at).padStart(2, '0')}`);
    for (const [at, name] of names.entries()) {
      await app.fence(planner.user, { name, kind: at % 2 === 0 ? 'rest' : 'danger', note: at > 9 ? 'niebla' : null });
    }
    const { geofences, total } = await fences();
    expect([geofences.map(({ name }) => name), total]).toEqual([names, 12]);
    // The page of a fence follows from its place in this order.
    const page = await app.call(planner.user, listCalls(geofenceList).read, { query: { page: '2', sort: '-name' } });
    const rows = page.body.geofences as readonly { readonly _id: string }[];
    const backwards = (await fences({ sort: '-name' })).geofences.slice(10);
    expect(backwards.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => _id));
    expect((await fences({ kinds: 'rest' })).total).toBe(6);
    expect((await fences({ search: 'NIEBLA', kinds: 'rest' })).geofences.map(({ name }) => name)).toEqual(['Zona 10']);
    const [first] = geofences;
    const body = { archived: true, version: 1 };
    expect((await app.call(planner.user, archiveGeofence, { params: { id: first!._id }, body })).status).toBe(200);
    expect((await fences()).total).toBe(11);
    expect((await fences({ archived: 'true' })).geofences.map(({ name }) => name)).toEqual(['Zona 00']);
  });

  it('draws an outline of many corners with fewer, and a place with its own', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => {
      const angle = (at * Math.PI) / 500;
      return { lat: -17 + Math.sin(angle) / 2, lng: -67 + Math.cos(angle) / 2 };
    });
    await app.fence(planner.user, { name: 'Redonda', shape: { kind: 'polygon', rings: [many] } });
    const { geofences } = await fences({ search: 'Redonda' });
    const { rings } = geofences[0]!.shape as { readonly rings: readonly string[] };
    const corners = decodeLine(rings[0]!)!;
    expect(corners.length).toBeGreaterThan(20);
    expect(corners.length).toBeLessThanOrEqual(60);
    for (const { lat, lng } of corners) expect(Math.hypot(lat + 17, lng + 67)).toBeCloseTo(0.5, 5);
    await app.place(planner.user, { name: 'Patio', fence: { kind: 'polygon', rings: [RING] } });
    await app.place(planner.user, { name: 'Silo', ...ORURO, forLoad: false });
    const { places, total } = (await app.call(planner.user, readPlaceMap, { query: {} })).body;
    expect(total).toBe(2);
    expect(places).toMatchObject([
      { name: 'Patio', use: 'both', radius: null, rings: [encodeLine(RING)] },
      { name: 'Silo', use: 'unload', radius: 300, rings: null, ...ORURO },
    ]);
  });

  it('has what a part of the map shows', async () => {
    const { user } = await app.planner();
    await app.fence(user, { shape: { kind: 'circle', centre: LA_PAZ, radiusMeters: 800 } });
    await app.place(user, { ...LA_PAZ });
    const totals = async (within: string) => [
      (await app.call(user, readGeofenceMap, { query: { within } })).body.total,
      (await app.call(user, readPlaceMap, { query: { within } })).body.total,
    ];
    const { lat, lng } = LA_PAZ;
    expect(await totals([lng - 0.1, lat - 0.1, lng + 0.1, lat + 0.1].join())).toEqual([1, 1]);
    // The edge of the fence reaches into it, its place does not.
    expect(await totals([lng + 0.001, lat - 0.1, lng + 0.1, lat + 0.1].join())).toEqual([1, 0]);
    expect(await totals([lng + 1, lat - 0.1, lng + 2, lat + 0.1].join())).toEqual([0, 0]);
    expect((await app.call(user, readPlaceMap, { query: { within: 'here' } })).status).toBe(400);
  });

  it('shows nothing of another company', async () => {
    const { user } = await app.planner();
    expect((await app.call(user, readGeofenceMap, { query: {} })).body).toEqual({ geofences: [], total: 0 });
    expect((await app.call(user, readPlaceMap, { query: {} })).body).toEqual({ places: [], total: 0 });
  });
});
