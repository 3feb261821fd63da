import { expect, it } from 'vitest';
import { mayBeFramed } from './framing.ts';

const PAGE = new URL('https://bi.example/page');
const OURS = new URL('https://tms.example:8443');

it.each([
  [undefined, undefined, true],
  [undefined, 'DENY', false],
  [undefined, 'SameOrigin', false],
  [undefined, 'ALLOW-FROM https://other.example', true],
  ["default-src 'none'", 'deny', false],
  // The policy counts, and not the older header.
  ["default-src 'self'; frame-ancestors *", 'DENY', true],
  ["frame-ancestors 'none'", undefined, false],
  ["frame-ancestors 'self'", undefined, false],
  ['frame-ancestors https:', undefined, true],
  ['frame-ancestors http:', undefined, true],
  ['frame-ancestors https://tms.example:8443', undefined, true],
  ["frame-ancestors 'self' *.example:*", undefined, true],
  ['frame-ancestors tms.example', undefined, false],
  ['frame-ancestors https://other.example:8443', undefined, false],
  // Each of two policies has to be kept.
  ["frame-ancestors *, frame-ancestors 'none'", undefined, false],
])('policy %s and options %s: %s', (policy, options, expected) => {
  expect(mayBeFramed({ policy, options }, PAGE, OURS)).toBe(expected);
});

it('a page of the own origin may frame what allows its own', () => {
  const page = new URL('https://tms.example:8443/page');
  expect(mayBeFramed({ policy: undefined, options: 'SAMEORIGIN' }, page, OURS)).toBe(true);
  expect(mayBeFramed({ policy: "frame-ancestors 'self'", options: undefined }, page, OURS)).toBe(true);
});
