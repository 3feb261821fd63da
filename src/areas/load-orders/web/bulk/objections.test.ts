import { expect, it } from 'vitest';
import { objectionsIn } from './objections.ts';

it('finds every message of a row, of the row itself and of its fields, each once', () => {
  const row = {
    type: 'server',
    message: 'Estado não permite',
    dates: { deliveryDate: { type: 'server', message: 'Antes da carga' }, loadingDate: { message: 'Antes da carga' } },
  };
  expect(objectionsIn(row)).toEqual(['Estado não permite', 'Antes da carga']);
  expect(objectionsIn(undefined)).toEqual([]);
});
