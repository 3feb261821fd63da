import { expect, it } from 'vitest';
import { mayApply } from './may-apply.ts';

const row = { isOwn: false, state: 'published', applied: null, accepted: 0, quantity: 2 } as const;

it('offers to apply for what is published and not full, again after an answer', () => {
  expect(mayApply(row, false)).toBe(true);
  expect(mayApply({ ...row, applied: 'withdrawn' }, false)).toBe(true);
  expect(mayApply({ ...row, applied: 'rejected' }, false)).toBe(true);
});

it.each([
  ['own', { isOwn: true }],
  ['not published', { state: 'unpublished' }],
  ['applied for already', { applied: 'pending' }],
  ['won already', { applied: 'accepted' }],
  ['full', { accepted: 2 }],
] as const)('does not offer to apply for what is %s', (_, other) => {
  expect(mayApply({ ...row, ...other }, false)).toBe(false);
});

it('does not offer to apply once the time is over', () => {
  expect(mayApply(row, true)).toBe(false);
});
