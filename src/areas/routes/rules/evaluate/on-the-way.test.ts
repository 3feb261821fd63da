import { describe, expect, it } from 'vitest';
import { evaluateTrip } from './evaluate.ts';
import { checkpointAt, drive, fenceAt, type Leg, planOn, ROADS, START } from './trip.fixture.ts';

const minute = (at: Date): number => (at.getTime() - START) / 60_000;

describe.each(Object.entries(ROADS))('on a road in %s', (_, road) => {
  const { at } = road;

  describe('leaving the corridor', () => {
    const plan = planOn(road, { deviation: { threshold: 500, minutes: 2 } });
    const run = (...legs: Leg[]) => evaluateTrip(plan, drive(road, legs)).alerts;

    it('is raised once it has held, with the distance from the line, and ends on the way back', () => {
      const alerts = run({ to: 10 }, { to: 20, north: 1_500 }, { to: 40 });
      expect(alerts).toHaveLength(1);
      expect(alerts[0]).toMatchObject({ type: 'deviation', criticality: 'high', key: 'deviation' });
      expect(alerts[0]!.details.deviationMeters).toBeCloseTo(1_500, -1);
      // Ten minutes to kilometre 10; outside from the next position on.
      expect(minute(alerts[0]!.since)).toBe(10);
      expect(minute(alerts[0]!.at)).toBe(12);
      expect(minute(alerts[0]!.endedAt!)).toBe(21);
      expect(alerts[0]!.meters).toBeCloseTo(10_000, -2);
    });

    it('is not raised inside the corridor, nor by less than the threshold, nor for less than the minutes', () => {
      expect(run({ to: 50, north: 490 })).toEqual([]);
      expect(run({ to: 50, north: -990 })).toEqual([]);
      expect(run({ to: 10 }, { to: 12, north: 3_000 }, { to: 40 })).toEqual([]);
    });

    it('scattering around its edge raises one alert', () => {
      const legs = Array.from({ length: 60 }, (_, step) => ({ to: step + 1, north: step % 2 ? 1_040 : 960 }));
      expect(run(...legs)).toHaveLength(1);
    });

    it('is raised again after it has really ended', () => {
      const alerts = run({ to: 5, north: 2_000 }, { to: 10 }, { to: 15, north: 2_000 });
      expect(alerts).toHaveLength(2);
      expect(alerts.map(({ endedAt }) => endedAt === null)).toEqual([false, true]);
    });

    it('may happen in a fence where trucks are allowed', () => {
      const fences = [fenceAt(at(15, 1_500), 8_000, { kind: 'allowed' })];
      const allowed = planOn(road, { deviation: { threshold: 500, minutes: 2 } }, { fences });
      expect(evaluateTrip(allowed, drive(road, [{ to: 10 }, { to: 20, north: 1_500 }])).alerts).toEqual([]);
    });

    it('by a position from a mobile network alone is not believed', () => {
      const fixes = drive(road, [{ to: 10 }, { to: 20, north: 1_500 }]);
      const inexact = fixes.map((fix) => ({ ...fix, accuracyM: 900 }));
      expect(evaluateTrip(plan, inexact).alerts).toEqual([]);
    });

    it('by a single hop that no truck can drive is not believed', () => {
      const fixes = drive(road, [{ to: 30 }]);
      const far = { ...fixes[9]!, position: at(9, 80_000) };
      const now = planOn(road, { deviation: { threshold: 500, minutes: 0 } });
      expect(evaluateTrip(now, fixes.with(9, far)).alerts).toEqual([]);
      // The second makes the first believed, and one more agrees that the truck is off its way.
      const farther = { ...fixes[10]!, position: at(10, 80_000) };
      const there = { ...fixes[11]!, position: at(11, 80_000) };
      expect(evaluateTrip(now, fixes.with(9, far).with(10, farther)).alerts).toEqual([]);
      expect(evaluateTrip(now, fixes.with(9, far).with(10, farther).with(11, there)).alerts).toHaveLength(1);
    });
  });

  describe('stopping', () => {
    const fences = [fenceAt(at(60), 1_000, { id: 'rest', kind: 'rest' })];
    const checkpoints = [checkpointAt(road, 30, { stopMinutes: 40 }), checkpointAt(road, 40, { stopMinutes: 5 })];
    const places = [{ id: 'mill', use: 'load', shape: fenceAt(at(0), 300).shape, expectedMinutes: null }] as const;
    const plan = planOn(road, { stopped: { minutes: 15 } }, { fences, checkpoints, places });
    const stopAt = (km: number, stand: number) =>
      evaluateTrip(plan, drive(road, [{ to: km }, { stand }, { to: km + 10 }])).alerts;

    it.each([
      ['on the open road for 14 minutes', 20, 14, 0],
      ['on the open road for 17', 20, 17, 1],
      ['at a checkpoint that allows 40, for 35', 30, 35, 0],
      ['there for 45', 30, 45, 1],
      ['at one that allows 5, for 8', 40, 8, 1],
      ['in a rest area for hours', 60, 300, 0],
      ['at the place where it loads', 0, 300, 0],
    ])('%s', (_name, km, stand, count) => {
      expect(stopAt(km, stand)).toHaveLength(count);
    });

    it('counts from the moment it stopped, and ends when it goes on', () => {
      const [alert] = stopAt(20, 30);
      expect(alert).toMatchObject({ type: 'stopped', details: { stoppedMins: 15, expectedStoppedMins: 15 } });
      expect([minute(alert!.since), minute(alert!.at)]).toEqual([19, 34]);
      expect(minute(alert!.endedAt!)).toBe(51);
    });

    it('is one alert though the positions of a truck at rest scatter', () => {
      const fixes = drive(road, [{ to: 20 }, { stand: 240 }]);
      const scattered = fixes.map((fix, n) =>
        n < 20 ? fix : { ...fix, position: at(20 + ((n * 7) % 13) / 160, (n * 11) % 70) },
      );
      expect(evaluateTrip(plan, scattered).alerts).toHaveLength(1);
    });
  });

  describe('speed', () => {
    const run = (legs: Leg[], more: Parameters<typeof planOn>[2]) =>
      evaluateTrip(planOn(road, { speed: { threshold: 10, minutes: 2 } }, more), drive(road, legs)).alerts;

    it('above the limit of the path by more than the threshold, for as long as must be', () => {
      expect(run([{ to: 40, kmh: 89 }], { speedLimitKmh: 80 })).toEqual([]);
      expect(run([{ to: 4.5, kmh: 95 }, { to: 40 }], { speedLimitKmh: 80 }).length).toBe(1);
      expect(run([{ to: 3, kmh: 95 }, { to: 40 }], { speedLimitKmh: 80 })).toEqual([]);
      expect(run([{ to: 40, kmh: 95 }], { speedLimitKmh: 80 })).toMatchObject([
        { details: { speedKmH: 95, expectedSpeedKmH: 80 }, endedAt: null },
      ]);
    });

    it('varying around the threshold is one alert', () => {
      const legs = Array.from({ length: 40 }, (_, step) => ({ to: (step + 1) * 2, kmh: step % 2 ? 88 : 92 }));
      expect(run(legs, { speedLimitKmh: 80 })).toHaveLength(1);
    });

    it('above the limit of a fence, only inside it and in its hours', () => {
      const fence = fenceAt(at(30), 10_000, { speedLimitKmh: 40 });
      expect(run([{ to: 90 }], { speedLimitKmh: 80, fences: [fence] })).toMatchObject([
        { details: { expectedSpeedKmH: 40 } },
      ]);
      const night = { ...fence, hours: [{ days: [3], from: '22:00', to: '23:00' }] };
      expect(run([{ to: 90 }], { speedLimitKmh: 80, fences: [night] })).toEqual([]);
    });

    it('at a control counts at once', () => {
      const checkpoints = [checkpointAt(road, 30, { type: 'speedControl', speedLimitKmh: 40 })];
      expect(run([{ to: 90 }], { checkpoints })).toMatchObject([
        { key: 'speed:km 30', details: { speedKmH: 60, expectedSpeedKmH: 40, checkpointId: 'km 30' } },
      ]);
    });

    it('is read from the positions where no device reports it', () => {
      const plan = planOn(road, { speed: { threshold: 10, minutes: 2 } }, { speedLimitKmh: 80 });
      const fixes = drive(road, [{ to: 50, kmh: 100 }]).map((fix) => ({ ...fix, speedKmh: null }));
      expect(evaluateTrip(plan, fixes).alerts).toMatchObject([{ details: { speedKmH: 100 } }]);
    });
  });

  describe('driving', () => {
    it('in forbidden hours is raised while the truck moves, on the clock of the company', () => {
      const local = road === ROADS.Bolivia ? '08:30' : '06:30';
      const forbiddenHours = [{ days: [3], from: local, to: '09:30' }];
      const plan = planOn(road, { outOfSchedule: { minutes: 5 } }, { forbiddenHours });
      const [alert, ...others] = evaluateTrip(plan, drive(road, [{ to: 90 }])).alerts;
      expect(others).toEqual([]);
      expect(alert).toMatchObject({ type: 'outOfSchedule', details: { cause: 'forbiddenHours' } });
      expect([minute(alert!.since), minute(alert!.at)]).toEqual([30, 35]);
      expect(evaluateTrip(plan, drive(road, [{ to: 20 }, { stand: 400 }])).alerts).toEqual([]);
    });

    it('for too long without a rest is raised until there is one', () => {
      const plan = planOn(road, { drivingTime: { threshold: 60 } });
      const [alert, ...others] = evaluateTrip(
        plan,
        drive(road, [{ to: 40, kmh: 40 }, { stand: 20 }, { to: 60, kmh: 40 }, { stand: 40 }, { to: 90, kmh: 40 }]),
      ).alerts;
      expect(others).toEqual([]);
      expect(alert).toMatchObject({ type: 'drivingTime', details: { drivingMins: 61, expectedDrivingMins: 60 } });
      expect(alert!.endedAt).not.toBeNull();
      const rested = drive(road, [{ to: 35, kmh: 40 }, { stand: 35 }, { to: 70, kmh: 40 }]);
      expect(evaluateTrip(plan, rested).alerts).toEqual([]);
    });

    it('during a silence counts as far as it came, and as a rest where it did not come far', () => {
      const plan = planOn(road, { drivingTime: { threshold: 60 } });
      // Five kilometres in an hour: five minutes driven, the others rested.
      const silent = drive(road, [{ to: 30 }]).concat(
        drive(road, [{ to: 75 }], { start: START + 89 * 60_000, from: 35 }),
      );
      expect(evaluateTrip(plan, silent).alerts).toEqual([]);
      const long = drive(road, [{ to: 30 }, { to: 90, kmh: 60 }], { every: 15 });
      expect(evaluateTrip(plan, long).alerts).toMatchObject([{ type: 'drivingTime' }]);
    });
  });
});
