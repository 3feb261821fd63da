import { describe, expect, it } from 'vitest';
import { distanceMeters } from '#kernel/position.ts';
import * as legRules from './legs.ts';
import { mergeTrackers } from './merge-trackers.ts';
import * as passed from './passed-checkpoints.ts';
import * as thin from './thin-track.ts';
import { DEGREE_PARTS, type FixColumns, pickFixes } from './track.ts';
import { columnsOf, NOON, type RowOfFix, randomTrip } from './tracks.fixture.ts';
import * as trip from './trip-figures.ts';
import * as wire from './wire-track.ts';

/** Without its pauses. */
function whole<Given extends unknown[], T>(inPieces: (...given: Given) => Generator<void, T>) {
  return (...given: Given): T => {
    const work = inPieces(...given);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  };
}

const [thinTrack, legsOf, figuresOf, stopsOf] = [
  whole(thin.thinTrack),
  whole(legRules.legsOf),
  whole(trip.figuresOf),
  whole(trip.stopsOf),
];
const [passedAt, writeTrack] = [whole(passed.passedAt), whole(wire.writeTrack)];

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const figures = (fixes: FixColumns) => figuresOf(fixes, legsOf(fixes));
const placeOf = ({ lats, lngs }: FixColumns, at: number) => ({
  lat: lats[at]! / DEGREE_PARTS,
  lng: lngs[at]! / DEGREE_PARTS,
});

/** North at 60 km/h, a fix each minute. */
const north = (minutes: number, from = NOON, lat = -17): RowOfFix[] =>
  Array.from({ length: minutes + 1 }, (_, minute) => [from + minute * 60, lat + minute * 0.009, -63, 60]);
const stationary = (minutes: number, from: number, lat: number): RowOfFix[] =>
  Array.from({ length: minutes + 1 }, (_, minute) => [from + minute * 60, lat, -63, 0]);

describe('the figures of a trip', () => {
  it.each(SEEDS)('driving, stationary and gaps are the whole time, whatever was driven (%d)', (seed) => {
    const fixes = randomTrip(seed, 3_000);
    const { drivingSeconds, stationarySeconds, gapSeconds, topKmh } = figures(fixes);
    expect(drivingSeconds + stationarySeconds + gapSeconds).toBe(fixes.seconds.at(-1)! - fixes.seconds[0]!);
    expect(gapSeconds).toBe(trip.gapsOf(fixes, legsOf(fixes)).reduce((sum, { from, to }) => sum + to - from, 0));
    expect(topKmh).toBe(Math.max(...fixes.kmh));
  });

  it.each(SEEDS)('no distance counts over a gap (%d)', (seed) => {
    const fixes = randomTrip(seed, 2_000);
    const { kinds } = legsOf(fixes);
    let driven = 0;
    for (let at = 0; at < kinds.length; at += 1) {
      if (kinds[at] === legRules.LEG.driving) driven += distanceMeters(placeOf(fixes, at), placeOf(fixes, at + 1));
    }
    expect(figures(fixes).meters / driven).toBeCloseTo(1, 2);
    const far = columnsOf([...north(10), ...north(10, NOON + 7_200, -10)]);
    expect(figures(far)).toMatchObject({ gapSeconds: 6_600, drivingSeconds: 1_200 });
    expect(figures(far).meters).toBeLessThan(21_000);
  });

  it('a truck that stands drives nowhere, however much its device trembles', () => {
    const rows = stationary(120, NOON, -17).map(
      ([at, lat, lng], index): RowOfFix => [at, lat + (index % 2) * 1e-4, lng, 0],
    );
    expect(figures(columnsOf(rows))).toMatchObject({
      meters: 0,
      drivingSeconds: 0,
      stationarySeconds: 7_200,
      topKmh: 0,
    });
  });

  it.each([
    ['no fix', [], 0],
    ['one fix', [[NOON, -17, -63] as const], 0],
  ] as const)('of %s are nothing', (_, rows, meters) => {
    expect(figures(columnsOf(rows))).toEqual({
      ...{ meters, drivingSeconds: 0, stationarySeconds: 0, gapSeconds: 0, topKmh: null },
    });
  });

  it('know no speed that nobody reported', () => {
    expect(figures(columnsOf(north(5).map(([at, lat, lng]) => [at, lat, lng] as const))).topKmh).toBeNull();
  });
});

describe('a gap', () => {
  it.each([
    ['ten minutes', 60, 600, 0],
    ['more than ten minutes', 60, 601, 1],
    ['three intervals of a device that reports every five minutes', 300, 900, 0],
    ['more than five of its intervals', 300, 1_501, 1],
  ])('is what lasts longer than usual: %s', (_, interval, silent, gaps) => {
    const rows = Array.from({ length: 20 }, (__, at): RowOfFix => {
      return [NOON + at * interval + (at > 10 ? silent - interval : 0), -17, -63, 0];
    });
    const fixes = columnsOf(rows);
    expect(trip.gapsOf(fixes, legsOf(fixes))).toHaveLength(gaps);
  });
});

describe('stops', () => {
  const stopsIn = (rows: readonly RowOfFix[]) => {
    const fixes = columnsOf(rows);
    return stopsOf(fixes, legsOf(fixes)).map(({ from, to }) => [(from - NOON) / 60, (to - NOON) / 60]);
  };

  it('are where the truck stood for five minutes, not four', () => {
    const there = -17 + 10 * 0.009;
    expect(
      stopsIn([...north(10), ...stationary(20, NOON + 660, there), ...north(10, NOON + 1_920, there)]),
    ).toHaveLength(1);
    expect(stopsIn([...north(10), ...stationary(2, NOON + 660, there), ...north(10, NOON + 840, there)])).toEqual([]);
  });

  it('do not go on over a gap', () => {
    expect(stopsIn([...stationary(10, NOON, -17), ...stationary(10, NOON + 3_600, -17)])).toEqual([
      [0, 10],
      [60, 70],
    ]);
  });

  it('go on while the truck is shifted at the dock', () => {
    const rows = [...stationary(10, NOON, -17), ...stationary(10, NOON + 660, -16.999)];
    expect(stopsIn(rows)).toEqual([[0, 21]]);
  });
});

describe('several sources', () => {
  const device = columnsOf(north(10));
  const phone = columnsOf(north(30, NOON + 20).map(([at, lat, lng, kmh]) => [at, lat + 0.001, lng, kmh] as const));

  it('become one track: the phone counts only where the device was silent', () => {
    const merged = mergeTrackers([
      { source: 'driver', fixes: phone },
      { source: 'device', fixes: device },
    ]);
    expect([...merged.seconds.slice(0, 11)]).toEqual([...device.seconds]);
    expect(merged.seconds[11]! - device.seconds[10]!).toBeGreaterThanOrEqual(300);
    expect(merged.seconds.at(-1)).toBe(phone.seconds.at(-1));
    expect([...merged.seconds]).toEqual([...merged.seconds].sort((a, b) => a - b));
  });

  it('none is an empty track', () => {
    expect(mergeTrackers([]).seconds).toHaveLength(0);
  });
});

describe('a thinned track', () => {
  it('that is short enough is whole', () => {
    const fixes = randomTrip(1, 500);
    expect(thinTrack(fixes, legsOf(fixes), 500)).toMatchObject({ meters: 0, kmh: 0 });
    expect([...thinTrack(fixes, legsOf(fixes), 500).places]).toEqual(Array.from({ length: 500 }, (_, at) => at));
  });

  it.each(SEEDS)('shows the truck at any time close to where it was, and both ends of every gap (%d)', (seed) => {
    const fixes = randomTrip(seed, 4_000);
    const legs = legsOf(fixes);
    const { places, meters, kmh } = thinTrack(fixes, legs, 1_500);
    expect(places.length).toBeLessThanOrEqual(1_500);
    expect(meters).toBeGreaterThan(0);
    const kept = new Set(places);
    for (let at = 0; at < legs.kinds.length; at += 1) {
      if (legs.kinds[at] === legRules.LEG.gap) expect(kept.has(at) && kept.has(at + 1)).toBe(true);
    }
    for (let next = 1; next < places.length; next += 1) {
      const [from, to] = [places[next - 1]!, places[next]!];
      for (let at = from + 1; at < to; at += 1) {
        const share = (fixes.seconds[at]! - fixes.seconds[from]!) / (fixes.seconds[to]! - fixes.seconds[from]!);
        const between = (values: Int32Array | Int16Array) => values[from]! + (values[to]! - values[from]!) * share;
        const shown = { lat: between(fixes.lats) / DEGREE_PARTS, lng: between(fixes.lngs) / DEGREE_PARTS };
        // Each direction on its own, so together by the diagonal.
        expect(distanceMeters(shown, placeOf(fixes, at))).toBeLessThanOrEqual(meters * 1.45);
        expect(Math.abs(between(fixes.kmh) - fixes.kmh[at]!)).toBeLessThanOrEqual(kmh + 1e-6);
      }
    }
  });

  it('of a day on the road every 30 s for 30 days is within 20,000 fixes', () => {
    const fixes = randomTrip(3, 86_400);
    const { places } = thinTrack(fixes, legsOf(fixes), 20_000);
    expect(places.length).toBeLessThanOrEqual(20_000);
    expect(places.length).toBeGreaterThan(2_000);
  });
});

describe('the wire', () => {
  it('gives back what was written', () => {
    const fixes = pickFixes(
      randomTrip(5, 300),
      Int32Array.from({ length: 300 }, (_, at) => at),
    );
    const read = wire.readTrack(writeTrack(fixes, NOON), NOON * 1000);
    expect(read.at).toEqual([...fixes.seconds].map((seconds) => seconds * 1000));
    expect(read.lat.map((lat) => Math.round(lat * DEGREE_PARTS))).toEqual([...fixes.lats]);
    expect(read.lng.map((lng) => Math.round(lng * DEGREE_PARTS))).toEqual([...fixes.lngs]);
    expect(read.kmh).toEqual([...fixes.kmh]);
    expect(wire.readTrack(writeTrack(columnsOf([[NOON, -17, -63]]), NOON), 0).kmh).toEqual([null]);
  });
});

describe('a checkpoint', () => {
  const fixes = columnsOf([...north(10), ...north(10, NOON + 7_200, -16.5)]);
  const at = (lat: number, lng = -63, radiusMeters = 100) => ({ lat, lng, radiusMeters });

  it.each([
    ['between two fixes is passed with the first of them', at(-17 + 4.5 * 0.009), 240],
    ['beside the road is not', at(-17 + 0.0405, -62.9), null],
    ['in a gap is not, because nobody knows', at(-16.7), null],
    ['at the end is passed', at(-16.5 + 10 * 0.009), 7_200 + 540],
  ])('%s', (_, checkpoint, seconds) => {
    expect(passedAt(fixes, legsOf(fixes), [checkpoint])).toEqual([seconds === null ? null : NOON + seconds]);
  });
});
