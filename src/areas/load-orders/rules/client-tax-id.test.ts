import { expect, it } from 'vitest';
import { isOfClient } from './client-tax-id.ts';

it.each([
  ['', '', true],
  ['', '11222333000181', true],
  ['11.222.333/0001-81', '11222333000181', true],
  ['1023456 lp', '1023456LP', true],
  ['11.222.333/0001-82', '11222333000181', false],
  ['typed by hand', '', false],
])('the tax id %j is that of a client with %j: %s', (taxId, ofClient, expected) => {
  expect(isOfClient(taxId, ofClient)).toBe(expected);
});
