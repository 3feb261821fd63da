import { describe, expect, it } from 'vitest';
import { distanceMeters, isPlace, showPosition } from './position.ts';

const LA_PAZ = { lat: -16.4897, lng: -68.1193 };
const SANTA_CRUZ = { lat: -17.7863, lng: -63.1812 };

describe('a place', () => {
  it.each([LA_PAZ, { lat: 90, lng: 180 }, { lat: -0.0001, lng: -51 }])('can be $lat, $lng', (position) => {
    expect(isPlace(position)).toBe(true);
  });

  it.each([
    { lat: 0, lng: -51.07 },
    { lat: -16.5, lng: 0 },
    { lat: -0, lng: -51 },
    { lat: 90.1, lng: 10 },
    { lat: 10, lng: -180.5 },
    { lat: Number.NaN, lng: 10 },
    { lat: 10, lng: Number.POSITIVE_INFINITY },
  ])('is never $lat, $lng', (position) => {
    expect(isPlace(position)).toBe(false);
  });
});

describe('a distance', () => {
  it('matches known distances on the globe', () => {
    expect(distanceMeters(LA_PAZ, SANTA_CRUZ) / 1000).toBeCloseTo(545, -1);
    expect(distanceMeters({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }) / 1000).toBeCloseTo(111.2, 1);
  });

  it('is zero to the same point and half the circumference at most', () => {
    expect(distanceMeters(LA_PAZ, LA_PAZ)).toBe(0);
    expect(distanceMeters({ lat: 10, lng: 20 }, { lat: -10, lng: -160 }) / 1000).toBeCloseTo(20_015, 0);
  });
});

it('is shown to about a metre, with a point in every country', () => {
  expect(showPosition({ lat: -16.4957, lng: -68.13350049 })).toBe('-16.49570, -68.13350');
});
