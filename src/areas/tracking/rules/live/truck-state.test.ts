import { expect, it } from 'vitest';
import { truckState } from './truck-state.ts';

const driving = { criticality: null, freshness: 'live', speedKmh: 70, stands: false } as const;

it.each([
  ['moving', driving],
  ['moving', { ...driving, speedKmh: null }],
  ['stationary', { ...driving, speedKmh: 2 }],
  ['stationary', { ...driving, speedKmh: null, stands: true }],
  ['late', { ...driving, freshness: 'late' }],
  ['silent', { ...driving, freshness: 'silent', stands: true }],
  ['unseen', { ...driving, freshness: 'never', speedKmh: null }],
  ['alert', { ...driving, criticality: 'high', freshness: 'silent' }],
  ['alert', { ...driving, criticality: 'medium' }],
  ['moving', { ...driving, criticality: 'low' }],
  ['silent', { ...driving, criticality: 'low', freshness: 'silent' }],
] as const)('a truck is %s', (state, facts) => {
  expect(truckState(facts)).toBe(state);
});
