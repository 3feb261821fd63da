import { describe, expect, it } from 'vitest';
import { isEmptyValue, moneyOf, textOf } from './text-of.ts';

describe('the text of a value', () => {
  it('is the text itself, a name, or a row of both', () => {
    expect(textOf('soja')).toBe('soja');
    expect(textOf(7)).toBe('7');
    expect(textOf({ _id: '1', name: 'Andes Carga' })).toBe('Andes Carga');
    expect(textOf(['frio', { name: 'seco' }, null])).toBe('frio, seco');
  });

  it('is empty where there is no value', () => {
    expect([null, undefined, {}, [], ''].map(textOf)).toEqual(['', '', '', '', '']);
  });
});

it('money is an amount, with its currency where it brings one', () => {
  expect(moneyOf('1000.50')).toEqual({ amount: '1000.50' });
  expect(moneyOf({ amount: '10', currency: 'BOB' })).toEqual({ amount: '10', currency: 'BOB' });
  expect([null, '', 'a lot', { currency: 'BOB' }].map(moneyOf)).toEqual(Array(4).fill(undefined));
});

it('a flag that is off has a text, a missing one has none', () => {
  expect([isEmptyValue('flag', false), isEmptyValue('flag', null)]).toEqual([false, true]);
  expect([isEmptyValue('money', '0'), isEmptyValue('money', '')]).toEqual([false, true]);
  expect([isEmptyValue('tags', []), isEmptyValue('number', 0)]).toEqual([true, false]);
});
