import { expect, it } from 'vitest';
import { directions } from './directions.ts';

const LA_PAZ = { lat: -16.5, lng: -68.15 };
const ORURO = { lat: -17.9715, lng: -67.0932 };
const SANTA_CRUZ = { lat: -17.7863, lng: -63.1812 };

it('is 1.3 times the great circle through all points, and says that it is an estimate', () => {
  const direct = directions([LA_PAZ, SANTA_CRUZ]);
  expect(direct.distanceMeters / 1000).toBeCloseTo(713, -1);
  expect(direct).toMatchObject({
    estimated: true,
    durationSeconds: Math.round((direct.distanceMeters / 60_000) * 3600),
  });
  const [first, second] = [directions([LA_PAZ, ORURO]), directions([ORURO, SANTA_CRUZ])];
  const whole = directions([LA_PAZ, ORURO, SANTA_CRUZ]).distanceMeters;
  expect(Math.abs(whole - first.distanceMeters - second.distanceMeters)).toBeLessThanOrEqual(1);
});

it('is nothing for one place', () => {
  expect(directions([LA_PAZ])).toEqual({ distanceMeters: 0, durationSeconds: 0, estimated: true });
});
