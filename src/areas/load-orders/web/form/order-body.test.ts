import { expect, it } from 'vitest';
import { placeFormOf } from '../order/place-form.ts';
import { documentsOf, orderBody } from './order-body.ts';
import { orderShape } from './order-shape.ts';
import { orderValues } from './order-values.ts';

const city = { ...placeFormOf(null), cityId: 'bo-08-montero', cityName: 'Montero' };
const empty = { ...orderValues(null, { properties: [], currency: 'BOB' }), origin: city, destination: city };
const shape = orderShape([], true);
const office = { seesFreights: true, keyed: false };

it('an empty sheet asks for nothing but its two places', () => {
  const { error } = shape.safeParse(orderValues(null, { properties: [], currency: 'BOB' }));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['origin.cityId', 'destination.cityId']);
  expect(shape.parse(empty)).toMatchObject({ way: 'multiple', numLoadingOrders: 2 });
});

it('codes are separated as people separate them, each once', () => {
  const form = shape.parse({ ...empty, orderCodes: 'A-1, A-2;A-1\nB' });
  expect(orderBody(form, office).orderCodes).toEqual(['A-1', 'A-2', 'B']);
});

it('prices are only sent by whom they are shown to', () => {
  const form = shape.parse(empty);
  expect(orderBody(form, office)).toHaveProperty('clientFreight', null);
  expect(orderBody(form, { ...office, seesFreights: false })).not.toHaveProperty('clientFreight');
});

it('nobody is notified where nobody is named', () => {
  expect(orderBody(shape.parse(empty), office).notificationClient).toBeNull();
  const named = { ...empty, notificationClient: { mail: 'Ana@Cliente.bo ', firstName: '', lastName: '' } };
  expect(orderBody(shape.parse(named), office).notificationClient).toMatchObject({ mail: 'ana@cliente.bo' });
});

it('a weight needs its unit, an order that gets its truck at once the truck', () => {
  const issues = (form: object) => shape.safeParse({ ...empty, ...form }).error?.issues.map(({ path }) => path[0]);
  expect(issues({ weight: 30 })).toEqual(['weightUnit']);
  expect(issues({ way: 'express' })).toEqual(['transportUnitId']);
});

it('documents go with their type', () => {
  const url = '/api/files/0195d6f0-0000-7000-8000-000000000001/content?expires=1&signature=a';
  expect(documentsOf({ ...shape.parse(empty).documents, PackingList: [{ url, fileName: 'a.pdf' }] })).toEqual([
    { fileId: '0195d6f0-0000-7000-8000-000000000001', type: 'PackingList' },
  ]);
});
