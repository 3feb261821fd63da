import { expect, test } from 'vitest';
import { type CheckedDevice, gpsCheckOf } from './gps-check.ts';

const now = new Date('2026-03-02T12:00:00Z');
const origin = { lat: -16.5, lng: -68.15 };
const good: CheckedDevice = {
  isDisabled: false,
  at: new Date('2026-03-02T11:50:00Z'),
  position: { lat: -16.52, lng: -68.15 },
  isDoubted: false,
  isClockAhead: false,
  accuracyM: 15,
  maxAccuracyM: 200,
};

test('a device that reported near the origin passes, with how long ago and how far', () => {
  expect(gpsCheckOf(good, origin, now)).toEqual({
    passed: true,
    hasDevice: true,
    hasReported: true,
    minutesAgo: 10,
    isNear: true,
    metersAway: 2224,
    isBelievable: true,
  });
});

test('an origin without a position on the map is no reason against a truck', () => {
  expect(gpsCheckOf(good, null, now)).toMatchObject({ passed: true, metersAway: null });
});

test.each([
  ['without a device', null, { hasDevice: false, hasReported: false, isNear: false, isBelievable: false }],
  ['which never reported', { ...good, at: null, position: null }, { hasReported: false, minutesAgo: null }],
  ['after 31 minutes', { ...good, at: new Date('2026-03-02T11:29:00Z') }, { hasReported: false, isNear: true }],
  ['from 21 km away', { ...good, position: { lat: -16.69, lng: -68.15 } }, { isNear: false, hasReported: true }],
  ['that is disabled', { ...good, isDisabled: true }, { isBelievable: false }],
  ['that jumped', { ...good, isDoubted: true }, { isBelievable: false }],
  ['with a clock ahead', { ...good, isClockAhead: true }, { isBelievable: false }],
  ['less exact than its limit', { ...good, accuracyM: 201 }, { isBelievable: false }],
] as const)('a truck %s does not pass', (_name, device, facts) => {
  expect(gpsCheckOf(device, origin, now)).toMatchObject({ passed: false, ...facts });
});
