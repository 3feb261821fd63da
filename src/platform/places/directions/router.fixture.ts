import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { encodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import { CircuitBreakers } from '../../net/circuit-breaker.ts';
import { publicAgent } from '../../net/public-agent.ts';
import { directionsFor } from '../directions.ts';
import type { RouterServices } from './router.ts';
import type { DirectionsKind } from './router-kinds.ts';

export const LA_PAZ = { lat: -16.5, lng: -68.15 };
export const ORURO = { lat: -17.9715, lng: -67.0932 };
export const SANTA_CRUZ = { lat: -17.7863, lng: -63.1812 };
export const LINE = [LA_PAZ, { lat: -17.2, lng: -67.9 }, ORURO, { lat: -17.4, lng: -66.1 }, SANTA_CRUZ];

export interface Question {
  readonly method: string | undefined;
  readonly url: URL;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** What the router was asked, and what it does with each question in turn; the last answer stays. */
export const router: { asked: Question[]; answers: RequestListener[] } = { asked: [], answers: [] };

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    const { method, headers, url = '/' } = request;
    router.asked.push({
      method,
      url: new URL(url, 'http://router.test'),
      authorization: headers.authorization,
      body: text === '' ? undefined : JSON.parse(text),
    });
    const answer = router.answers.length > 1 ? router.answers.shift()! : router.answers[0]!;
    answer(request, response);
  });
});

/** A real server for the tests of a file. */
export function runRouter(): void {
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterEach(() => {
    router.asked = [];
    server.closeAllConnections();
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
}

export const routerAddress = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps?region=south`;

/** A process that uses the router, with a clock of its own. */
export function asker(settings: Partial<RouterServices['config']> = {}) {
  let time = Date.UTC(2026, 4, 1);
  const now = () => new Date(time);
  const config = {
    DIRECTIONS_URL: routerAddress(),
    DIRECTIONS_KIND: 'osrm' as const,
    DIRECTIONS_TOKEN: undefined,
    DIRECTIONS_TIMEOUT_MS: 8000,
    DIRECTIONS_PRIVATE: true,
    ...settings,
  };
  const services = { config, now, outside: new CircuitBreakers({ now }) };
  return {
    directions: (...points: readonly Position[]) => directionsFor(services, publicAgent, points),
    travel: (ms: number) => {
      time += ms;
    },
  };
}
export type Asker = ReturnType<typeof asker>;

export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const text =
  (content: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(content);
export const never: RequestListener = () => undefined;
export const dropped: RequestListener = (request) => request.socket.destroy();
export const slowly: RequestListener = (_request, response) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
export const hugely: RequestListener = (_request, response) => {
  const part = ' '.repeat(1_000_000);
  const write = () => {
    while (response.write(part));
    response.once('drain', write);
  };
  response.on('error', () => undefined);
  write();
};

/** The same way as each kind words it: 230 km in 3 hours, then 640 km in 10. */
export const REPLIES: Readonly<Record<DirectionsKind, (line: readonly Position[], legs: number) => unknown>> = {
  osrm: (line, legs) => ({
    code: 'Ok',
    routes: [
      {
        geometry: encodeLine(line, 6),
        distance: 870_000,
        duration: 46_800,
        legs: legsOf(legs).map(([km, h]) => ({ distance: km * 1000, duration: h * 3600, steps: [] })),
      },
    ],
    waypoints: [],
  }),
  valhalla: (line, legs) => ({
    trip: {
      status: 0,
      units: 'kilometers',
      legs: legsOf(legs).map(([km, h], nth) => ({
        summary: { length: km, time: h * 3600 },
        shape: encodeLine(legs === 1 ? line : nth === 0 ? line.slice(0, 3) : line.slice(2), 6),
      })),
    },
  }),
  graphhopper: (line, legs) => ({
    paths: [
      {
        distance: legsOf(legs).reduce((sum, [km]) => sum + km * 1000, 0),
        time: legsOf(legs).reduce((sum, [, h]) => sum + h * 3_600_000, 0),
        points: encodeLine(line, 5),
        points_encoded: true,
        details: {
          leg_distance: legsOf(legs).map(([km], nth) => [nth, nth + 1, km * 1000]),
          leg_time: legsOf(legs).map(([, h], nth) => [nth, nth + 1, h * 3_600_000]),
        },
      },
    ],
  }),
};
const legsOf = (count: number): readonly (readonly [km: number, hours: number])[] =>
  count === 1 ? [[870, 13]] : BOTH_LEGS.slice(0, count);
const BOTH_LEGS = [
  [230, 3],
  [640, 10],
] as const;

export const NO_ROUTE: Readonly<Record<DirectionsKind, unknown>> = {
  osrm: { code: 'NoRoute', message: 'Impossible route between points' },
  valhalla: { error_code: 442, error: 'No path could be found for input', status_code: 400 },
  graphhopper: { message: 'Connection between locations not found' },
};

export const ESTIMATE = { source: 'estimate', estimated: true, notice: 'providerAway' };

export async function expectEstimate({ directions }: Asker, points: readonly Position[] = [LA_PAZ, SANTA_CRUZ]) {
  const found = await directions(...points);
  expect(found).toMatchObject(ESTIMATE);
  expect(found.distanceMeters / 1000).toBeGreaterThan(700);
  expect(found.line.length).toBeGreaterThan(2);
}
