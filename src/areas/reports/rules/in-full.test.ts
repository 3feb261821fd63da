import { expect, it } from 'vitest';
import { type DeliveredOrder, isInFull } from './in-full.ts';

const THIRTY: DeliveredOrder = { weight: '30', weightUnit: 'tn', loadedTn: null, deliveredTn: null, stops: [] };
const stop = (status: string, planned: string | null = null, done: string | null = null) => ({ status, planned, done });

it.each<[string, Partial<DeliveredOrder>, boolean]>([
  ['exactly 99.5 % arrived', { deliveredTn: '29.850' }, true],
  ['a kilogram less arrived', { deliveredTn: '29.849' }, false],
  ['more than planned arrived', { deliveredTn: '31' }, true],
  ['too little was loaded and nobody weighed the delivery', { loadedTn: '29' }, false],
  ['the delivery counts before the loading', { loadedTn: '29', deliveredTn: '30' }, true],
  ['nothing was weighed', {}, true],
  ['planned in kilograms', { weight: '30000', weightUnit: 'kg', deliveredTn: '29.8' }, false],
  ['planned in something that has no weight', { weight: '24', weightUnit: 'pallet', deliveredTn: '10' }, true],
  ['nothing was planned', { weight: null, weightUnit: null, deliveredTn: '10' }, true],
  ['nothing arrived', { deliveredTn: '0' }, false],
  ['a part was returned', { deliveredTn: '30', stops: [stop('delivered'), stop('partial')] }, false],
  ['all of a stop was returned', { stops: [stop('totalReturn')] }, false],
  ['a stop got less than planned', { stops: [stop('delivered', '10', '9')] }, false],
  ['every stop got all', { stops: [stop('completed', '10', '10'), stop('delivered', '5', '4.98')] }, true],
  ['a stop nobody counted', { stops: [stop('delivered', '10', null)] }, true],
])('%s', (_, more, expected) => {
  expect(isInFull({ ...THIRTY, ...more })).toBe(expected);
});
