import { describe, expect, it } from 'vitest';
import { DIRECTIONS_KINDS } from '#kernel/place-search-calls.ts';
import {
  asker,
  dropped,
  expectEstimate,
  hugely,
  json,
  LA_PAZ,
  LINE,
  NO_ROUTE,
  never,
  ORURO,
  type Question,
  REPLIES,
  router,
  runRouter,
  SANTA_CRUZ,
  slowly,
  text,
} from './router.fixture.ts';
import type { DirectionsKind } from './router-kinds.ts';

runRouter();

describe.each(DIRECTIONS_KINDS)('directions from %s', (kind) => {
  const good = (legs: number) => json(REPLIES[kind](LINE, legs));

  it('are those of the service, leg by leg', async () => {
    const { directions } = asker({ DIRECTIONS_KIND: kind, DIRECTIONS_TOKEN: 'gate-8-key' });
    router.answers = [good(2)];
    expect(await directions(LA_PAZ, ORURO, SANTA_CRUZ)).toEqual({
      line: LINE,
      source: kind,
      estimated: false,
      notice: null,
      distanceMeters: 870_000,
      durationSeconds: 46_800,
      legs: [
        { distanceMeters: 230_000, durationSeconds: 10_800 },
        { distanceMeters: 640_000, durationSeconds: 36_000 },
      ],
    });
    expect(router.asked).toHaveLength(1);
    expect(worded(router.asked[0]!)).toEqual(QUESTIONS[kind]);
  });

  it('of two points have one leg', async () => {
    const { directions } = asker({ DIRECTIONS_KIND: kind });
    router.answers = [good(1)];
    const legs = [{ distanceMeters: 870_000, durationSeconds: 46_800 }];
    expect(await directions(LA_PAZ, SANTA_CRUZ)).toMatchObject({ source: kind, line: LINE, legs });
    expect([...router.asked[0]!.url.searchParams.keys()]).not.toContain('details');
  });

  it.each([
    ['nothing at all', never],
    ['byte by byte', slowly],
    ['without end', hugely],
    ['no JSON', text('<h1>Welcome</h1>')],
    ['something else', json({ hello: 'world' })],
    ['a list', json([1, 2])],
    ['no line', json(REPLIES[kind]([], 1))],
    [
      'a line that is none',
      text(JSON.stringify(REPLIES[kind](LINE, 1)).replace(/"(geometry|shape|points)":"[^"]+"/, '"$1":"???"')),
    ],
    ['a line that ends elsewhere', json(REPLIES[kind](LINE.slice(0, 3), 1))],
    ['no legs', json(REPLIES[kind](LINE, 0))],
    ['a length below zero', text(JSON.stringify(REPLIES[kind](LINE, 1)).replaceAll(':870', ':-870'))],
    ['no way', json(NO_ROUTE[kind], 400)],
    ['that it is elsewhere', text('', 302, { location: '/elsewhere' })],
    ['too many requests', json({}, 429)],
    ['an error', json({}, 500)],
    ['and hangs up', dropped],
  ])('are an estimate when the service answers %s', async (_what, answer) => {
    // Only a service that never ends its answer takes the whole time.
    const isEndless = answer === never || answer === slowly;
    const here = asker({ DIRECTIONS_KIND: kind, ...(isEndless ? { DIRECTIONS_TIMEOUT_MS: 300 } : {}) });
    router.answers = [answer];
    await expectEstimate(here);
    // In so short a time a request may not even arrive, on a busy machine.
    if (!isEndless) expect(router.asked.length).toBeGreaterThanOrEqual(1);
    expect(router.asked.every(({ url }) => url.pathname.startsWith('/maps/'))).toBe(true);
  });

  it('are asked for once more after a failure that may pass', async () => {
    const here = asker({ DIRECTIONS_KIND: kind });
    router.answers = [json({}, 503), good(1)];
    expect(await here.directions(LA_PAZ, SANTA_CRUZ)).toMatchObject({ source: kind });
    router.answers = [dropped, good(1)];
    expect(await here.directions(LA_PAZ, { ...SANTA_CRUZ, lat: -17.79 })).toMatchObject({ source: kind });
    router.answers = [json({}, 503)];
    router.asked = [];
    await expectEstimate(here, [LA_PAZ, { ...SANTA_CRUZ, lat: -17.8 }]);
    expect(router.asked).toHaveLength(2);
  });

  it('are not asked for again after a refusal', async () => {
    router.answers = [json(NO_ROUTE[kind], 400)];
    await expectEstimate(asker({ DIRECTIONS_KIND: kind }));
    expect(router.asked).toHaveLength(1);
  });
});

const worded = ({ method, url, authorization, body }: Question) => ({
  method,
  path: decodeURIComponent(url.pathname),
  query: [...url.searchParams].map((pair) => pair.join('=')),
  authorization,
  body,
});

const PLACES = ['-16.500000,-68.150000', '-17.971500,-67.093200', '-17.786300,-63.181200'];
const QUESTIONS: Readonly<Record<DirectionsKind, ReturnType<typeof worded>>> = {
  osrm: {
    method: 'GET',
    path: '/maps/route/v1/driving/-68.150000,-16.500000;-67.093200,-17.971500;-63.181200,-17.786300',
    query: ['region=south', 'overview=full', 'geometries=polyline6', 'alternatives=false', 'steps=false'],
    authorization: 'Bearer gate-8-key',
    body: undefined,
  },
  valhalla: {
    method: 'POST',
    path: '/maps/route',
    query: ['region=south'],
    authorization: 'Bearer gate-8-key',
    body: {
      locations: [LA_PAZ, ORURO, SANTA_CRUZ].map(({ lat, lng }) => ({ lat, lon: lng, type: 'break' })),
      costing: 'truck',
      units: 'kilometers',
      directions_type: 'none',
    },
  },
  graphhopper: {
    method: 'GET',
    path: '/maps/route',
    query: [
      'region=south',
      ...PLACES.map((place) => `point=${place}`),
      'profile=car',
      'points_encoded=true',
      'instructions=false',
      'elevation=false',
      'details=leg_distance',
      'details=leg_time',
      'key=gate-8-key',
    ],
    authorization: undefined,
    body: undefined,
  },
};
