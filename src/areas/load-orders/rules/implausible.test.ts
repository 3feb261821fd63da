import { expect, it } from 'vitest';
import { exceededCapacity, isOddDistance, oddDelivery, oddLoading } from './implausible.ts';

const TODAY = '2026-11-16';

it('a loading long ago or far ahead is odd', () => {
  expect(['2026-10-17', '2026-11-16', '2027-11-16'].map((day) => oddLoading(day, TODAY))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(['2026-10-16', '2016-11-16', '2027-11-17'].map((day) => oddLoading(day, TODAY))).toEqual([
    'longAgo',
    'longAgo',
    'farAhead',
  ]);
});

it('so is a delivery, and one that comes months after the loading', () => {
  expect(oddDelivery('2026-11-20', '2026-11-16', TODAY)).toBeUndefined();
  expect(oddDelivery('2027-01-15', '2026-11-16', TODAY)).toBeUndefined();
  expect(oddDelivery('2027-01-16', '2026-11-16', TODAY)).toBe('longTrip');
  expect(oddDelivery('2027-01-16', null, TODAY)).toBeUndefined();
  expect(oddDelivery('2026-01-16', null, TODAY)).toBe('longAgo');
});

it.each([
  [{ weight: 28, unit: 'tn' }, 28, undefined],
  [{ weight: 28.5, unit: 'tn' }, 28, 28],
  [{ weight: 28_000, unit: 'kg' }, 28, undefined],
  [{ weight: 28_001, unit: 'kg' }, 28, 28],
  [{ weight: 70_000, unit: 'lb' }, 28, 28],
  [{ weight: 28_000, unit: 'tn' }, null, 75],
  [{ weight: 75, unit: 'tn' }, null, undefined],
  [{ weight: 9_000, unit: 'bag' }, 28, undefined],
  [{ weight: null, unit: 'tn' }, 28, undefined],
  [{ weight: 28, unit: null }, 1, undefined],
])('%o in a truck of %s t exceeds %s', (cargo, capacity, exceeded) => {
  expect(exceededCapacity(cargo, capacity)).toBe(exceeded);
});

it.each([
  [900, 1000, false],
  [599, 1000, true],
  [2500, 1000, false],
  [2501, 1000, true],
  [5, 40, false],
  [12_505, 1250, true],
])('%s km where about %s were expected is odd: %s', (km, estimate, odd) => {
  expect(isOddDistance(km, estimate)).toBe(odd);
});
