import { describe, expect, it } from 'vitest';
import { boxAround, circleRing, DEGREE_METERS, travel } from './globe.ts';
import { distanceMeters } from './position.ts';

const ORURO = { lat: -17.9715, lng: -67.0932 };
const MONTERREY = { lat: 25.6866, lng: -100.3161 };

it('a degree of latitude has 111,195 m', () => {
  expect(DEGREE_METERS).toBeCloseTo(111_195.08, 1);
  expect(travel(ORURO, DEGREE_METERS, 0)).toEqual({
    lat: expect.closeTo(-16.9715, 6),
    lng: expect.closeTo(-67.0932, 6),
  });
  expect(travel(ORURO, 1000, 90).lng).toBeGreaterThan(ORURO.lng);
});

describe.each([
  ['Oruro', ORURO],
  ['Monterrey', MONTERREY],
])('around %s', (_, at) => {
  it.each([50, 5_000, 200_000])('a circle of %i m is a closed ring within its box', (radius) => {
    const ring = circleRing(at, radius);
    expect(ring).toHaveLength(65);
    expect(ring[0]).toEqual(ring.at(-1));
    const { west, south, east, north } = boxAround(at, radius);
    for (const corner of ring) {
      expect(distanceMeters(at, corner)).toBeCloseTo(radius, 3);
      expect([corner.lng >= west, corner.lng <= east, corner.lat >= south, corner.lat <= north]).not.toContain(false);
    }
    // Its sides are hardly farther away than the circle.
    expect(distanceMeters(at, { lat: north, lng: at.lng })).toBeCloseTo(radius, 0);
    expect(distanceMeters(at, { lat: at.lat, lng: east })).toBeLessThan(radius * 1.05);
  });
});
