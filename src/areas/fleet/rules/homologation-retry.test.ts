import { describe, expect, it } from 'vitest';
import { SECURITY_CHECK_MAX_MS, securityCheckProgress, securityCheckState } from './homologation-progress.ts';
import { pauseBeforeRetry } from './homologation-retry.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);

describe('asking again', () => {
  it('pauses longer each time and ends after three attempts', () => {
    const due = later(SECURITY_CHECK_MAX_MS);
    expect([1, 2, 3, 4].map((attempt) => pauseBeforeRetry(attempt, NOON, due))).toEqual([
      1_000,
      4_000,
      undefined,
      undefined,
    ]);
  });

  it('ends when the next attempt would be too late', () => {
    expect([pauseBeforeRetry(1, NOON, later(1_001)), pauseBeforeRetry(1, NOON, later(1_000))]).toEqual([
      1_000,
      undefined,
    ]);
  });
});

describe('the progress of the security check', () => {
  it('goes from 0 to 1 with the registers that are done', () => {
    expect([0, 1, 2, 4].map((done) => securityCheckProgress(done, 4))).toEqual([0, 0.25, 0.5, 1]);
    expect(securityCheckProgress(0, 0)).toBe(1);
  });

  it('is finished at 1 and not before', () => {
    expect([0, 0.999, 1].map(securityCheckState)).toEqual(['running', 'running', 'finished']);
  });
});
