import { describe, expect, it } from 'vitest';
import { type AssignmentReason, assignmentReasons, type Candidate, FAR_KM, forbids } from './assignment-reason.ts';

const truck = { enabled: true, type: 'tractor', busyWith: null };
const driver = { enabled: true, busyWith: null };
const trailer = { enabled: true, type: 'flatbed', busyWith: null };
const good: Candidate = {
  truck,
  driver,
  trailers: [trailer],
  documents: { expired: false, complete: true },
  failedChecks: [],
  distanceKm: 10,
};

const CASES: readonly (readonly [AssignmentReason, Partial<Candidate>])[] = [
  ['truckDisabled', { truck: { ...truck, enabled: false } }],
  ['driverDisabled', { driver: { ...driver, enabled: false } }],
  ['trailerDisabled', { trailers: [{ ...trailer, enabled: false }] }],
  ['noDriver', { driver: null }],
  ['truckBusy', { truck: { ...truck, busyWith: 'OC-1' } }],
  ['driverBusy', { driver: { ...driver, busyWith: 'OC-1' } }],
  ['trailerBusy', { trailers: [{ ...trailer, busyWith: 'OC-1' }] }],
  ['documentsExpired', { documents: { expired: true, complete: true } }],
  ['documentsIncomplete', { documents: { expired: false, complete: false } }],
  ['homologationFailed', { failedChecks: ['RUAT_DIPROVE'] }],
  ['far', { distanceKm: FAR_KM + 1 }],
];

describe('reasons against a truck', () => {
  it('are none when it is free, complete, near and of a type the order accepts', () => {
    expect(assignmentReasons(good, null)).toEqual([]);
    expect(assignmentReasons(good, 'tractor')).toEqual([]);
    expect(assignmentReasons(good, 'flatbed')).toEqual([]);
    expect(assignmentReasons({ ...good, distanceKm: null }, null)).toEqual([]);
  });

  it.each(CASES)('include %s', (reason, change) => {
    expect(assignmentReasons({ ...good, ...change }, null)).toEqual([reason]);
  });

  it('include the wrong type', () => {
    expect(assignmentReasons(good, 'tankTruck')).toEqual(['wrongVehicleType']);
  });

  it('forbid the trip, unless they only mean that other trucks are better', () => {
    expect(CASES.map(([reason]) => reason).filter((reason) => !forbids(reason))).toEqual([
      'documentsIncomplete',
      'homologationFailed',
      'far',
    ]);
  });
});
