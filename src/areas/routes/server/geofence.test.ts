import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { Position } from '#kernel/position.ts';
import * as calls from '../contract/geofence.calls.ts';
import { geofenceList } from '../contract/geofence.list.ts';
import { type FenceForm, fenceForm, PATACAMAYA, type Planner, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
  planner = await app.planner('routes-read');
});
afterAll(() => app.close());

type Shape = FenceForm['shape'];
const polygon = (...corners: readonly (readonly [lat: number, lng: number])[]): Shape => ({
  kind: 'polygon',
  rings: [corners.map(([lat, lng]): Position => ({ lat, lng }))],
});
const circle = (change: Partial<Position & { radiusMeters: number }> = {}): Shape => {
  const { radiusMeters = 300, ...at } = change;
  return { kind: 'circle', centre: { ...PATACAMAYA, ...at }, radiusMeters };
};
const round = (corners: number): Shape =>
  polygon(
    ...Array.from({ length: corners }, (_, nth) => {
      const angle = (nth / corners) * 2 * Math.PI;
      return [-17 + Math.sin(angle) / 10, -63 + Math.cos(angle) / 10] as const;
    }),
  );
const BOW = polygon([-18, -64], [-17, -63], [-17, -64], [-18, -63]);
const create = (change: Partial<FenceForm>) =>
  app.call(planner.user, calls.createGeofence, { body: fenceForm(change) });
const read = async (id: string) => (await app.call(planner.user, calls.readGeofence, { params: { id } })).body.geofence;
const codes = ({ status, error }: Awaited<ReturnType<typeof create>>) => [
  status,
  ...Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`),
];
const listed = async (query: Record<string, string> = {}, user = planner.user) => {
  const { body } = await app.call(user, listCalls(geofenceList).read, { query });
  return (body.geofences as readonly { _id: string }[]).map(({ _id }) => _id);
};
const stored = () =>
  app.services.database.asPlatform(async (trx) => {
    const own = trx.selectFrom('geofence').where('company_id', '=', planner.company.id);
    return (await own.select('id').execute()).length;
  });

describe('a fence', () => {
  it('keeps everything it was saved with, and what was changed later', async () => {
    const body = fenceForm({
      ...{ shape: BOX, kind: 'rest', entryAlarm: false, exitAlarm: true, speedKmh: 40, color: '#00aa7f' },
      ...{ validity: { days: [1, 5], from: '22:00', to: '05:30' }, note: 'Solo de noche' },
    });
    const created = await app.call(planner.user, calls.createGeofence, { body });
    expect(created.status).toBe(201);
    const { geofence } = created.body;
    expect(geofence).toEqual({
      ...{ ...body, color: '#00AA7F' },
      ...{ _id: geofence._id, version: 1, archived: false, paths: 0 },
    });
    expect(await read(geofence._id)).toEqual(geofence);
    const changed = fenceForm({ shape: circle({ radiusMeters: 20 }), kind: 'forbidden' });
    const params = { id: geofence._id };
    await app.call(planner.user, calls.updateGeofence, { params, body: { geofence: changed, version: 1 } });
    expect(await read(geofence._id)).toMatchObject({ ...changed, version: 2 });
    const { body: history } = await app.call(planner.user, calls.readGeofenceHistory, { params, query: {} });
    expect(JSON.stringify(history)).toContain('routes.updateGeofence');
  });

  it('archived leaves the list, is changed no more, and comes back under its name while nobody has it', async () => {
    const name = `Puesto ${createId().slice(-6)}`;
    const params = { id: await app.fence(planner.user, { name }) };
    const archive = (archived: boolean, version: number) =>
      app.call(planner.user, calls.archiveGeofence, { params, body: { archived, version } });
    expect((await archive(true, 1)).body.geofence).toMatchObject({ archived: true, version: 2 });
    expect([await listed({ search: name }), await listed({ search: name, archived: 'true' })]).toEqual([
      [],
      [params.id],
    ]);
    const late = await app.call(planner.user, calls.updateGeofence, {
      params,
      body: { geofence: fenceForm({ name }), version: 2 },
    });
    expect([late.status, late.error.code]).toEqual([409, 'routes.archived']);
    const other = await app.fence(planner.user, { name });
    expect((await archive(false, 2)).error.fields?.name?.code).toBe('alreadyRegistered');
    await app.call(planner.user, calls.updateGeofence, {
      params: { id: other },
      body: { geofence: fenceForm(), version: 1 },
    });
    expect((await archive(false, 2)).body.geofence).toMatchObject({ name, archived: false });
  });

  it('has a name of its own, whatever its accents; of two created at once one is', async () => {
    const name = `Área ${createId().slice(-6)}`;
    const replies = await Promise.all([create({ name }), create({ name: name.toUpperCase().replace('Á', 'A') })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const taken = await create({ name });
    expect(codes(taken)).toEqual([409, 'name alreadyRegistered']);
    expect(taken.error.fields?.name?.message).toBe('Já está registrado');
    const id = await app.fence(planner.user);
    const body = { geofence: fenceForm({ name }), version: 1 };
    const renamed = await app.call(planner.user, calls.updateGeofence, { params: { id }, body });
    expect([renamed.status, renamed.error.fields?.['geofence.name']?.code]).toEqual([409, 'alreadyRegistered']);
  });

  it('changed by somebody else in between is refused, and the refusal says by whom', async () => {
    const id = await app.fence(planner.user);
    const save = (version: number) =>
      app.call(planner.user, calls.updateGeofence, { params: { id }, body: { geofence: fenceForm(), version } });
    expect((await save(1)).status).toBe(200);
    const late = await save(1);
    expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
    expect(late.error.facts?.changedBy).toEqual(expect.any(String));
    const archived = { params: { id }, body: { archived: true, version: 1 } };
    expect((await app.call(planner.user, calls.archiveGeofence, archived)).status).toBe(409);
  });

  it('is changed with others at once, all or none', async () => {
    const [one, other] = [await app.fence(planner.user), await app.fence(planner.user)];
    const change = (ids: string[]) =>
      app.call(planner.user, calls.updateGeofences, { body: { ids, kind: 'border', speedKmh: 20 } });
    expect((await change([one, createId()])).status).toBe(404);
    expect(await read(one)).toMatchObject({ kind: 'danger', speedKmh: null, version: 1 });
    expect((await change([one, other, one])).body.changed).toBe(2);
    expect(await read(other)).toMatchObject({ kind: 'border', speedKmh: 20, entryAlarm: true });
  });
});

const BOX = polygon([-18, -64], [-17, -64], [-17, -63], [-18, -63]);
const line = [PATACAMAYA, { lat: -17.5, lng: -67.5 }];

describe('a fence that is none', () => {
  it.each<[string, Partial<FenceForm>, string]>([
    ['a ring that crosses itself', { shape: BOW }, 'shape.rings.0 crossesItself'],
    ['two corners', { shape: polygon([-18, -64], [-17, -64]) }, 'shape.rings.0 tooFewCorners'],
    ['the antimeridian', { shape: polygon([-17, 179], [-17, -179], [-18, -179]) }, 'shape.rings.0 antimeridian'],
    ['a circle over the antimeridian', { shape: circle({ lng: 179.999 }) }, 'shape.centre antimeridian'],
    [
      'more than 500,000 km²',
      { shape: polygon([-20, -65], [-12, -65], [-12, -58], [-20, -58]) },
      'shape.rings.0 tooLarge',
    ],
    ['2,001 corners', { shape: round(2_001) }, 'shape.rings.0 tooManyCorners'],
    ['3,000 corners', { shape: round(3_000) }, 'shape.rings.0 maxItems'],
    ['a radius of 19 m', { shape: circle({ radiusMeters: 19 }) }, 'shape.radiusMeters radius'],
    ['a radius above 200 km', { shape: circle({ radiusMeters: 200_001 }) }, 'shape.radiusMeters radius'],
    ['a corridor of 19 m', { shape: { kind: 'corridor', line, halfWidthMeters: 19 } }, 'shape.halfWidthMeters width'],
    [
      'a corridor of one point',
      { shape: { kind: 'corridor', line: [PATACAMAYA], halfWidthMeters: 50 } },
      'shape.line tooFewCorners',
    ],
    ['a latitude of 0', { shape: circle({ lat: 0 }) }, 'shape.centre coordinates'],
    ['a latitude as text', { shape: circle({ lat: '-17' as never }) }, 'shape.centre.lat type'],
    ['hours without a day', { validity: { days: [], from: '08:00', to: '18:00' } }, 'validity.days minItems'],
    ['an hour that does not exist', { validity: { days: [1], from: '24:00', to: '18:00' } }, 'validity.from format'],
    ['a speed of 131', { speedKmh: 131 }, 'speedKmh max'],
    ['a speed of 4', { speedKmh: 4 }, 'speedKmh min'],
    ['a colour in words', { color: 'red' }, 'color format'],
    ['no name', { name: ' ' }, 'name required'],
  ])('%s is refused at its field, and nothing is written', async (_, change, problem) => {
    const before = await stored();
    expect(codes(await create(change))).toEqual([400, problem]);
    const id = await app.fence(planner.user);
    const changed = { params: { id }, body: { geofence: fenceForm(change), version: 1 } };
    expect(codes((await app.call(planner.user, calls.updateGeofence, changed)) as never)).toEqual([
      ...[400, `geofence.${problem}`],
    ]);
    expect([await stored(), (await read(id)).version]).toEqual([before + 1, 1]);
  });

  it('because it crosses itself says where', async () => {
    const { error } = await create({ shape: BOW });
    expect(error.fields?.['shape.rings.0']).toEqual({
      ...{ code: 'crossesItself', message: 'O contorno se cruza' },
      at: { lat: expect.closeTo(-17.5, 6), lng: expect.closeTo(-63.5, 6) },
    });
  });
});

describe('a fence of another company', () => {
  it('is neither read, changed nor archived, by itself or with others', async () => {
    const stranger = await app.planner('routes-read');
    const id = await app.fence(stranger.user);
    const mine = await app.fence(planner.user);
    const params = { id };
    const statuses = [
      await app.call(planner.user, calls.readGeofence, { params }),
      await app.call(planner.user, calls.readGeofenceHistory, { params, query: {} }),
      await app.call(planner.user, calls.updateGeofence, { params, body: { geofence: fenceForm(), version: 1 } }),
      await app.call(planner.user, calls.archiveGeofence, { params, body: { archived: true, version: 1 } }),
      await app.call(planner.user, calls.updateGeofences, { body: { ids: [mine, id], archived: true } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    const { body } = await app.call(stranger.user, calls.readGeofence, { params });
    expect(body.geofence).toMatchObject({ archived: false, version: 1 });
    expect((await read(mine)).archived).toBe(false);
    expect(await listed({}, stranger.user)).toEqual([id]);
  });
});
