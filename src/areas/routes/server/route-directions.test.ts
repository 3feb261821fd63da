import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import { REST_MS } from '#platform/net/breaker-state.ts';
import {
  dropped,
  json,
  LA_PAZ,
  LINE,
  NO_ROUTE,
  never,
  ORURO,
  REPLIES,
  router,
  routerAddress,
  runRouter,
  SANTA_CRUZ,
  slowly,
  text,
} from '#platform/places/directions/router.fixture.ts';
import { readRouteDirections } from '../contract/path.calls.ts';
import { readPair } from '../contract/route.calls.ts';
import { type Planner, type RoutesApp, startRoutes } from './routes.fixture.ts';

runRouter();

let app: RoutesApp;
let planner: Planner;
const start = async (timeoutMs: number) => {
  const settings = { DIRECTIONS_URL: routerAddress(), DIRECTIONS_PRIVATE: true, DIRECTIONS_TIMEOUT_MS: timeoutMs };
  app = await startRoutes(settings);
  planner = await app.planner();
};
const stop = (at: { lat: number; lng: number }) => ({ ...at, name: null, placeId: null });
const ask = (...points: readonly { lat: number; lng: number }[]) =>
  app.call(planner.user, readRouteDirections, { body: { points: points.map(stop) } });

describe('a way from a service that answers', () => {
  beforeAll(() => start(120_000));
  afterAll(() => app.close());

  it('says whose it is, with its legs in minutes', async () => {
    router.answers = [json(REPLIES.osrm(LINE, 2))];
    const { body } = await ask(LA_PAZ, ORURO, SANTA_CRUZ);
    expect(body).toEqual({
      ...{ line: encodeLine(LINE), meters: 870_000, minutes: 780, source: 'osrm', notice: null },
      legs: [
        { meters: 230_000, minutes: 180 },
        { meters: 640_000, minutes: 600 },
      ],
    });
  });

  it('while it takes its time, everything else is answered, however many wait for it', async () => {
    const waiting: (() => void)[] = [];
    const later: RequestListener = (request, response) => {
      waiting.push(() => json(REPLIES.osrm(LINE, 1))(request, response));
    };
    router.answers = [later];
    const answered: string[] = [];
    // As many as connections to the database.
    const asked = Array.from({ length: app.services.config.DATABASE_POOL }, async (_, nth) => {
      const { body } = await ask({ ...LA_PAZ, lat: LA_PAZ.lat - nth / 1000 }, SANTA_CRUZ);
      answered.push(body.source);
    });
    await expect.poll(() => waiting.length).toBe(asked.length);
    const { loadId, unloadId, id } = await app.route(planner.user);
    const { body } = await app.call(planner.user, readPair, { params: { loadId, unloadId } });
    expect([body.route?._id, answered]).toEqual([id, []]);
    for (const answer of waiting) answer();
    await Promise.all(asked);
    expect(new Set(answered)).toEqual(new Set(['osrm']));
  });

  it.each([
    [[stop(LA_PAZ)], 'points minItems'],
    [Array(28).fill(stop(LA_PAZ)), 'points maxItems'],
    [[stop(LA_PAZ), { ...stop(ORURO), lat: 0 }], 'points.1.lat coordinates'],
    [[stop(LA_PAZ), { ...stop(ORURO), lng: '-67' }], 'points.1.lng type'],
  ])('is not asked for where the points are none (%#)', async (points, problem) => {
    const { status, error } = await app.call(planner.user, readRouteDirections, { body: { points: points as never } });
    const problems = Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`);
    expect([status, problems, router.asked]).toEqual([400, [problem], []]);
  });
});

describe('a way from a service that does not answer as it should', () => {
  beforeAll(() => start(300));
  afterAll(() => app.close());

  const elsewhere = LINE.map(({ lat, lng }) => ({ lat: lat + 60, lng: lng + 70 }));
  it.each<[string, RequestListener]>([
    ['slowly', slowly],
    ['not at all', never],
    ['with the end of the connection', dropped],
    ['with a failure', json({}, 503)],
    ['with a page', text('<html>', 200, { 'content-type': 'text/html' })],
    ['with another continent', json(REPLIES.osrm(elsewhere, 1))],
    ['that there is no way', json(NO_ROUTE.osrm, 400)],
  ])('%s is an estimate with a notice, never an empty map', async (_, answer) => {
    router.answers = [answer];
    const { status, body } = await ask(LA_PAZ, SANTA_CRUZ);
    expect([status, body.source, body.notice, body.legs.length]).toEqual([200, 'estimate', 'providerAway', 1]);
    expect(body.meters).toBeGreaterThan(700_000);
    expect(decodeLine(body.line)!.length).toBeGreaterThan(2);
    expect(router.asked.length).toBeGreaterThan(0);
    // After several failures it would not be asked for a while.
    app.travel(REST_MS + 1);
  });
});
