import { expect, it } from 'vitest';
import { detailAddress, firstList, listAddress, partIn, taskIn, taskSearch, updateAddress } from './order-addresses.ts';

it('every list leads to the details of its own kind', () => {
  expect(listAddress('clientAgroLoadOrder')).toBe('/client/agro/loadOrder');
  expect(detailAddress('loadOrder', 'op', 'x')).toBe('/operation/op/loadOrder/show/x');
  expect(detailAddress('clientLoadOrder', 'op', 'x')).toBe('/operation/op/loadOrder/x');
  expect(detailAddress('agroLoadOrder', 'op', 'x')).toBe('/operation/agro/op/loadOrder/show/x');
  expect(detailAddress('multipointLoadOrder', 'op', 'x')).toBe('/operation/op/multipoint/loadOrder/show/x');
});

it('an order with many stops is edited on a screen of its own', () => {
  expect(updateAddress('normal', 'op', 'x')).toBe('/operation/op/loadOrder/x/update');
  expect(updateAddress('multipoint', 'op', 'x')).toBe('/loadOrder/multipoint/update/x');
});

it('it opens one dialog at a time and keeps the query of the list', () => {
  const opened = taskSearch(new URLSearchParams('search=abc&pay=y'), 'cancel', 'x');
  expect(opened).toBe('?search=abc&cancel=x');
  expect(taskIn(new URLSearchParams(opened))).toEqual({ task: 'cancel', id: 'x' });
  expect(taskIn(new URLSearchParams('search=abc'))).toBeNull();
  expect(partIn(new URLSearchParams('stop=7'))).toEqual({ task: 'stop', id: '7' });
});

it('the first list of a person is the first of the own ones they may open', () => {
  const among = (...open: string[]) => firstList((address) => open.includes(address));
  expect(among('/loadOrder', '/agro/loadOrder')).toBe('loadOrder');
  expect(among('/agro/loadOrder', '/loadOrder/multipoint')).toBe('agroLoadOrder');
  expect(among('/loadOrder/multipoint')).toBe('multipointLoadOrder');
  expect(among('/client/loadOrder')).toBeUndefined();
});
