import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { readPath } from '../contract/path.calls.ts';
import { placeList } from '../contract/place.list.ts';
import { readRoute } from '../contract/route.calls.ts';
import { type RouteRow, routeList } from '../contract/route.list.ts';
import { exportRoutes, importRoutes } from '../contract/route-file.calls.ts';
import { checkpoint, LINE, ORURO, type Planner, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
beforeAll(async () => {
  app = await startRoutes();
});
afterAll(() => app.close());

const rowsOf = async (user: TestUser) =>
  (await app.call(user, listCalls(routeList).read, { query: { size: 50 } })).body.routes as readonly RouteRow[];
const placesOf = async (user: TestUser) =>
  (await app.call(user, listCalls(placeList).read, { query: { size: 50 } })).body.places as readonly { name: string }[];
const exported = async (user: TestUser, ...ids: readonly string[]) =>
  app.call(user, exportRoutes, { query: { ids: ids.join(',') } });
const send = (user: TestUser, text: string, more: { preview?: boolean; swap?: boolean } = {}) =>
  app.call(user, importRoutes, { body: { file: Buffer.from(text).toString('base64'), ...more } });
const lineFile = (...lines: readonly { name?: string; points: readonly { lat: number; lng: number }[] }[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: lines.map(({ name, points }) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'LineString', coordinates: points.map(({ lat, lng }) => [lng, lat]) },
    })),
  });

/** A route with two paths, one of which has everything. */
async function fullRoute({ user }: Planner) {
  const route = await app.route(user);
  const fence = await app.fence(user, { name: 'Zona roja' });
  const prices = [{ axles: 5 as const, amount: '35.50', currency: 'BOB' as const }];
  await app.path(user, route.id, {
    name: 'Por Patacamaya',
    ...{ corridorMeters: 800, speedKmh: 60, expectedMinutes: 300, fenceIds: [fence] },
    forbiddenHours: [{ days: [0, 6], from: '22:00', to: '05:00' }],
    stopovers: [{ lat: -16.9, lng: -68.1, name: 'Viacha', placeId: null }],
    checkpoints: [checkpoint({ name: 'Peaje', prices })],
  });
  await app.path(user, route.id, {
    name: 'Vacío',
    kind: 'emptyReturn',
    isUsual: false,
    line: encodeLine(LINE.toReversed()),
  });
  return route;
}

describe('a file of routes', () => {
  it('makes the same routes in another company, with places, checkpoints and settings', async () => {
    const [from, to] = [await app.planner('routes-read'), await app.planner('routes-read')];
    const { id } = await fullRoute(from);
    const file = await exported(from.user, id);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/geo+json; charset=utf-8']);
    const preview = await send(to.user, file.body);
    expect(preview.body).toMatchObject({ found: 2, added: 0, newRoutes: 1, taken: [], problems: [] });
    expect(preview.body.newPlaces).toHaveLength(2);
    expect(preview.body.missingFences).toEqual(['Zona roja']);
    expect(await rowsOf(to.user)).toEqual([]);
    const fence = await app.fence(to.user, { name: 'ZONA ROJA' });
    const stored = await send(to.user, file.body, { preview: false });
    expect(stored.body).toMatchObject({ added: 2, missingFences: [] });
    const [row] = await rowsOf(to.user);
    const [before, after] = [await allOf(from.user, id), await allOf(to.user, row!._id)];
    expect(after.route.name).toBe(before.route.name);
    expect(after.paths.map(withoutIds)).toEqual(before.paths.map(withoutIds));
    expect(after.paths[0]!.fenceIds).toEqual([fence]);
    expect(after.paths.map(({ isUsual }) => isUsual)).toEqual([true, false]);
  });

  it('leaves what is there as it is', async () => {
    const planner = await app.planner('routes-read');
    const { id } = await fullRoute(planner);
    const { body: text } = await exported(planner.user, id);
    const again = await send(planner.user, text, { preview: false });
    expect(again.body).toMatchObject({ found: 2, added: 0, newRoutes: 0, newPlaces: [] });
    expect(again.body.taken).toHaveLength(2);
    expect(await rowsOf(planner.user)).toHaveLength(1);
    const more = await send(planner.user, text.replaceAll('Por Patacamaya', 'Por el norte'), { preview: false });
    expect(more.body).toMatchObject({ added: 1, newRoutes: 0 });
    const usual = (await allOf(planner.user, id)).paths.filter(({ isUsual }) => isUsual);
    expect(usual.map(({ name }) => name)).toEqual(['Por Patacamaya']);
  });

  it('of another system begins and ends at places nearby, or at new ones of that town', async () => {
    const { user } = await app.planner('routes-read');
    const loadId = await app.place(user, { name: 'Planta Senkata', lat: -16.52, lng: -68.16 });
    const file = lineFile({ name: 'Ida', points: LINE }, { name: 'Vuelta', points: LINE.toReversed() });
    const { body } = await send(user, file, { preview: false });
    expect(body).toMatchObject({ added: 2, newRoutes: 2, newPlaces: ['Oruro'], problems: [] });
    const rows = await rowsOf(user);
    expect(rows.find((row) => row.loadId === loadId)).toMatchObject({ name: 'Planta Senkata – Oruro' });
    expect(await placesOf(user)).toHaveLength(2);
  });

  it('is stored as a whole or not at all', async () => {
    const { user } = await app.planner('routes-read');
    const short = { name: 'Patio', points: [ORURO, { lat: ORURO.lat + 0.001, lng: ORURO.lng }] };
    const { body } = await send(user, lineFile({ name: 'Ida', points: LINE }, short), { preview: false });
    expect(body).toMatchObject({ added: 0, problems: [{ name: 'Patio', code: 'samePlace' }] });
    expect([await rowsOf(user), await placesOf(user)]).toEqual([[], []]);
  });

  it('says what is wrong with it', async () => {
    const { user } = await app.planner('routes-read');
    const refusal = async (text: string) => (await send(user, text)).error.fields?.file?.code;
    expect(
      await refusal('{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[-68,-16]}}'),
    ).toBe('file.noLine');
    expect(await refusal('nothing')).toBe('file.unknownFormat');
    expect(await refusal(lineFile(...Array.from({ length: 201 }, () => ({ points: LINE }))))).toBe('file.tooManyItems');
    const damaged = lineFile({ name: 'Ida', points: LINE }).replace(
      '"properties":{',
      '"properties":{"tropeiro":{"route":1},',
    );
    expect((await send(user, damaged)).body.problems).toEqual([{ name: 'Ida', code: 'details' }]);
    const swapped = lineFile({ name: 'Ida', points: LINE.map(({ lat, lng }) => ({ lat: lng, lng: lat })) });
    expect((await send(user, swapped)).body.looksSwapped).toBe(true);
    expect((await send(user, swapped, { swap: true })).body).toMatchObject({ looksSwapped: false, newRoutes: 1 });
  });

  it('holds nothing of another company, and needs the right to write', async () => {
    const [mine, other] = [await app.planner('routes-read'), await app.planner('routes-read')];
    const { id } = await fullRoute(mine);
    expect((await exported(other.user, id)).status).toBe(404);
    const reader = await app.world.user({ company: mine.company, permissions: ['routes-read'] });
    const file = await exported(reader, id);
    expect(file.status).toBe(200);
    expect((await send(reader, file.body)).status).toBe(403);
  });
});

async function allOf(user: TestUser, id: string) {
  const { route } = (await app.call(user, readRoute, { params: { id } })).body;
  const paths = [];
  for (const path of route.paths) {
    paths.push((await app.call(user, readPath, { params: { id: path._id }, query: {} })).body.path);
  }
  return { route, paths };
}

/** What two companies have in common of a path. */
function withoutIds(path: Awaited<ReturnType<typeof allOf>>['paths'][number]) {
  const { name, kind, source, expectedMinutes, corridorMeters, speedKmh, forbiddenHours, stopovers, meters, tolls } =
    path;
  return {
    ...{ name, kind, source, expectedMinutes, corridorMeters, speedKmh, forbiddenHours, stopovers, meters, tolls },
    line: decodeLine(path.line),
    checkpoints: path.checkpoints.map(({ id: _id, ...one }) => one),
  };
}
