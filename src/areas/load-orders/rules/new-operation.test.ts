import { expect, it } from 'vitest';
import { missingForOperation } from './new-operation.ts';

const whole = {
  dispatchType: 'direct',
  serviceType: 'national',
  loadingDate: '2026-12-01',
  deliveryDate: '2026-12-02',
  clientFreight: 'simple',
  carrierFreight: 'toNegotiate',
};
const nothing = {
  dispatchType: null,
  serviceType: null,
  loadingDate: null,
  deliveryDate: null,
  clientFreight: null,
  carrierFreight: null,
};

it('an operation of an order needs dispatch and service type, dates and both freights', () => {
  expect(missingForOperation(whole, true)).toEqual([]);
  expect(missingForOperation(nothing, true)).toEqual([
    'dispatchType',
    'serviceType.id',
    'dates.loadingDate',
    'dates.deliveryDate',
    'clientFreight.type',
    'carrierFreight.type',
  ]);
});

it('freights are not asked of people who do not see prices', () => {
  expect(missingForOperation({ ...whole, clientFreight: null, carrierFreight: null }, false)).toEqual([]);
});
