import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import { readDirections } from '#kernel/place-search-calls.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { readOutsideServices } from '../net/outside-service.repository.ts';

const LA_PAZ = { lat: -16.5, lng: -68.15 };
const ORURO = { lat: -17.9715, lng: -67.0932 };
const SANTA_CRUZ = { lat: -17.7863, lng: -63.1812 };

let app: TestApp;
let ana: TestUser;
let router: Server;
let status = 200;
const start = async (config: Record<string, unknown>) => {
  app = await startTestApp({ config });
  ana = await app.world.user({ company: await app.world.company() });
};
const read = (points: string) => app.call(ana, readDirections, { query: { points } });
const pointsOf = (...points: readonly { lat: number; lng: number }[]) =>
  points.map(({ lat, lng }) => `${lat},${lng}`).join(';');

describe('directions without a service', () => {
  beforeAll(() => start({}));
  afterAll(() => app.close());

  it('are estimated along the towns, and say so', async () => {
    const { body } = await read(pointsOf(LA_PAZ, ORURO, SANTA_CRUZ));
    expect(body).toMatchObject({ source: 'estimate', estimated: true, notice: null });
    // The road has about 855 km, the straight line 547.
    expect(Math.abs(body.distanceMeters / 1000 - 855)).toBeLessThan(85);
    expect(body.legs).toHaveLength(2);
    expect(body.legs.reduce((sum, leg) => sum + leg.distanceMeters, 0)).toBe(body.distanceMeters);
    expect(body.legs.reduce((sum, leg) => sum + leg.durationSeconds, 0)).toBe(body.durationSeconds);
    const line = decodeLine(body.line)!;
    expect([line[0], line.at(-1)]).toEqual([LA_PAZ, SANTA_CRUZ]);
    expect(line).toContainEqual(ORURO);
    expect(line.length).toBeGreaterThan(5);
  });

  it('take as many stops as an order has', async () => {
    const stops = Array.from({ length: 100 }, (_, nth) => ({ lat: -16.5 - nth / 100, lng: -63 + nth / 50 }));
    expect((await read(pointsOf(...stops))).body.legs).toHaveLength(99);
    expect((await read(pointsOf(...stops, LA_PAZ))).status).toBe(400);
  });

  it.each(['-16.5', '-16.5,-68.15', '0,0;1,1', '91,0;1,1', 'a,b;c,d', '-16.5,-68.15;-16.5,0'])(
    'are not given for %s',
    async (points) => {
      expect((await read(points)).status).toBe(400);
    },
  );
});

describe('directions from a service', () => {
  beforeAll(async () => {
    const legs = [{ distance: 858_400.4, duration: 46_800.2 }];
    const reply = { code: 'Ok', routes: [{ geometry: encodeLine([LA_PAZ, ORURO, SANTA_CRUZ]), legs }] };
    router = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
    await new Promise<void>((resolve) => router.listen(0, '127.0.0.1', resolve));
    const DIRECTIONS_URL = `http://127.0.0.1:${(router.address() as AddressInfo).port}`;
    await start({ DIRECTIONS_URL, DIRECTIONS_PRIVATE: true });
  });
  afterAll(async () => {
    await app.close();
    await new Promise((resolve) => router.close(resolve));
  });

  it('are no estimate', async () => {
    const { body } = await read(pointsOf(LA_PAZ, SANTA_CRUZ));
    expect(body).toEqual({
      line: encodeLine([LA_PAZ, ORURO, SANTA_CRUZ]),
      legs: [{ distanceMeters: 858_400, durationSeconds: 46_800 }],
      distanceMeters: 858_400,
      durationSeconds: 46_800,
      source: 'osrm',
      estimated: false,
      notice: null,
    });
  });

  it('that is away are an estimate with a notice, and the administrator sees the failure', async () => {
    status = 502;
    const { status: answered, body } = await read(pointsOf(ORURO, SANTA_CRUZ));
    expect(answered).toBe(200);
    expect(body).toMatchObject({ source: 'estimate', estimated: true, notice: 'providerAway' });
    await app.services.outside.settled();
    const services = await app.services.database.asPlatform(readOutsideServices);
    expect(services).toMatchObject([{ name: 'directions', failures: 1, reason: 'status 502' }]);
  });
});
