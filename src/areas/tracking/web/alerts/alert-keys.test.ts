import { expect, it } from 'vitest';
import { alertKeyOf, stepTo } from './alert-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('J, K and R, in both cases and without other keys', () => {
  expect(['j', 'K', 'r', 'x', 'Enter'].map((key) => alertKeyOf({ ...plain, key }))).toEqual([
    'next',
    'previous',
    'review',
    null,
    null,
  ]);
  for (const with_ of ['ctrlKey', 'metaKey', 'altKey'])
    expect(alertKeyOf({ ...plain, key: 'k', [with_]: true })).toBeNull();
});

it('steps from alert to alert, and stays at the ends', () => {
  const ids = ['a', 'b', 'c'];
  expect(stepTo(ids, null, 'next')).toBe('a');
  expect(stepTo(ids, 'gone', 'previous')).toBe('a');
  expect(stepTo(ids, 'a', 'next')).toBe('b');
  expect(stepTo(ids, 'c', 'next')).toBe('c');
  expect(stepTo(ids, 'a', 'previous')).toBe('a');
  expect(stepTo([], null, 'next')).toBeUndefined();
});
