import { describe, expect, it } from 'vitest';
import { cursorAfter, differsByOne, fillAsTyped, isWordCharacter } from './mask.ts';

describe('filling a pattern while typing', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12.3'],
    ['123456785', '12.345.678-5'],
    ['1234567859', '12.345.678-59'],
  ])('shows %j as %j', (typed, shown) => {
    expect(fillAsTyped('xx.xxx.xxx-x', typed)).toBe(shown);
  });
});

describe('the cursor', () => {
  const place = (shown: string, count: number) => cursorAfter(shown, count, isWordCharacter);

  it('stays behind the character just typed, whatever separators were added', () => {
    expect(place('12.345', 3)).toBe(4);
    expect(place('12.345', 2)).toBe(2);
  });

  it('stays at the front when there is nothing before it', () => {
    expect(place('12.345', 0)).toBe(0);
  });

  it('goes to the end when characters were dropped', () => {
    expect(place('12', 9)).toBe(2);
  });
});

it.each([
  ['12,500.00', '12,5007.00', true],
  ['12,500.00', '12,500.0', true],
  ['', '1', true],
  ['12,500.00', '12,500', false],
  ['12,500', '13,500', false],
  ['12.500', '7', false],
])('from %j to %j is one key: %s', (before, after, isOne) => {
  expect(differsByOne(before, after)).toBe(isOne);
});
