import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { exportGeofences, importGeofences, readGeofence } from '../contract/geofence.calls.ts';
import { geofenceList } from '../contract/geofence.list.ts';
import { PATACAMAYA, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
beforeAll(async () => {
  app = await startRoutes();
});
afterAll(() => app.close());

type Options = Partial<Omit<CallInput<typeof importGeofences>['body'], 'file'>>;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const geoJson = (features: readonly object[]) => base64(JSON.stringify({ type: 'FeatureCollection', features }));
const circle = (name: string | null, { lat, lng } = PATACAMAYA) => ({
  ...{ type: 'Feature', properties: { name, radiusMeters: 300 } },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
/** From a corner in the south-west around the north-west. */
const BOX = [
  [-64, -18],
  [-63, -18],
  [-63, -17],
  [-64, -17],
  [-64, -18],
];
const BOW = [BOX[0], BOX[2], BOX[1], BOX[3], BOX[0]];
const polygon = (name: string, ring: readonly unknown[] = BOW) => ({
  ...{ type: 'Feature', properties: { name } },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const send = (user: TestUser, file: string, options: Options = {}) =>
  app.call(user, importGeofences, { body: { file, preview: false, ...options } });
/** All fences by name, without what differs between companies. */
const fencesOf = async (user: TestUser) => {
  const { body } = await app.call(user, listCalls(geofenceList).read, { query: { size: 50, sort: 'name' } });
  const ids = (body.geofences as readonly { _id: string }[]).map(({ _id }) => _id);
  const read = ids.map((id) => app.call(user, readGeofence, { params: { id } }));
  return (await Promise.all(read)).map((reply) => {
    const { _id, version, ...fence } = reply.body.geofence;
    return fence;
  });
};
const namesOf = async (user: TestUser) => (await fencesOf(user)).map(({ name }) => name);
const stored = (companyId: string) =>
  app.services.database.asPlatform(async (trx) => {
    const own = trx.selectFrom('geofence').where('company_id', '=', companyId);
    return (await own.select('id').execute()).length;
  });

describe('the names of imported fences', () => {
  it('are all different; the file’s own names come before numbered ones', async () => {
    const { user } = await app.planner('routes-read');
    const names = ['Porto', 'Porto', 'Porto 2', 'PÓRTO', 'Weißer Hof', 'Weisser Hof'];
    const { status, body } = await send(user, geoJson(names.map((name) => circle(name))));
    expect([status, body.added, body.taken]).toEqual([200, 6, []]);
    expect(await namesOf(user)).toEqual(['Porto', 'Porto 2', 'Porto 3', 'PÓRTO 4', 'Weißer Hof', 'Weisser Hof 2']);
  });

  it('that a fence of the company has are left as they are, and numbers step over them', async () => {
    const { user } = await app.planner('routes-read');
    for (const name of ['porto', 'Pátio 2', '1']) await app.fence(user, { name });
    const file = geoJson([circle('Pórto'), circle('Patio'), circle('Patio'), circle('Porto'), circle(null)]);
    expect((await send(user, file)).body).toMatchObject({ found: 5, added: 3, taken: ['Pórto', 'Porto'] });
    expect(await namesOf(user)).toEqual(['1', '5', 'Patio', 'Pátio 2', 'Patio 3', 'porto']);
  });

  it('sent again add nothing', async () => {
    const { user } = await app.planner('routes-read');
    const file = geoJson([circle('Porto'), circle('Porto'), circle('Pátio')]);
    expect((await send(user, file)).body.added).toBe(3);
    expect((await send(user, file)).body).toMatchObject({ added: 0, taken: ['Porto', 'Porto', 'Pátio'] });
  });
});

describe('a file of fences', () => {
  const many = (count: number, change: (name: string, nth: number) => object = (name) => circle(name)) =>
    geoJson(Array.from({ length: count }, (_, nth) => change(`Cerca ${nth}`, nth)));

  it('of two thousand is written at once, or not at all: the fences with a problem are named', async () => {
    const { user, company } = await app.planner('routes-read');
    const wrong = many(2_000, (name, nth) => (nth % 1_500 === 1_499 ? polygon(name) : circle(name)));
    const refused = await send(user, wrong);
    expect(refused.body).toMatchObject({ found: 2_000, added: 0 });
    expect(refused.body.problems).toEqual([{ name: 'Cerca 1499', code: 'crossesItself' }]);
    expect((await send(user, many(2_000), { preview: true })).body).toMatchObject({ found: 2_000, added: 0 });
    expect(await stored(company.id)).toBe(0);
    expect((await send(user, many(2_000))).body).toMatchObject({ added: 2_000, problems: [], taken: [] });
    expect(await stored(company.id)).toBe(2_000);
  });

  it('of more than five thousand, or without any, is refused', async () => {
    const { user } = await app.planner();
    const codeOf = async (file: string) => {
      const { status, error } = await send(user, file);
      return [status, error.code, error.fields?.file?.code];
    };
    expect(await codeOf(many(5_001))).toEqual([422, 'routes.unreadableFile', 'file.tooManyItems']);
    const road = base64(
      '<gpx><trk><trkseg><trkpt lat="-16" lon="-68"/><trkpt lat="-17" lon="-68"/></trkseg></trk></gpx>',
    );
    expect(await codeOf(road)).toEqual([422, 'routes.unreadableFile', 'file.empty']);
  });

  it('with latitude and longitude exchanged is noticed, and exchanged where somebody asks for it', async () => {
    const { user } = await app.planner('routes-read');
    const file = geoJson([circle('Trocada', { lat: PATACAMAYA.lng, lng: PATACAMAYA.lat })]);
    expect((await send(user, file, { preview: true })).body).toMatchObject({ looksSwapped: true, added: 0 });
    expect((await send(user, file, { swap: true })).body).toMatchObject({ looksSwapped: false, added: 1 });
    expect(await fencesOf(user)).toMatchObject([{ shape: { centre: PATACAMAYA } }]);
  });

  it('of another program may say anything of its fences: what is no setting of ours is left out', async () => {
    const { user } = await app.planner('routes-read');
    const properties = { name: 'Obra', kind: 'building', color: 'red', speedKmh: 900, entryAlarm: true };
    const note = `${'x'.repeat(499)}yz`;
    const file = geoJson([{ ...polygon('x', BOX), properties: { ...properties, note } }]);
    await send(user, file, { kind: 'border' });
    expect(await fencesOf(user)).toMatchObject([
      { name: 'Obra', kind: 'border', color: null, speedKmh: null, entryAlarm: true, note: note.slice(0, 500) },
    ]);
  });

  it.each(['geojson', 'kml'] as const)(
    'exported as %s and imported elsewhere gives the same fences',
    async (format) => {
      const [from, to] = [await app.planner('routes-read'), await app.planner('routes-read')];
      const hole = [
        { lat: -17.2, lng: -63.2 },
        { lat: -17.4, lng: -63.4 },
        { lat: -17.2, lng: -63.4 },
        { lat: -17.2, lng: -63.2 },
      ];
      const ring = BOX.map(([lng, lat]) => ({ lat: lat!, lng: lng! }));
      await app.fence(from.user, { name: 'Círculo & <arco>', kind: 'rest', note: 'Una\nOtra', color: '#00AA7F' });
      const validity = { days: [1, 5], from: '22:00', to: '05:30' };
      await app.fence(from.user, {
        ...{ name: 'Contorno', shape: { kind: 'polygon', rings: [ring, hole] }, validity },
        ...{ entryAlarm: false, exitAlarm: true, kind: 'forbidden' },
      });
      const line = [PATACAMAYA, { lat: -17.5, lng: -67.51234567 }];
      await app.fence(from.user, {
        name: 'Corredor',
        shape: { kind: 'corridor', line, halfWidthMeters: 75.5 },
        speedKmh: 40,
      });
      const exported = async (user: TestUser) =>
        (await app.call(user, exportGeofences, { query: { format } })).body as unknown as string;
      const file = await exported(from.user);
      expect(await exported(to.user)).not.toContain('Corredor');
      expect((await send(to.user, base64(file))).body).toMatchObject({ found: 3, added: 3, looksSwapped: false });
      expect(await fencesOf(to.user)).toEqual(await fencesOf(from.user));
      expect(await exported(to.user)).toBe(file);
    },
  );
});
