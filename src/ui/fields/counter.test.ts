import { expect, it } from 'vitest';
import { isNearLimit } from './counter.ts';

it('counts only near the limit, beyond it, and not for short codes', () => {
  expect(isNearLimit(0, 500)).toBe(false);
  expect(isNearLimit(449, 500)).toBe(false);
  expect(isNearLimit(450, 500)).toBe(true);
  expect(isNearLimit(501, 500)).toBe(true);
  expect(isNearLimit(9, 10)).toBe(false);
  expect(isNearLimit(11, 10)).toBe(true);
});
