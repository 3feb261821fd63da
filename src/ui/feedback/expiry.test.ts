import { describe, expect, it } from 'vitest';
import { expiryOf } from './expiry.ts';

const today = '2025-03-02';

describe('a document', () => {
  it('is expired once its day has passed', () => {
    expect(expiryOf('2025-03-01', today)).toEqual({ state: 'expired' });
  });

  it('is still valid on its last day', () => {
    expect(expiryOf('2025-03-02', today)).toEqual({ state: 'soon', unit: 'days', count: 0 });
  });

  it('counts days up to a year', () => {
    expect(expiryOf('2025-04-01', today)).toEqual({ state: 'soon', unit: 'days', count: 30 });
    expect(expiryOf('2025-04-02', today)).toEqual({ state: 'good', unit: 'days', count: 31 });
    expect(expiryOf('2026-03-02', today)).toEqual({ state: 'good', unit: 'days', count: 365 });
  });

  it('counts whole years above it', () => {
    expect(expiryOf('2026-03-03', today)).toEqual({ state: 'good', unit: 'years', count: 1 });
    expect(expiryOf('2027-03-02', today)).toEqual({ state: 'good', unit: 'years', count: 2 });
    expect(expiryOf('2027-03-01', today)).toEqual({ state: 'good', unit: 'years', count: 1 });
  });
});
