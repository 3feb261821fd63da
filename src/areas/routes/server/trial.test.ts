import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLine } from '#kernel/encoded-line.ts';
import { type AlarmsInput, tryPathAlarms } from '../contract/alarm.calls.ts';
import { listDrivenTrips, readDrivenTrip } from '../contract/path.calls.ts';
import { ALARM_CHARACTERS, type AlarmCharacter, alarmsOf } from '../rules/alarms.ts';
import { alarmPlan } from '../rules/evaluate/alarm-plan.ts';
import { evaluateTrip } from '../rules/evaluate/evaluate.ts';
import { addTrip, driveLine } from './driven-trips.fixture.ts';
import {
  fenceForm,
  LA_PAZ,
  LINE,
  ORURO,
  PATACAMAYA,
  type Planner,
  type RoutesApp,
  startRoutes,
} from './routes.fixture.ts';

/** A kilometre beside the road, twenty minutes on it, a hundred km/h, and a little too fast for the strict. */
const wrong = driveLine([
  { stand: 20 },
  { to: 0.2 },
  { to: 0.3, east: 1_200 },
  { to: 0.5 },
  { stand: 20 },
  { to: 0.6, kmh: 100 },
  { to: 0.8 },
  { to: 0.9, kmh: 85 },
  { to: 1 },
]);
const quiet = driveLine([{ stand: 5 }, { to: 1 }]);

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
});
afterAll(() => app.close());

async function watched(): Promise<{ routeId: string; pathId: string; fenceId: string }> {
  planner = await app.planner();
  const { id: routeId } = await app.route(planner.user);
  const fenceId = await app.fence(planner.user);
  return { routeId, fenceId, pathId: await app.path(planner.user, routeId, { fenceIds: [fenceId] }) };
}

const tryOn = async (pathId: string, alarms: AlarmsInput = {}, user = planner.user) =>
  (await app.call(user, tryPathAlarms, { params: { id: pathId }, body: { alarms } })).body;

describe('a trial', () => {
  it('raises what the trips did wrong: fewer when calm, more when strict', async () => {
    const { pathId, fenceId } = await watched();
    const tripId = await addTrip(app, planner, wrong, { pathId, plate: '4821XKL' });
    const quietId = await addTrip(app, planner, quiet, { pathId });
    const usual = await tryOn(pathId);
    expect(usual.trips.map(({ _id, plate }) => [_id, plate])).toEqual([
      [quietId, null],
      [tripId, '4821XKL'],
    ]);
    const found = (type: string) => usual.alerts.filter((alert) => alert.type === type && alert.tripId === tripId);
    expect(['deviation', 'stopped', 'speed'].map((type) => found(type).length)).toEqual([1, 1, 1]);
    expect(found('speed')[0]).toMatchObject({ value: 100, criticality: 'medium', at: expect.any(String) });
    expect(found('deviation')[0]?.value).toBeGreaterThan(1_000);
    expect(usual.alerts.some((alert) => alert.tripId === quietId && alert.type === 'deviation')).toBe(false);
    expect(usual.fences).toMatchObject([{ _id: fenceId, kind: 'danger', shape: { kind: 'circle' } }]);

    const total = async (character: AlarmCharacter) => (await tryOn(pathId, ALARM_CHARACTERS[character])).alerts.length;
    const [calm, strict] = [await total('calm'), await total('strict')];
    expect(calm).toBeLessThan(usual.alerts.length);
    expect(strict).toBeGreaterThan(usual.alerts.length);
    const off = await tryOn(pathId, { speed: { on: false } });
    expect([off.counts.speed, off.counts.deviation]).toEqual([undefined, 1]);
  });

  it('says exactly what the evaluators say while trucks drive', async () => {
    const { pathId, fenceId } = await watched();
    await addTrip(app, planner, wrong, { pathId });
    const { alerts, counts } = await tryOn(pathId);
    const all = alarmsOf();
    const place = (id: string, use: 'load' | 'unload', centre: typeof LA_PAZ) =>
      ({ id, use, shape: { kind: 'circle', centre, radiusMeters: 300 }, expectedMinutes: 90 }) as const;
    const form = fenceForm();
    const plan = alarmPlan({
      ...{ supervision: 'geofence', timeZone: 'America/La_Paz', line: LINE, corridorMeters: 500, speedLimitKmh: 80 },
      ...{ forbiddenHours: [], checkpoints: [] },
      fences: [
        {
          ...{ id: fenceId, kind: form.kind, shape: { kind: 'circle', centre: PATACAMAYA, radiusMeters: 800 } },
          ...{ alertsOnEntry: true, alertsOnExit: false, speedLimitKmh: null, hours: null },
        },
      ],
      places: [place('a', 'load', LA_PAZ), place('b', 'unload', ORURO)],
      alarms: Object.fromEntries(Object.entries(all).map(([type, { value }]) => [type, value])) as never,
    });
    const live = evaluateTrip(plan, wrong).alerts.map(({ type, at }) => [type, at.toISOString()]);
    expect(alerts.map(({ type, at }) => [type, at])).toEqual(live);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(live.length);
  });

  it('runs over the last twenty trips of this path, and of no other', async () => {
    const { pathId, routeId } = await watched();
    const other = await app.path(planner.user, routeId, { isUsual: false, kind: 'alternative' });
    await addTrip(app, planner, wrong, { pathId: other });
    const ids: string[] = [];
    for (let nth = 0; nth < 22; nth += 1) ids.push(await addTrip(app, planner, quiet.slice(0, 12), { pathId }));
    expect((await tryOn(pathId)).trips.map(({ _id }) => _id)).toEqual(ids.slice(2).reverse());
  });

  it('without trips finds none and raises nothing', async () => {
    const { pathId } = await watched();
    await addTrip(app, planner, quiet.slice(0, 9), { pathId });
    expect(await tryOn(pathId)).toMatchObject({ trips: [], alerts: [], counts: {} });
  });

  it('stores nothing', async () => {
    const { pathId } = await watched();
    await tryOn(pathId, { speed: { on: false } });
    const reader = await app.world.user({ company: planner.company, permissions: ['routes-read'] });
    await addTrip(app, planner, wrong, { pathId });
    expect((await tryOn(pathId, {}, reader)).counts.speed).toBe(1);
  });
});

describe('driven trips', () => {
  const listed = async (routeId: string) =>
    (await app.call(planner.user, listDrivenTrips, { params: { id: routeId } })).body.trips;

  it('are those between the places of the route, newest first, with their length', async () => {
    const { routeId } = await watched();
    const near = { lat: LA_PAZ.lat + 0.03, lng: LA_PAZ.lng };
    const first = await addTrip(app, planner, quiet, { from: near });
    const second = await addTrip(app, planner, wrong);
    await addTrip(app, planner, quiet, { from: { lat: LA_PAZ.lat + 0.06, lng: LA_PAZ.lng } });
    await addTrip(app, planner, quiet, { from: ORURO, to: LA_PAZ });
    const trips = await listed(routeId);
    expect(trips.map(({ _id }) => _id)).toEqual([second, first]);
    expect(trips[1]).toMatchObject({ positions: quiet.length });
    expect(trips[1]!.meters / 1000).toBeGreaterThan(190);
    expect(trips[1]!.meters / 1000).toBeLessThan(230);
  });

  it('that reported fewer than ten positions are not offered', async () => {
    const { routeId } = await watched();
    const few = await addTrip(app, planner, quiet.slice(0, 9));
    const enough = await addTrip(app, planner, quiet.slice(0, 10));
    expect((await listed(routeId)).map(({ _id }) => _id)).toEqual([enough]);
    const read = (orderId: string) => app.call(planner.user, readDrivenTrip, { params: { id: routeId, orderId } });
    expect((await read(few)).error.code).toBe('routes.noTrack');
    expect(decodeLine((await read(enough)).body.line)!.length).toBeGreaterThan(1);
  });

  it('of another company are neither listed nor read', async () => {
    await watched();
    const foreign = await addTrip(app, planner, quiet);
    const { routeId } = await watched();
    expect(await listed(routeId)).toEqual([]);
    const read = await app.call(planner.user, readDrivenTrip, { params: { id: routeId, orderId: foreign } });
    expect([read.status, read.error.code]).toEqual([404, 'routes.noTrack']);
  });
});
