import { expect, it } from 'vitest';
import { afterFailure, type FailureRecord, secondsLocked, waitAfter } from './lock-out.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

it('allows four wrong passwords without a wait', () => {
  expect([1, 2, 3, 4].map(waitAfter)).toEqual([0, 0, 0, 0]);
});

it('doubles the wait from the fifth failure on, up to fifteen minutes', () => {
  expect([5, 6, 7, 8, 14, 15, 16, 500].map(waitAfter)).toEqual([1, 2, 4, 8, 512, 900, 900, 900]);
});

it('locks until the wait is over and not a second longer', () => {
  let record: FailureRecord = { failures: 0, lockedUntil: null };
  for (let tried = 0; tried < 7; tried += 1) record = afterFailure(record, NOON);
  expect(secondsLocked(record, NOON)).toBe(4);
  expect(secondsLocked(record, later(3.2))).toBe(1);
  expect(secondsLocked(record, later(4))).toBe(0);
});

it('lets two attempts in at once, even where the clock that counted the first is ahead', () => {
  let record: FailureRecord = { failures: 0, lockedUntil: NOON };
  expect(secondsLocked(record, later(-0.02))).toBe(0);
  for (let tried = 0; tried < 4; tried += 1) record = afterFailure(record, NOON);
  expect(secondsLocked(record, later(-0.02))).toBe(0);
});

it('is not locked before any failure', () => {
  expect(secondsLocked({ failures: 0, lockedUntil: null }, NOON)).toBe(0);
});

it('keeps counting while the last wait is recent and starts over after fifteen quiet minutes', () => {
  const record = { failures: 9, lockedUntil: NOON };
  expect(afterFailure(record, later(899)).failures).toBe(10);
  expect(afterFailure(record, later(900)).failures).toBe(1);
});
