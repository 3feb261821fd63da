import { expect, it } from 'vitest';
import { newOrdersAddress, orderAddress } from './operation-addresses.ts';

it('a plate is passed on to the form of the orders', () => {
  expect(newOrdersAddress('normal', '7', '1852 PHD')).toBe('/operation/7/loadOrder/create?plate=1852+PHD');
});

it('orders are added to an agro operation in the dialog for agro orders', () => {
  expect(newOrdersAddress('agro', '7')).toBe('/agro/loadOrder?trucks=7');
});

it('an order opens on the screen of its kind', () => {
  const addresses = ['normal', 'agro', 'multipoint'].map((kind) => orderAddress('7', { _id: '8', kind }));
  expect(addresses).toEqual([
    '/operation/7/loadOrder/show/8',
    '/operation/agro/7/loadOrder/show/8',
    '/operation/7/multipoint/loadOrder/show/8',
  ]);
});
