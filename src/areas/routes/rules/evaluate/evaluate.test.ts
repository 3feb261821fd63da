import { describe, expect, it } from 'vitest';
import { type Line, lineMeters } from '../line.ts';
import { seededRandom } from '../seeded-random.fixture.ts';
import { INITIAL_STATE } from './alarm-state.ts';
import { evaluate, evaluateTrip } from './evaluate.ts';
import { checkpointAt, drive, fenceAt, planOn, ROADS, START } from './trip.fixture.ts';

const minute = (at: Date): number => (at.getTime() - START) / 60_000;
/** Metres along a line with two points for every kilometre to the east. */
const measureTo = (line: Line, km: number): number => lineMeters(line.slice(0, km * 2 + 1));
const road = ROADS.Bolivia;
const { at } = road;

describe('fences', () => {
  const both = fenceAt(at(30), 5_100, { alertsOnEntry: true, alertsOnExit: true });
  const alarms = { geofenceEntry: { minutes: 0 }, geofenceExit: { minutes: 0 }, zoneDanger: { minutes: 0 } };

  it('are entered and left', () => {
    const { alerts } = evaluateTrip(planOn(road, alarms, { fences: [both] }), drive(road, [{ to: 60 }]));
    expect(alerts.map(({ type }) => type)).toEqual(['geofenceEntry', 'geofenceExit']);
    const [entry, exit] = alerts;
    expect(entry).toMatchObject({ criticality: 'low', details: { fenceId: 'fence' } });
    // The first position is kilometre 1: kilometre 25 is seen after 24 minutes, kilometre 36 after 35.
    expect(minute(entry!.at)).toBe(24);
    expect(minute(exit!.since)).toBe(35);
    expect(entry!.endedAt).not.toBeNull();
    expect(exit!.endedAt).toEqual(exit!.at);
  });

  it('are not entered by a trip that starts inside, but left', () => {
    const plan = planOn(road, alarms, { fences: [both] });
    expect(evaluateTrip(plan, drive(road, [{ to: 60 }], { from: 30 })).alerts).toMatchObject([
      { type: 'geofenceExit' },
    ]);
  });

  it('at whose edge positions scatter for hours are entered once and left once', () => {
    const random = seededRandom(30);
    const plan = planOn(road, alarms, { fences: [both] });
    const fixes = drive(road, [{ to: 24.9 }, { stand: 600 }, { to: 60 }]).map((fix, n) =>
      n > 24 && n < 620 ? { ...fix, position: at(24.9 + (random() - 0.5) * 0.08, (random() - 0.5) * 80) } : fix,
    );
    expect(evaluateTrip(plan, fixes).alerts.map(({ type }) => type)).toEqual(['geofenceEntry', 'geofenceExit']);
  });

  it('are not left by a single position outside', () => {
    const plan = planOn(road, alarms, { fences: [both] });
    const fixes = drive(road, [{ to: 34.9 }, { stand: 60 }]);
    const outside = { ...fixes[50]!, position: at(35.3) };
    expect(evaluateTrip(plan, fixes.with(50, outside)).alerts).toMatchObject([{ type: 'geofenceEntry' }]);
  });

  it('must be stayed in, or out of, for as long as the alarm says', () => {
    const slow = { geofenceEntry: { minutes: 15 }, geofenceExit: { minutes: 5 } };
    const plan = planOn(road, slow, { fences: [both] });
    expect(evaluateTrip(plan, drive(road, [{ to: 60 }])).alerts).toMatchObject([{ type: 'geofenceExit' }]);
    const back = drive(road, [{ to: 37 }, { to: 28 }, { stand: 30 }]);
    expect(evaluateTrip(plan, back).alerts).toMatchObject([{ type: 'geofenceEntry' }]);
  });

  it('count only in their hours', () => {
    const hours = (from: string, to: string) => [{ ...both, hours: [{ days: [3], from, to }] }];
    const types = (from: string, to: string) =>
      evaluateTrip(planOn(road, alarms, { fences: hours(from, to) }), drive(road, [{ to: 60 }])).alerts.map(
        ({ type }) => type,
      );
    // It is entered at 08:24 and left at 08:35.
    expect(types('08:00', '09:00')).toEqual(['geofenceEntry', 'geofenceExit']);
    expect(types('08:30', '09:00')).toEqual(['geofenceExit']);
    expect(types('09:00', '10:00')).toEqual([]);
  });

  it('of danger are reported as long as somebody is inside, also when they become valid only then', () => {
    const fence = fenceAt(at(30), 5_000, { kind: 'danger', hours: [{ days: [3], from: '08:30', to: '20:00' }] });
    const [alert, ...others] = evaluateTrip(
      planOn(road, alarms, { fences: [fence] }),
      drive(road, [{ to: 60 }]),
    ).alerts;
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ type: 'zoneDanger', criticality: 'high' });
    expect(minute(alert!.at)).toBe(30);
    expect(alert!.endedAt).not.toBeNull();
  });
});

describe('places', () => {
  const circle = (km: number) => fenceAt(at(km), 300).shape;
  const places = [
    { id: 'mill', use: 'load', shape: circle(0), expectedMinutes: 60 },
    { id: 'port', use: 'unload', shape: circle(50), expectedMinutes: null },
  ] as const;
  const alarms = { departure: {}, arrival: {}, overstay: { threshold: 15 } };
  const plan = planOn(road, alarms, { places });

  it('are left and reached', () => {
    const { alerts } = evaluateTrip(plan, drive(road, [{ stand: 30 }, { to: 50 }, { stand: 30 }]));
    expect(alerts).toMatchObject([
      { type: 'departure', details: { placeId: 'mill' } },
      { type: 'arrival', details: { placeId: 'port' } },
    ]);
  });

  it('are overstayed after the expected minutes, or the usual ones, and the tolerance', () => {
    const legs = (load: number, unload: number) => [{ stand: load }, { to: 50 }, { stand: unload }];
    const overstays = (load: number, unload: number) =>
      evaluateTrip(plan, drive(road, legs(load, unload))).alerts.filter(({ type }) => type === 'overstay');
    expect(overstays(70, 130)).toEqual([]);
    expect(overstays(90, 130)).toMatchObject([
      { details: { minsInDestination: 76, expectedMinsInDestination: 60, overStayInMinutes: 16, placeId: 'mill' } },
    ]);
    expect(overstays(30, 150)).toMatchObject([{ details: { expectedMinsInDestination: 120, placeId: 'port' } }]);
  });
});

describe('checkpoints that must be passed', () => {
  const alarms = { missedCheckpoint: { threshold: 1_000 }, deviation: {}, speed: { minutes: 0 } };
  const checkpoints = [checkpointAt(road, 20), checkpointAt(road, 50), checkpointAt(road, 70, { mustPass: false })];
  const plan = planOn(road, alarms, { checkpoints });
  const missed = (fixes: ReturnType<typeof drive>) =>
    evaluateTrip(plan, fixes).alerts.filter(({ type }) => type === 'missedCheckpoint');

  it('are passed on the road, with positions every minute and every ten', () => {
    expect(missed(drive(road, [{ to: 100 }]))).toEqual([]);
    expect(missed(drive(road, [{ to: 100, kmh: 70 }], { every: 10 }))).toEqual([]);
  });

  it('are passed on a winding road too, though the straight way between two positions is far from them', () => {
    const bend = (km: number) => at(km, 4_000 * Math.sin((km / 20) * Math.PI));
    const line = Array.from({ length: 201 }, (_, half) => bend(half / 2));
    const [from, to] = [21, 39].map((km) => bend(km));
    const post = { ...checkpointAt(road, 30), position: bend(30) };
    const winding = planOn(road, alarms, { line, checkpoints: [{ ...post, meters: measureTo(line, 30) }] });
    const seen = [from!, to!, bend(50)].map((position, n) => ({
      ...{ at: new Date(START + n * 20 * 60_000), position, speedKmh: 60 },
    }));
    expect(evaluateTrip(winding, seen).alerts).toEqual([]);
  });

  it('are missed by driving around them, once, as soon as they are left behind', () => {
    const alerts = missed(drive(road, [{ to: 15 }, { to: 25, north: 450 }, { to: 100 }]));
    expect(alerts).toMatchObject([{ key: 'missed:km 20', criticality: 'medium', details: { checkpointId: 'km 20' } }]);
    expect(alerts[0]!.meters).toBeCloseTo(22_000, -3);
  });

  it('that lie behind a trip when it is first seen are not judged', () => {
    expect(missed(drive(road, [{ to: 100 }], { from: 40 }))).toEqual([]);
  });

  it('are all that is supervised where only they are', () => {
    const control = checkpointAt(road, 80, { type: 'speedControl', speedLimitKmh: 30 });
    const fixes = drive(road, [{ to: 15 }, { to: 25, north: 5_000 }, { to: 100 }]);
    const types = (supervision: 'geofence' | 'controlPoints') =>
      evaluateTrip(
        planOn(road, alarms, { checkpoints: [...checkpoints, control], speedLimitKmh: 40, supervision }),
        fixes,
      ).alerts.map(({ key }) => key);
    expect(types('geofence')).toEqual(['speed', 'deviation', 'missed:km 20', 'speed:km 80']);
    expect(types('controlPoints')).toEqual(['missed:km 20', 'speed:km 80']);
  });
});

describe('an alarm', () => {
  const fixes = drive(road, [{ to: 60, kmh: 95 }]);
  it('that is off, or outside its hours, raises nothing', () => {
    const speed = { threshold: 5, minutes: 0 };
    const run = (hours: { from: string; to: string }) =>
      evaluateTrip(planOn(road, { speed: { ...speed, hours } }, { speedLimitKmh: 80 }), fixes).alerts.length;
    expect(run({ from: '07:00', to: '10:00' })).toBe(1);
    expect(run({ from: '10:00', to: '07:00' })).toBe(0);
    expect(evaluateTrip(planOn(road, {}, { speedLimitKmh: 80 }), fixes).alerts).toEqual([]);
  });
});

describe('the state between two positions', () => {
  const plan = planOn(
    road,
    { deviation: {}, geofenceEntry: {}, stopped: {}, speed: {}, missedCheckpoint: {}, drivingTime: { threshold: 60 } },
    {
      speedLimitKmh: 50,
      checkpoints: [checkpointAt(road, 20), checkpointAt(road, 50)],
      fences: [fenceAt(at(30), 5_000, { alertsOnEntry: true })],
    },
  );
  const fixes = drive(road, [{ to: 18 }, { to: 30, north: 1_200 }, { stand: 45 }, { to: 90, kmh: 80 }]);

  it('may be stored as JSON and read again at any time', () => {
    let state = INITIAL_STATE;
    const alerts = fixes.flatMap((fix) => {
      const evaluation = evaluate(plan, JSON.parse(JSON.stringify(state)), fix);
      state = evaluation.state;
      return evaluation.alerts.map(({ key }) => key);
    });
    const whole = evaluateTrip(plan, fixes);
    expect(alerts).toEqual(whole.alerts.map(({ key }) => key));
    expect(alerts.length).toBeGreaterThan(4);
    expect(JSON.parse(JSON.stringify(state))).toEqual(whole.state);
    expect(JSON.stringify(state).length).toBeLessThan(2_000);
  });

  it('is not changed by a position that comes late or twice', () => {
    const { state } = evaluateTrip(plan, fixes);
    expect(evaluate(plan, state, fixes[3]!)).toMatchObject({ state, alerts: [], ended: [] });
    expect(evaluate(plan, state, fixes.at(-1)!)).toMatchObject({ state, alerts: [], ended: [] });
  });

  it('of a trip whose positions arrived in disorder is the same', () => {
    expect(evaluateTrip(plan, fixes.toReversed())).toEqual(evaluateTrip(plan, fixes));
  });
});
