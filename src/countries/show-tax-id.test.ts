import { expect, it } from 'vitest';
import { showTaxId } from './show-tax-id.ts';

it.each([
  ['BR', '11222333000181', '11.222.333/0001-81'],
  ['BR', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['BR', '52998224725', '529.982.247-25'],
  ['BR', 'isento', 'isento'],
  ['CL', '761234560', '76.123.456-0'],
  [null, '1023456028', '1023456028'],
])('in %s the tax id %s is shown as %s', (country, stored, shown) => {
  expect(showTaxId(country, stored)).toBe(shown);
});
