import { describe, expect, it } from 'vitest';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { areaKm2, boxOf, contains, type FenceShape, fenceProblems } from './fence-shape.ts';
import type { Line } from './line.ts';
import { seededRandom, somewhere } from './seeded-random.fixture.ts';

const ring = (...corners: readonly (readonly [number, number])[]): Line => corners.map(([lat, lng]) => ({ lat, lng }));
const box = (south: number, west: number, north: number, east: number): Line =>
  ring([south, west], [south, east], [north, east], [north, west]);
const closed = (line: Line): Line => [...line, line[0]!];
const polygon = (...rings: readonly Line[]): FenceShape => ({ kind: 'polygon', rings });
const circle = (lat: number, lng: number, radiusMeters: number): FenceShape => ({
  kind: 'circle',
  centre: { lat, lng },
  radiusMeters,
});
const corridor = (line: Line, halfWidthMeters: number): FenceShape => ({ kind: 'corridor', line, halfWidthMeters });

const bolivia = polygon(box(-18, -64, -17, -63), box(-17.6, -63.6, -17.4, -63.4));
const mexico = polygon(closed(box(25, -101, 26, -100)), closed(box(25.4, -100.6, 25.6, -100.4)));
/** A C that opens to the east. */
const bay = polygon(
  ring([-24, -47], [-24, -46], [-23.8, -46], [-23.8, -46.8], [-23.2, -46.8], [-23.2, -46], [-23, -46], [-23, -47]),
);

describe('a fence contains', () => {
  // A hundredth of a degree of latitude is 1,112 m; of longitude 1,063 m at 17° south, 1,008 m at 25° north.
  it.each<[string, FenceShape, Position, boolean]>([
    ['a position in a polygon in Bolivia', bolivia, { lat: -17.2, lng: -63.5 }, true],
    ['not one in its hole', bolivia, { lat: -17.5, lng: -63.5 }, false],
    ['not one north of it', bolivia, { lat: -16.9, lng: -63.5 }, false],
    ['one in a closed ring in Mexico', mexico, { lat: 25.2, lng: -100.5 }, true],
    ['not one in its hole', mexico, { lat: 25.5, lng: -100.5 }, false],
    ['not one west of it', mexico, { lat: 25.5, lng: -101.1 }, false],
    ['one in the arm of a bay', bay, { lat: -23.1, lng: -46.2 }, true],
    ['not one in the opening of it', bay, { lat: -23.5, lng: -46.2 }, false],
    ['one at the inner end', bay, { lat: -23.5, lng: -46.9 }, true],
    ['one in a circle, to the east', circle(-17, -63, 1_070), { lat: -17, lng: -62.99 }, true],
    ['not one behind its edge', circle(-17, -63, 1_060), { lat: -17, lng: -62.99 }, false],
    ['one in a circle, to the north', circle(25, -100, 1_115), { lat: 25.01, lng: -100 }, true],
    ['not one behind that edge', circle(25, -100, 1_109), { lat: 25.01, lng: -100 }, false],
    ['one beside a line', corridor(ring([25, -100], [25, -99]), 1_115), { lat: 25.01, lng: -99.3 }, true],
    ['not one farther away', corridor(ring([25, -100], [25, -99]), 1_100), { lat: 25.01, lng: -99.3 }, false],
    ['not one of nothing', polygon(), { lat: 25.01, lng: -99.3 }, false],
  ])('%s', (_, shape, at, isInside) => {
    expect(contains(shape, at)).toBe(isInside);
  });

  it('the same positions whether a ring is closed or not', () => {
    const random = seededRandom(10);
    for (let trial = 0; trial < 500; trial += 1) {
      const at = { lat: -24.2 + random() * 1.4, lng: -47.2 + random() * 1.4 };
      const rings = (bay as Extract<FenceShape, { kind: 'polygon' }>).rings.map(closed);
      expect(contains({ kind: 'polygon', rings }, at)).toBe(contains(bay, at));
    }
  });

  it('nothing outside its box', () => {
    const random = seededRandom(11);
    for (let trial = 0; trial < 300; trial += 1) {
      const centre = somewhere(random);
      const radius = 20 + random() * 199_980;
      const end = { lat: centre.lat + random(), lng: centre.lng + random() };
      for (const shape of [circle(centre.lat, centre.lng, radius), corridor([centre, end], radius)]) {
        const { west, south, east, north } = boxOf(shape);
        const at = { lat: centre.lat + (random() - 0.5) * 5, lng: centre.lng + (random() - 0.5) * 5 };
        const isInBox = at.lng >= west && at.lng <= east && at.lat >= south && at.lat <= north;
        if (contains(shape, at)) expect(isInBox).toBe(true);
      }
    }
  });
});

describe('the area of a fence', () => {
  // A box of one degree: R² · Δλ · (sin φ₂ − sin φ₁).
  it.each<[string, FenceShape, number]>([
    ['a square degree at the equator', polygon(box(-0.5, -78.5, 0.5, -77.5)), 12_364],
    ['one at 17° to 18° south, without its hole of a fifth', bolivia, 11_792 * 0.96],
    ['one at 25° to 26° north, with one', mexico, 11_160 * 0.96],
    ['a circle of 10 km', circle(-17, -63, 10_000), 314.16],
    ['a corridor of 100.8 km and 2 km', corridor(ring([25, -100], [25, -99]), 1_000), 201.55 + 3.14],
  ])('%s', (_, shape, km2) => {
    expect(Math.abs(areaKm2(shape) - km2) / km2).toBeLessThan(0.001);
  });
});

describe('what is wrong with a fence', () => {
  const good: FenceShape[] = [
    bolivia,
    mexico,
    bay,
    circle(-17, -63, 20),
    circle(25, -100, 200_000),
    corridor(box(-18, -64, -17, -63), 500),
  ];
  it.each(good.map((shape) => [shape.kind, shape] as const))('nothing: %s', (_, shape) => {
    expect(fenceProblems(shape)).toEqual([]);
  });

  const far = (corners: number): Line =>
    Array.from({ length: corners }, (_, at) => ({
      lat: -17 + Math.sin((at / corners) * 2 * Math.PI) / 10,
      lng: -63 + Math.cos((at / corners) * 2 * Math.PI) / 10,
    }));

  it.each<[string, FenceShape, object[]]>([
    ['a radius below 20 m', circle(-17, -63, 19.9), [{ code: 'radius' }]],
    ['a radius above 200 km', circle(-17, -63, 200_001), [{ code: 'radius' }]],
    ['a radius that is no number', circle(-17, -63, Number.NaN), [{ code: 'radius' }]],
    ['a latitude of exactly 0', circle(0, -63, 300), [{ code: 'coordinates' }]],
    ['a longitude that is no number', circle(-17, Number.NaN, 300), [{ code: 'coordinates' }]],
    ['a circle over the antimeridian', circle(-17, 179.9, 100_000), [{ code: 'antimeridian' }]],
    ['no ring', polygon(), [{ code: 'tooFewCorners', ring: 0 }]],
    ['two corners', polygon(ring([-17, -63], [-18, -64])), [{ code: 'tooFewCorners', ring: 0 }]],
    ['two corners, closed', polygon(closed(ring([-17, -63], [-18, -64]))), [{ code: 'tooFewCorners', ring: 0 }]],
    [
      'a hole of two',
      polygon(box(-18, -64, -17, -63), ring([-17.2, -63.2], [-17.3, -63.2])),
      [{ code: 'tooFewCorners', ring: 1 }],
    ],
    ['2,001 corners', polygon(far(2_001)), [{ code: 'tooManyCorners' }]],
    ['a corner on the equator', polygon(ring([0, -63], [-18, -64], [-18, -63])), [{ code: 'coordinates', ring: 0 }]],
    [
      'a corner outside the earth',
      polygon(ring([-17, -63], [-98, -64], [-18, -63])),
      [{ code: 'coordinates', ring: 0 }],
    ],
    [
      'a ring over the antimeridian',
      polygon(ring([-17, 179], [-17, -179], [-18, -179])),
      [{ code: 'antimeridian', ring: 0 }],
    ],
    ['more than 500,000 km²', polygon(box(-20, -65, -12, -58)), [{ code: 'tooLarge' }]],
    ['a corridor of one point', corridor(ring([-17, -63]), 500), [{ code: 'tooFewCorners' }]],
    ['a corridor of 10 m', corridor(ring([-17, -63], [-18, -63]), 10), [{ code: 'width' }]],
    ['a corridor of 2,001 points', corridor(far(2_001), 500), [{ code: 'tooManyCorners' }]],
  ])('%s', (_, shape, problems) => {
    expect(fenceProblems(shape)).toEqual(problems.map((problem) => expect.objectContaining(problem)));
  });

  it('2,000 corners are not too many', () => {
    expect(fenceProblems(polygon(far(2_000)))).toEqual([]);
  });
});

describe('a ring that crosses itself', () => {
  it.each<[string, FenceShape, number, Position]>([
    [
      'an eight in Bolivia',
      polygon(ring([-18, -64], [-17, -63], [-17, -64], [-18, -63])),
      0,
      { lat: -17.5, lng: -63.5 },
    ],
    [
      'an eight in Mexico, closed',
      polygon(closed(ring([25, -101], [26, -100], [26, -101], [25, -100]))),
      0,
      { lat: 25.5, lng: -100.5 },
    ],
    [
      'a corner that touches a side',
      polygon(ring([-18, -64], [-18, -63], [-17, -63], [-18, -63.5], [-17, -64])),
      0,
      { lat: -18, lng: -63.5 },
    ],
    [
      'a spike',
      polygon(ring([-18, -64], [-18, -63], [-17, -63], [-16, -63], [-17, -63], [-17, -64])),
      0,
      { lat: -17, lng: -63 },
    ],
    [
      'a hole across the outside',
      polygon(box(-18, -64, -17, -63), box(-17.6, -63.2, -17.4, -62.8)),
      1,
      { lat: -17.6, lng: -63 },
    ],
  ])('%s is shown where it does', (_, shape, ring, at) => {
    const [problem, ...others] = fenceProblems(shape);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'crossesItself', ring });
    expect(distanceMeters(problem!.at!, at)).toBeLessThan(problem!.ring === 1 ? 25_000 : 1);
  });

  it('is found among 2,000 corners of a star', () => {
    const star = Array.from({ length: 2_000 }, (_, at) => {
      const [angle, radius] = [(at / 2_000) * 2 * Math.PI, at % 2 ? 0.5 : 1];
      return { lat: -17 + Math.sin(angle) * radius, lng: -63 + Math.cos(angle) * radius };
    });
    expect(fenceProblems(polygon(star))).toEqual([]);
    const swapped = star.with(700, star[900]!).with(900, star[700]!);
    expect(fenceProblems(polygon(swapped))).toEqual([expect.objectContaining({ code: 'crossesItself', ring: 0 })]);
  });
});
