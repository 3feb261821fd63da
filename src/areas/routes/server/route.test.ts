import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { archiveGeofence } from '../contract/geofence.calls.ts';
import * as paths from '../contract/path.calls.ts';
import { listUsablePaths } from '../contract/plan.calls.ts';
import * as calls from '../contract/route.calls.ts';
import { routeList } from '../contract/route.list.ts';
import {
  checkpoint,
  LA_PAZ,
  ORURO,
  PATACAMAYA,
  type Planner,
  pathForm,
  type RoutesApp,
  startRoutes,
} from './routes.fixture.ts';

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
  planner = await app.planner('routes-read');
});
afterAll(() => app.close());

const readPath = async (id: string, versionId?: string) =>
  (await app.call(planner.user, paths.readPath, { params: { id }, query: versionId ? { versionId } : {} })).body.path;
const rowOf = async (id: string) => {
  const { body } = await app.call(planner.user, listCalls(routeList).read, { query: { size: 50 } });
  return (body.routes as readonly { _id: string }[]).find((row) => row._id === id);
};
const refusalOf = async (routeId: string, change: Parameters<typeof pathForm>[0]) => {
  const { status, error } = await app.call(planner.user, paths.createPath, {
    params: { id: routeId },
    body: pathForm(change),
  });
  return [status, error.code, ...Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`)];
};

describe('a route', () => {
  it('is one for each pair of places, whoever asks and however often', async () => {
    const [loadId, unloadId] = [await app.place(planner.user), await app.place(planner.user, ORURO)];
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => app.call(planner.user, calls.createRoute, { body: { loadId, unloadId } })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.route._id)).size).toBe(1);
    expect(replies.filter(({ body }) => body.created)).toHaveLength(1);
    const pair = await app.call(planner.user, calls.readPair, { params: { loadId, unloadId } });
    expect(pair.body.route?._id).toBe(replies[0]!.body.route._id);
  });

  it('needs two places of the company that are not the same', async () => {
    const loadId = await app.place(planner.user);
    const foreign = await app.place((await app.planner()).user);
    const create = (unloadId: string) => app.call(planner.user, calls.createRoute, { body: { loadId, unloadId } });
    expect((await create(loadId)).error.fields?.unloadId?.code).toBe('samePlace');
    expect((await create(foreign)).error.fields?.unloadId?.code).toBe('choice');
  });

  it('shows its usual path in the list', async () => {
    const { id } = await app.route(planner.user);
    const fenceId = await app.fence(planner.user);
    await app.path(planner.user, id, { checkpoints: [checkpoint()], fenceIds: [fenceId], expectedMinutes: 200 });
    await app.path(planner.user, id, {
      isUsual: false,
      kind: 'rainySeason',
      checkpoints: [checkpoint({ type: 'fuel' })],
    });
    expect(await rowOf(id)).toMatchObject({ paths: 2, checkpoints: 1, fences: 1, minutes: 200, openOrders: 0 });
    const query: Record<string, string> = { checkpointTypes: 'fuel' };
    const { body } = await app.call(planner.user, listCalls(routeList).read, { query });
    expect((body.routes as readonly { _id: string }[]).map(({ _id }) => _id)).toContain(id);
  });

  it('is archived and brought back, and removed while no order uses it', async () => {
    const { id } = await app.route(planner.user);
    const archived = await app.call(planner.user, calls.archiveRoute, {
      params: { id },
      body: { archived: true, version: 1 },
    });
    expect(archived.body).toMatchObject({ route: { archived: true }, orders: [] });
    expect(await rowOf(id)).toBeUndefined();
    expect(await refusalOf(id, {})).toEqual([409, 'routes.archived']);
    expect((await app.call(planner.user, calls.removeRoute, { params: { id } })).status).toBe(200);
    expect((await app.call(planner.user, calls.readRoute, { params: { id } })).status).toBe(404);
  });
});

describe('a path', () => {
  it('keeps every version as it was saved', async () => {
    const { id: routeId } = await app.route(planner.user);
    const id = await app.path(planner.user, routeId, { name: 'Directo' });
    const first = await readPath(id);
    const line = encodeLine([LA_PAZ, PATACAMAYA, ORURO]);
    const saved = await app.call(planner.user, paths.updatePath, {
      params: { id },
      body: { path: pathForm({ name: 'Directo', line, corridorMeters: 900 }), version: first.version },
    });
    expect(saved.body.path).toMatchObject({ number: 2, corridorMeters: 900 });
    expect(await readPath(id, first.versionId)).toMatchObject({ number: 1, corridorMeters: 500, line: first.line });
    const { body } = await app.call(planner.user, paths.listPathVersions, { params: { id } });
    expect(body.versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('puts its checkpoints into the order they are passed and sums up their tolls', async () => {
    const { id: routeId } = await app.route(planner.user);
    const toll = (at: typeof LA_PAZ, amount: string) =>
      checkpoint({ ...at, prices: [{ axles: 5, amount, currency: 'BOB' }] });
    const id = await app.path(planner.user, routeId, { checkpoints: [toll(ORURO, '12.50'), toll(PATACAMAYA, '7.60')] });
    const { checkpoints, tolls } = await readPath(id);
    expect(checkpoints.map(({ lat }) => lat)).toEqual([PATACAMAYA.lat, ORURO.lat]);
    expect(checkpoints[0]!.meters).toBeLessThan(checkpoints[1]!.meters);
    expect(tolls).toEqual([{ axles: 5, currency: 'BOB', amount: '20.10', withoutPrice: 0 }]);
  });

  it('is refused with what is wrong with it', async () => {
    const { id } = await app.route(planner.user);
    const foreign = await app.fence((await app.planner()).user);
    expect(await refusalOf(id, { line: 'not a line' })).toEqual([400, 'request.invalid', 'line invalid']);
    expect(await refusalOf(id, { line: encodeLine([LA_PAZ]) })).toEqual([400, 'request.invalid', 'line tooShort']);
    expect(await refusalOf(id, { speedKmh: 131 })).toEqual([400, 'request.invalid', 'speedKmh max']);
    expect(await refusalOf(id, { fenceIds: [foreign] })).toEqual([400, 'request.invalid', 'fenceIds.0 choice']);
    const twice = [checkpoint(), checkpoint()];
    expect(await refusalOf(id, { checkpoints: twice })).toEqual([
      ...[400, 'request.invalid', 'checkpoints.1 sameCheckpoint'],
    ]);
    const always = [{ days: [1], from: '00:00', to: '00:00' }];
    expect(await refusalOf(id, { forbiddenHours: always })).toEqual([
      400,
      'request.invalid',
      'forbiddenHours wholeDay',
    ]);
    const stopovers = [{ lat: 0, lng: -68, name: null, placeId: null }];
    expect(await refusalOf(id, { stopovers })).toEqual([400, 'request.invalid', 'stopovers.0.lat coordinates']);
  });

  it('of a route is one of at most ten, one of them the usual one', async () => {
    const { id } = await app.route(planner.user);
    const made = [];
    for (let nth = 0; nth < 10; nth += 1) made.push(await app.path(planner.user, id, { isUsual: nth === 4 }));
    expect(await refusalOf(id, {})).toEqual([409, 'routes.tooManyPaths']);
    const { body } = await app.call(planner.user, calls.readRoute, { params: { id } });
    expect(body.route.paths.filter(({ isUsual }) => isUsual).map(({ _id }) => _id)).toEqual([made[4]]);
    const usual = await readPath(made[4]!);
    const archived = await app.call(planner.user, paths.archivePath, {
      params: { id: made[4]! },
      body: { archived: true, version: usual.version },
    });
    expect([archived.status, archived.error.code]).toEqual([409, 'routes.usualPath']);
  });

  it('saved by two planners at once is saved by one; the other reads who it was, every time', async () => {
    const { id: routeId } = await app.route(planner.user);
    const id = await app.path(planner.user, routeId, { name: 'Disputado' });
    const other = await app.world.user({ company: planner.company, permissions: ['routes-write'] });
    for (let trial = 0; trial < 20; trial += 1) {
      const { version } = await readPath(id);
      const save = (user: typeof other) =>
        app.call(user, paths.updatePath, { params: { id }, body: { path: pathForm({ name: 'Disputado' }), version } });
      const replies = await Promise.all([save(planner.user), save(other)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = replies.find(({ status }) => status === 409)!;
      expect([late.error.code, typeof late.error.facts?.changedBy]).toEqual(['request.staleVersion', 'string']);
    }
    expect((await readPath(id)).number).toBe(21);
  });

  it('of fifty thousand points is kept to the last one', async () => {
    const { id: routeId } = await app.route(planner.user);
    const long = Array.from({ length: 50_000 }, (_, nth) => ({
      lat: -16.5 - nth * 0.00003,
      lng: -68.15 + Math.sin(nth / 300) * 0.05,
    }));
    const id = await app.path(planner.user, routeId, { line: encodeLine(long) });
    expect(decodeLine((await readPath(id)).line)).toHaveLength(50_000);
    const more = encodeLine([...long, { lat: -18.5, lng: -68 }]);
    expect(await refusalOf(routeId, { line: more })).toEqual([400, 'request.invalid', expect.stringMatching(/^line /)]);
  });

  it('with a fence keeps the fence from being archived', async () => {
    const { id: routeId } = await app.route(planner.user);
    const fenceId = await app.fence(planner.user);
    await app.path(planner.user, routeId, { name: 'Vigilado', fenceIds: [fenceId] });
    const refused = await app.call(planner.user, archiveGeofence, {
      params: { id: fenceId },
      body: { archived: true, version: 1 },
    });
    expect([refused.status, refused.error.code]).toEqual([409, 'routes.usedByPaths']);
    expect(refused.error.facts?.paths).toEqual([expect.stringContaining('Vigilado')]);
  });
});

describe('the paths an order may take', () => {
  const find = async (user = planner.user, off = 0) => {
    const query = { fromLat: LA_PAZ.lat + off, fromLng: LA_PAZ.lng, toLat: ORURO.lat, toLng: ORURO.lng };
    return (await app.call(user, listUsablePaths, { query })).body.paths;
  };

  it('begin and end within 5 km; the usual one comes first; nothing of another company is among them', async () => {
    const { user } = await app.planner();
    const { id } = await app.route(user);
    const usual = await app.path(user, id, { name: 'De siempre' });
    const other = await app.path(user, id, { name: 'De lluvia', isUsual: false, kind: 'rainySeason' });
    expect((await find(user)).map(({ routeGeofenceId }) => routeGeofenceId)).toEqual([usual, other]);
    expect((await find(user, 0.04)).map(({ offMeters }) => offMeters)[0]).toBeGreaterThan(4000);
    expect(await find(user, 0.06)).toEqual([]);
    expect(await find((await app.planner()).user)).toEqual([]);
  });

  it.each([
    'routes-read',
    'operation-write',
    'operation-agro-write',
    'load-order-write',
    'load-order-module',
    'load-order-multipoint-write',
  ])('are proposed to whoever plans with nothing but %s', async (permission) => {
    const { user, company } = await app.planner();
    const { id } = await app.route(user);
    const path = await app.path(user, id);
    const planning = await app.world.user({ company, permissions: [permission] });
    expect((await find(planning)).map(({ routeGeofenceId }) => routeGeofenceId)).toEqual([path]);
  });
});
