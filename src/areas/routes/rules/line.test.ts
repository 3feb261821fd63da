import { describe, expect, it } from 'vitest';
import { distanceMeters, type Position } from '#kernel/position.ts';
import {
  cutLine,
  insideCorridor,
  joinLines,
  type Line,
  lineMeters,
  measure,
  nearestOn,
  pointAt,
  reverseLine,
  splitLine,
} from './line.ts';
import { seededRandom, windingRoad } from './seeded-random.fixture.ts';

const SANTA_CRUZ = { lat: -17.7833, lng: -63.1821 };
const COCHABAMBA = { lat: -17.3895, lng: -66.1568 };
const SANTOS = { lat: -23.9608, lng: -46.3336 };
const CUIABA = { lat: -15.6014, lng: -56.0979 };
const MONTERREY = { lat: 25.6866, lng: -100.3161 };
const MANZANILLO = { lat: 19.0501, lng: -104.3188 };
const QUITO_NORTH = { lat: 0.5, lng: -78.5 };
const QUITO_SOUTH = { lat: -0.5, lng: -78.5 };

describe('the length of a line', () => {
  // By hand: one degree of latitude is 111,195 m, one of longitude that times the cosine of the latitude.
  it.each<[string, Line, number]>([
    ['a degree to the north across the equator', [QUITO_SOUTH, QUITO_NORTH], 111_195],
    ['a degree to the east at 17° south', at(-17, [-63, -62]), 106_335],
    ['two degrees to the east at 25° north, in two steps', at(25, [-100, -99, -98]), 201_548],
    ['Santa Cruz to Cochabamba as the crow flies', [SANTA_CRUZ, COCHABAMBA], 318_288],
    ['Monterrey to Manzanillo as the crow flies', [MONTERREY, MANZANILLO], 843_967],
    ['Santos to Cuiabá as the crow flies', [SANTOS, CUIABA], 1_379_606],
  ])('%s', (_, line, meters) => {
    expect(Math.abs(lineMeters(line) - meters) / meters).toBeLessThan(0.001);
    expect(measure(line).totalMeters).toBe(lineMeters(line));
  });

  it('is the sum of the distances from point to point, for short and for long steps', () => {
    const random = seededRandom(11);
    for (const degrees of [0.0001, 0.01, 0.5, 0.91, 0.93, 2, 40]) {
      const way = Array.from({ length: 200 }, () => ({
        lat: -20 + (random() - 0.5) * degrees,
        lng: -60 + (random() - 0.5) * degrees,
      }));
      const sum = way.slice(1).reduce((meters, point, before) => meters + distanceMeters(way[before]!, point), 0);
      expect(Math.abs(lineMeters(way) - sum) / sum).toBeLessThan(1e-12);
    }
  });

  it('is nothing for a point and for nothing', () => {
    expect(lineMeters([SANTOS])).toBe(0);
    expect(measure([]).totalMeters).toBe(0);
  });
});

function at(lat: number, lngs: readonly number[]): Line {
  return lngs.map((lng) => ({ lat, lng }));
}

describe('a point of the line by its metres', () => {
  const measured = measure(at(-17, [-63, -62, -61]));
  it.each([
    [-5, -63],
    [0, -63],
    [53_167, -62.5],
    [106_335, -62],
    [159_502, -61.5],
    [1_000_000, -61],
    [Number.NaN, -63],
  ])('after %d m', (meters, lng) => {
    expect(pointAt(measured, meters).lng).toBeCloseTo(lng, 3);
  });

  it('does not exist where the line has none', () => {
    expect(() => pointAt(measure([]), 0)).toThrow(RangeError);
  });
});

describe('the nearest point', () => {
  // A tenth of a degree of latitude is 11,119.5 m on both sides of the equator.
  it.each<[string, Line, Position, { meters: number; offMeters: number }]>([
    [
      'south of a road in Bolivia',
      at(-17, [-63, -62]),
      { lat: -17.1, lng: -62.5 },
      { meters: 53_167, offMeters: 11_119 },
    ],
    [
      'north of a road in Mexico',
      at(25, [-100, -99]),
      { lat: 25.1, lng: -99.5 },
      { meters: 50_388, offMeters: 11_119 },
    ],
    [
      'east of a road over the equator',
      [QUITO_SOUTH, QUITO_NORTH],
      { lat: 0.25, lng: -78.4 },
      { meters: 83_396, offMeters: 11_119 },
    ],
    ['before its beginning', at(-17, [-63, -62]), { lat: -17, lng: -63.1 }, { meters: 0, offMeters: 10_633 }],
    ['behind its end', at(25, [-100, -99]), { lat: 25, lng: -98.9 }, { meters: 100_775, offMeters: 10_077 }],
  ])('%s', (_, line, seen, { meters, offMeters }) => {
    const found = nearestOn(measure(line), seen);
    expect(Math.abs(found.meters - meters)).toBeLessThan(100);
    expect(Math.abs(found.offMeters - offMeters)).toBeLessThan(20);
    expect(distanceMeters(found.point, seen)).toBeCloseTo(found.offMeters, 6);
  });

  it('of a single point is that point, of nothing infinitely far', () => {
    expect(nearestOn(measure([SANTOS]), SANTOS)).toEqual({ meters: 0, offMeters: 0, point: SANTOS });
    expect(nearestOn(measure([]), SANTOS).offMeters).toBe(Number.POSITIVE_INFINITY);
  });

  it('of any point of a line is that point, at distance 0', () => {
    const random = seededRandom(1);
    for (const points of [2, 17, 300, 5000]) {
      const measured = measure(windingRoad(random, points));
      for (let trial = 0; trial < 200; trial += 1) {
        const point = pointAt(measured, random() * measured.totalMeters);
        expect(nearestOn(measured, point).offMeters).toBeLessThan(0.01);
      }
    }
  });

  it('is the same as when every segment is looked at, near the line and far from it', () => {
    const random = seededRandom(2);
    const road = windingRoad(random, 800);
    const measured = measure(road);
    for (let trial = 0; trial < 30; trial += 1) {
      const near = pointAt(measured, random() * measured.totalMeters);
      const seen = { lat: near.lat + (random() - 0.5) * 0.2, lng: near.lng + (random() - 0.5) * 0.2 };
      const each = road.slice(1).map((to, index) => nearestOn(measure([road[index]!, to]), seen).offMeters);
      expect(nearestOn(measured, seen).offMeters).toBeCloseTo(Math.min(...each), 3);
    }
  });
});

describe('progress on a road driven out and back', () => {
  const out = at(
    -17,
    Array.from({ length: 1001 }, (_, step) => -63 + step / 1000),
  );
  const measured = measure(joinLines(out, reverseLine(out)));
  const half = measured.totalMeters / 2;
  const spot = (lng: number, north = 0) => ({ lat: -17 + north, lng });

  it('without a former position the way out is taken', () => {
    expect(nearestOn(measured, spot(-62.7)).meters).toBeCloseTo(half * 0.3, -1);
  });

  it('goes on in the direction of the truck', () => {
    expect(nearestOn(measured, spot(-62.7), { after: half * 0.29 }).meters).toBeCloseTo(half * 0.3, -1);
    expect(nearestOn(measured, spot(-62.7), { after: half * 1.6 }).meters).toBeCloseTo(half * 1.7, -1);
  });

  it('of a truck that stands stays where it was, though its positions scatter', () => {
    const after = half * 0.5;
    for (const [lng, north] of [
      [-62.5003, 0.0002],
      [-62.5002, -0.0003],
      [-62.5005, 0],
    ] as const) {
      expect(nearestOn(measured, spot(lng, north), { after }).meters).toBe(after);
    }
  });

  it('reaches the way back once the truck has really turned', () => {
    const found = nearestOn(measured, spot(-62.9), { after: half * 0.5 });
    expect(found.meters).toBeCloseTo(half * 1.9, -1);
    expect(found.offMeters).toBeLessThan(1);
  });

  it('never goes backwards over a whole trip with scattered positions, and arrives', () => {
    const random = seededRandom(3);
    let after = 0;
    for (let driven = 0; driven <= measured.totalMeters; driven += 400) {
      const point = pointAt(measured, driven);
      const seen = { lat: point.lat + (random() - 0.5) * 0.0004, lng: point.lng + (random() - 0.5) * 0.0004 };
      const { meters } = nearestOn(measured, seen, { after });
      expect(meters).toBeGreaterThanOrEqual(after);
      expect(Math.abs(meters - driven)).toBeLessThan(1_500);
      after = meters;
    }
    expect(after).toBeGreaterThan(measured.totalMeters - 600);
  });

  it('looks no farther ahead than asked', () => {
    const found = nearestOn(measured, spot(-62.2), { after: half * 0.3, within: 10_000 });
    expect(found.meters).toBeCloseTo(half * 0.3 + 10_000, 3);
    expect(found.offMeters).toBeGreaterThan(40_000);
  });

  it('behind the end is the end', () => {
    expect(nearestOn(measured, spot(-63), { after: measured.totalMeters * 2 }).meters).toBe(measured.totalMeters);
  });
});

describe('changing a line', () => {
  const random = seededRandom(4);
  const road = windingRoad(random, 500);

  it('reversed twice is the same, and as long in either direction', () => {
    expect(reverseLine(reverseLine(road))).toEqual(road);
    expect(lineMeters(reverseLine(road))).toBeCloseTo(lineMeters(road), 6);
  });

  it('split anywhere and joined again is the same', () => {
    for (const index of [0, 1, 250, 498, 499]) {
      const [one, other] = splitLine(road, index);
      expect(one.at(-1)).toBe(other[0]);
      expect(joinLines(one, other)).toEqual(road);
    }
    expect(joinLines([], road)).toEqual(road);
  });

  it('lines that do not meet are joined by a straight way', () => {
    expect(joinLines(at(-17, [-63, -62]), at(-17, [-61]))).toEqual(at(-17, [-63, -62, -61]));
  });

  it('cut out is as long as was asked and lies on the line', () => {
    const total = lineMeters(road);
    const part = cutLine(road, 1_000, total - 2_000);
    expect(Math.abs(lineMeters(part) - (total - 3_000))).toBeLessThan(1);
    const measured = measure(road);
    for (const point of part) expect(nearestOn(measured, point).offMeters).toBeLessThan(0.01);
    expect(cutLine(road, -5, total + 5)).toEqual(road);
    expect(cutLine(road, 500, 500)).toEqual([]);
    expect(cutLine([SANTOS], 0, 10)).toEqual([]);
  });
});

it('a corridor reaches as far to both sides of the line', () => {
  const measured = measure(at(-17, [-63, -62]));
  expect(insideCorridor(measured, { lat: -17.0044, lng: -62.5 }, 500)).toBe(true);
  expect(insideCorridor(measured, { lat: -16.9956, lng: -62.5 }, 500)).toBe(true);
  expect(insideCorridor(measured, { lat: -17.0046, lng: -62.5 }, 500)).toBe(false);
});
