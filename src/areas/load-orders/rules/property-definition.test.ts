import { expect, it } from 'vitest';
import { inFormOrder } from './property-definition.ts';
import { isUsablePattern } from './property-pattern.ts';

const keys = (list: readonly { nameKey: string }[]) => list.map(({ nameKey }) => nameKey);
const at = (nameKey: string, formStep = 1) => ({ nameKey, formStep });

it('the assignment number comes second in its step', () => {
  expect(keys(inFormOrder([at('a'), at('b'), at('NAsignacion')]))).toEqual(['a', 'NAsignacion', 'b']);
  expect(keys(inFormOrder([at('NAsignacion'), at('a')]))).toEqual(['a', 'NAsignacion']);
  expect(keys(inFormOrder([at('NAsignacion')]))).toEqual(['NAsignacion']);
  expect(keys(inFormOrder([at('a', 2), at('b'), at('NAsignacion', 2), at('c', 2)]))).toEqual([
    'b',
    'a',
    'NAsignacion',
    'c',
  ]);
});

it.each(['^\\d+$', '[A-Z]{2,4}', '(a+)+$', 'ñ|ç'])('%s is accepted', (pattern) => {
  expect(isUsablePattern(pattern)).toBe(true);
});

it.each(['(', '[z-a]', '(?=a)', '(a)\\1', 'a{1001}', '((a{100}){100}){100}', '.{999}'.repeat(30)])(
  '%s is refused',
  (pattern) => {
    expect(isUsablePattern(pattern)).toBe(false);
  },
);
