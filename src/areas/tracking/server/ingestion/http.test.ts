import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { HERE, type MadeDevice, startTracked, type TrackedApp } from './ingestion.fixture.ts';
import { ingestionPart } from './ingestion.part.ts';

let app: TrackedApp;
let door: TestApp;
let team: Team;
let address: string;
beforeAll(async () => {
  app = await startTracked();
  team = await app.team();
  // A process of its own for devices, with so strict a limit per address that anything it applied to would fail.
  door = await startTestApp({
    database: { url: app.databaseUrl, drop: async () => undefined },
    areas: [{ name: 'tracking', routes: [], ...ingestionPart }],
    config: { RATE_LIMIT_PER_MINUTE: 10, ROLES: ['ingestion'] },
  });
  address = await door.product.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await door.close();
  await app.close();
});

interface Sent {
  readonly url?: string;
  readonly method?: 'GET' | 'POST';
  readonly payload?: string;
  readonly headers?: Record<string, string>;
}
interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly header: (name: string) => string;
}
type Send = (sent: Sent) => Promise<Reply>;
const POSITIONS = '/api/positions';

/** Past the connection, as a request of unusual spelling goes. */
const byFramework: Send = async ({ url = POSITIONS, method = 'POST', ...rest }) => {
  const reply = await door.product.http.inject({ url, method, ...rest });
  return { status: reply.statusCode, body: reply.json(), header: (name) => String(reply.headers[name]) };
};
const byConnection: Send = async ({ url = POSITIONS, method = 'POST', headers = {}, payload }) => {
  const reply = await fetch(`${address}${url}`, {
    method,
    headers,
    ...(payload === undefined ? {} : { body: payload }),
  });
  const body = (await reply.json()) as Record<string, unknown>;
  return { status: reply.status, body, header: (name) => reply.headers.get(name) ?? '' };
};
const bearer = ({ secret }: MadeDevice) => ({ authorization: `Bearer ${secret}` });
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const QUERY = 'id=7&lat=-16.5&lon=-68.15&speed=30';

describe.each([
  ['straight from the connection', byConnection],
  ['through the framework', byFramework],
])('a position over HTTP, %s,', (_way, send) => {
  it.each<[string, (device: MadeDevice) => Sent]>([
    ['as OsmAnd sends it', ({ secret }) => ({ method: 'GET', url: `/api/positions/osmand/${secret}?${QUERY}` })],
    ['with a token', (device) => ({ method: 'GET', url: `/api/positions/osmand?${QUERY}`, headers: bearer(device) })],
    [
      'as a form with a password',
      ({ secret }) => ({
        url: '/api/positions/osmand',
        payload: QUERY,
        headers: { ...FORM_TYPE, ...basic(`truck:${secret}`) },
      }),
    ],
    ['with the query of a POST', ({ secret }) => ({ url: `/api/positions/osmand/${secret}?${QUERY}` })],
    [
      'as Traccar Client sends it',
      ({ secret }) => ({
        url: `/api/positions/osmand/${secret}`,
        headers: JSON_TYPE,
        payload: JSON.stringify({
          location: {
            timestamp: new Date().toISOString(),
            coords: { latitude: -16.5, longitude: -68.15, speed: 3 },
            battery: { level: 0.5 },
          },
          device_id: '7',
        }),
      }),
    ],
    [
      'as one of our batches',
      (device) => ({
        headers: { ...JSON_TYPE, ...bearer(device) },
        payload: JSON.stringify({ positions: [{ at: new Date().toISOString(), ...HERE, speedKmh: 50 }] }),
      }),
    ],
  ])('is stored %s', async (_, request) => {
    const device = await app.device(team);
    const reply = await send(request(device));
    expect([reply.status, reply.body]).toEqual([200, { stored: 1, refused: 0 }]);
    expect([reply.header('cache-control'), reply.header('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
    expect(await app.historyOf(device)).toMatchObject([HERE]);
  });

  it('is not refused for its address, however many devices are behind one', async () => {
    const device = await app.device(team);
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await send({ method: 'GET', url: `/api/positions/osmand/${device.secret}?${QUERY}` })).status).toBe(200);
    }
  });

  it.each<[string, Sent, number, string]>([
    ['without a secret', { payload: '{}', headers: JSON_TYPE }, 401, 'tracking.deviceRefused'],
    ['with a wrong one', { url: `/api/positions/osmand/nobody?${QUERY}` }, 401, 'tracking.deviceRefused'],
    [
      'that is broken',
      { url: '/api/positions/osmand/nobody', payload: '{"lat":', headers: JSON_TYPE },
      400,
      'request.unreadable',
    ],
    ['that says nothing', { url: '/api/positions/osmand/nobody', payload: '' }, 400, 'request.unreadable'],
    ['of no time', { url: `/api/positions/osmand/nobody?${QUERY}&timestamp=noon` }, 400, 'request.invalid'],
    [
      'of too many',
      {
        url: '/api/positions/osmand/nobody',
        payload: JSON.stringify({ positions: Array(1001).fill(HERE) }),
        headers: JSON_TYPE,
      },
      400,
      'request.invalid',
    ],
    [
      'of too many bytes',
      { url: '/api/positions/osmand/nobody', payload: 'x'.repeat(2 * 1024 * 1024 + 1), headers: FORM_TYPE },
      413,
      'request.tooLarge',
    ],
  ])('%s is refused', async (_, request, status, code) => {
    const reply = await send(request);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.header('x-request-id')).toBe(reply.body.requestId);
  });

  it('is taken under an unusual spelling of the address', async () => {
    const device = await app.device(team);
    const url = `/API/positions/%6fsmand/${device.secret}?${QUERY}`;
    expect((await send({ method: 'GET', url })).body).toEqual({ stored: 1, refused: 0 });
  });

  it('of a device that says too much is answered with the time to wait', async () => {
    const device = await app.device(team);
    const positions = Array.from({ length: 1000 }, (_, nth) => ({
      at: Date.now() - nth * 1000,
      ...HERE,
      speedKmh: 50,
    }));
    const batch = { headers: { ...JSON_TYPE, ...bearer(device) }, payload: JSON.stringify({ positions }) };
    expect((await send(batch)).status).toBe(200);
    const reply = await send(batch);
    expect([reply.status, reply.body.code]).toEqual([429, 'request.tooMany']);
    expect(Number(reply.header('retry-after'))).toBeGreaterThan(1);
  });
});

describe('a position over HTTP', () => {
  it('is refused for another host, straight from the connection', async () => {
    const device = await app.device(team);
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /api/positions/osmand/${device.secret}?${QUERY} HTTP/1.1\r\nhost: elsewhere.example\r\n\r\n`);
    const [reply] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 421 /);
    expect(await app.historyOf(device)).toEqual([]);
  });

  it('of an address that tries secrets is held back, and those of known devices are not', async () => {
    const [device, early, disabled] = [await app.device(team), await app.device(team), await app.device(team)];
    const turnOff = { disabled_at: new Date() };
    await app.all((trx) => trx.updateTable('device').set(turnOff).where('id', '=', disabled.id).execute());
    const from = ({ secret }: MadeDevice, remoteAddress: string) =>
      door.product.http.inject({ url: `/api/positions/osmand/${secret}?${QUERY}`, remoteAddress });
    const known = () =>
      door.product.http.inject({ url: `/api/positions/osmand/${device.secret}?${QUERY}`, remoteAddress: '192.0.2.1' });
    const guess = (nth: number) =>
      door.product.http.inject({ url: `/api/positions/osmand/guess-${nth}?${QUERY}`, remoteAddress: '192.0.2.1' });
    expect((await from(early, '192.0.2.1')).statusCode).toBe(200);
    await guess(0);
    expect((await known()).statusCode).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async (_, nth) => (await guess(nth + 1)).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await guess(999)).statusCode).toBe(429);
    expect((await known()).statusCode).toBe(200);
    expect((await from(early, '192.0.2.1')).statusCode).toBe(200);
    const refused = await Promise.all(Array.from({ length: 301 }, () => from(disabled, '192.0.2.2')));
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    const stranger = { secret: 'nobody has this' } as MadeDevice;
    expect((await from(stranger, '192.0.2.2')).statusCode).toBe(401);
  });
});

describe('a process for devices alone', () => {
  it('serves their messages and its health, and nothing else', async () => {
    expect((await byConnection({ method: 'GET', url: '/healthz' })).status).toBe(200);
    expect((await byConnection({ method: 'GET', url: '/api/lists/loadOrders' })).status).toBe(404);
    expect(door.product.routes.map(({ call }) => call.id).sort()).toEqual([
      'positions.osmand',
      'positions.osmandBySecret',
      'positions.osmandForm',
      'positions.osmandFormBySecret',
      'positions.report',
    ]);
  });
});
