import { describe, expect, it } from 'vitest';
import { planDrive, stateAt } from './drive.ts';
import { historyOf } from './history.ts';

const HOUR = 3_600_000;
const PLAN = {
  seed: '1234-ABC',
  totalMeters: 600_000,
  fromMeters: 40_000,
  startsAt: 1_000_000,
  incidentsPerHour: 0.08,
};

describe('a simulated drive', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(planDrive(PLAN)).toEqual(planDrive(PLAN));
    expect(planDrive({ ...PLAN, seed: 'other' }).endsAt).not.toBe(planDrive(PLAN).endsAt);
  });

  it('goes forward without gaps from where it began to the end of its line', () => {
    const { legs, endsAt } = planDrive(PLAN);
    expect([legs[0]?.from, legs[0]?.fromMeters]).toEqual([1_000_000, 40_000]);
    expect([legs.at(-1)?.to, legs.at(-1)?.toMeters]).toEqual([endsAt, 600_000]);
    for (const [nth, leg] of legs.slice(1).entries()) {
      expect(leg.from).toBe(legs[nth]!.to);
      expect(leg.fromMeters).toBe(legs[nth]!.toMeters);
    }
  });

  it('rests after at most some hours, and is no faster than a truck', () => {
    const { legs, endsAt } = planDrive({ ...PLAN, totalMeters: 1_200_000 });
    expect(legs.some(({ kind }) => kind === 'rest')).toBe(true);
    for (let at = PLAN.startsAt; at < endsAt; at += 60_000) {
      const { speedKmh } = stateAt({ legs, deadZones: [], endsAt }, at);
      expect(speedKmh).toBeGreaterThanOrEqual(0);
      expect(speedKmh).toBeLessThan(113);
    }
  });

  it('waits before it begins and is parked after its end', () => {
    const drive = planDrive(PLAN);
    expect(stateAt(drive, 0)).toMatchObject({ meters: 40_000, speedKmh: 0, kind: 'parked' });
    expect(stateAt(drive, drive.endsAt + HOUR)).toMatchObject({ meters: 600_000, speedKmh: 0, kind: 'parked' });
  });

  it('goes wrong about as often as asked', () => {
    const drives = Array.from({ length: 200 }, (_, nth) => planDrive({ ...PLAN, seed: `truck ${nth}` }));
    const hours = drives.reduce((sum, { endsAt }) => sum + (endsAt - PLAN.startsAt) / HOUR, 0);
    const wrong = drives.flatMap(({ legs }) => legs.filter(({ kind }) => /stop|speeding|astray/.test(kind))).length;
    expect(wrong / hours).toBeGreaterThan(0.04);
    expect(wrong / hours).toBeLessThan(0.12);
  });
});

describe('a simulated month', () => {
  const DAY = 24 * HOUR;
  const fixes = [...historyOf({ seed: 'month', totalMeters: 450_000, from: 0, to: 30 * DAY, closeFrom: 28 * DAY })];

  it('is in order of time, and closer together in the last two days', () => {
    expect(fixes.every(({ at }, nth) => nth === 0 || at > fixes[nth - 1]!.at)).toBe(true);
    expect(fixes.at(-1)!.at).toBeLessThan(30 * DAY);
    const moving = (from: number, to: number) =>
      fixes.filter(({ at, kind }) => at >= from && at < to && kind === 'driving').length / (to - from);
    expect(moving(28 * DAY, 30 * DAY)).toBeGreaterThan(3 * moving(0, 28 * DAY));
  });

  it('goes and comes back, and sixty of them are fewer than a million rows', () => {
    expect(new Set(fixes.map(({ isReturning }) => isReturning))).toEqual(new Set([false, true]));
    expect(fixes.length * 60).toBeLessThan(1_000_000);
  });
});
