import { describe, expect, it } from 'vitest';
import { encodeLine } from '#kernel/encoded-line.ts';
import { FAILURES_UNTIL_REST, REST_MS } from '../../net/breaker-state.ts';
import {
  asker,
  ESTIMATE,
  expectEstimate,
  json,
  LA_PAZ,
  LINE,
  NO_ROUTE,
  REPLIES,
  router,
  runRouter,
  SANTA_CRUZ,
  text,
} from './router.fixture.ts';

runRouter();

describe('a service for directions', () => {
  const good = json(REPLIES.osrm(LINE, 1));

  it('is asked once for the same points within an hour', async () => {
    const { directions, travel } = asker();
    router.answers = [good];
    for (const lat of [LA_PAZ.lat, LA_PAZ.lat + 0.000_001]) {
      expect(await directions({ ...LA_PAZ, lat }, SANTA_CRUZ)).toMatchObject({ source: 'osrm', line: LINE });
    }
    expect(router.asked).toHaveLength(1);
    await directions({ ...LA_PAZ, lat: -16.501 }, SANTA_CRUZ);
    expect(router.asked).toHaveLength(2);
    travel(3_600_000);
    await directions(LA_PAZ, SANTA_CRUZ);
    expect(router.asked).toHaveLength(3);
  });

  it('is asked once by many at the same time, and by few for different ways', async () => {
    const { directions } = asker();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    router.answers = [(request, response) => void gate.then(() => good(request, response))];
    const same = Array.from({ length: 12 }, () => directions(LA_PAZ, SANTA_CRUZ));
    await expect.poll(() => router.asked.length).toBe(1);
    const others = Array.from({ length: 10 }, (_, nth) =>
      directions({ ...LA_PAZ, lat: -16.4 - nth / 100 }, SANTA_CRUZ),
    );
    // Seven more are let through; the others do not wait.
    expect(await Promise.race(others)).toMatchObject(ESTIMATE);
    open();
    for (const { source } of await Promise.all(same)) expect(source).toBe('osrm');
    const sources = (await Promise.all(others)).map(({ source }) => source).sort();
    expect(sources).toEqual([...Array(3).fill('estimate'), ...Array(7).fill('osrm')]);
    expect(router.asked).toHaveLength(8);
  });

  it('rests after several failures in a row', async () => {
    const here = asker();
    router.answers = [json({}, 502)];
    for (let nth = 0; nth < FAILURES_UNTIL_REST; nth += 1) await expectEstimate(here);
    router.asked = [];
    router.answers = [good];
    await expectEstimate(here);
    expect(router.asked).toEqual([]);
    here.travel(REST_MS + 1);
    expect((await here.directions(LA_PAZ, SANTA_CRUZ)).source).toBe('osrm');
  });

  it('does not rest because it knows no way', async () => {
    const here = asker();
    router.answers = [json(NO_ROUTE.osrm, 400)];
    for (let nth = 0; nth <= FAILURES_UNTIL_REST; nth += 1) await expectEstimate(here);
    expect(router.asked).toHaveLength(FAILURES_UNTIL_REST + 1);
  });

  it('is not believed when it leads far from the points, or is shorter than the straight line', async () => {
    const elsewhere = [
      { lat: 52.52, lng: 13.4 },
      { lat: 48.14, lng: 11.58 },
    ];
    router.answers = [json(REPLIES.osrm(elsewhere, 1))];
    await expectEstimate(asker());
    router.answers = [text(JSON.stringify(REPLIES.osrm(LINE, 1)).replaceAll('870000', '87000'))];
    await expectEstimate(asker());
  });

  it('keeps its line to fifty thousand points with both ends', async () => {
    const many = Array.from({ length: 120_001 }, (_, nth) => ({
      lat: LA_PAZ.lat + ((SANTA_CRUZ.lat - LA_PAZ.lat) * nth) / 120_000,
      lng: LA_PAZ.lng + ((SANTA_CRUZ.lng - LA_PAZ.lng) * nth) / 120_000,
    }));
    router.answers = [json(REPLIES.osrm(many, 1))];
    const { line } = await asker().directions(LA_PAZ, SANTA_CRUZ);
    expect(line.length).toBeGreaterThan(30_000);
    expect(line.length).toBeLessThanOrEqual(50_000);
    expect([line[0], line.at(-1)]).toEqual([LA_PAZ, SANTA_CRUZ]);
  });

  it('may answer with a single point for a place and itself', async () => {
    router.answers = [json(REPLIES.osrm([LA_PAZ], 1))];
    expect(await asker().directions(LA_PAZ, LA_PAZ)).toMatchObject({ source: 'osrm', line: [LA_PAZ, LA_PAZ] });
  });

  it('is asked for the ends and 25 stopovers, not for more', async () => {
    const { directions } = asker();
    const stops = (count: number) =>
      Array.from({ length: count }, (_, nth) => ({ lat: -16.5 - nth / 100, lng: -68.15 + nth / 10 }));
    const legs = stops(26).map(() => ({ distance: 1000, duration: 60 }));
    router.answers = [json({ code: 'Ok', routes: [{ geometry: encodeLine(stops(27)), legs }] })];
    expect(await directions(...stops(27))).toMatchObject({ source: 'osrm', distanceMeters: 26_000 });
    const more = await directions(...stops(28));
    expect(more).toMatchObject({ source: 'estimate', notice: null });
    expect(more.legs).toHaveLength(27);
    expect(router.asked).toHaveLength(1);
  });

  it('is never contacted at a private address unless the setting says so', async () => {
    router.answers = [good];
    await expectEstimate(asker({ DIRECTIONS_PRIVATE: false }));
    expect(router.asked).toEqual([]);
  });
});
