import { expect, it } from 'vitest';
import { truckState } from './truck-state.ts';

const driving = { hasAlert: false, freshness: 'live', speedKmh: 70, stands: false } as const;

it.each([
  ['moving', driving],
  ['moving', { ...driving, speedKmh: null }],
  ['stationary', { ...driving, speedKmh: 2 }],
  ['stationary', { ...driving, speedKmh: null, stands: true }],
  ['late', { ...driving, freshness: 'late' }],
  ['silent', { ...driving, freshness: 'silent', stands: true }],
  ['unseen', { ...driving, freshness: 'never', speedKmh: null }],
  ['alert', { ...driving, hasAlert: true, freshness: 'silent' }],
] as const)('a truck is %s', (state, facts) => {
  expect(truckState(facts)).toBe(state);
});
