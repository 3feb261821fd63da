import { describe, expect, it } from 'vitest';
import { stepTo } from './list-steps.ts';

describe('the keys of a long list', () => {
  it.each([
    ['ArrowDown', 5, 6],
    ['j', 5, 6],
    ['J', 5, 6],
    ['ArrowUp', 5, 4],
    ['k', 5, 4],
    ['PageDown', 5, 15],
    ['PageUp', 5, 0],
    ['Home', 5, 0],
    ['End', 5, 99],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 0, 0],
  ])('%s leads from row %i to row %i', (key, from, to) => {
    expect(stepTo(key, from, 100)).toBe(to);
  });

  it('lead nowhere in an empty list, and other keys never', () => {
    expect(stepTo('ArrowDown', 0, 0)).toBeUndefined();
    expect(stepTo('x', 5, 100)).toBeUndefined();
  });
});
