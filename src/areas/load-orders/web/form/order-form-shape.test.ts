import { describe, expect, it } from 'vitest';
import { placeFormOf } from '../order/place-form.ts';
import { documentsOf, orderBody, orderShape, orderValues } from './order-form-shape.ts';

const city = { ...placeFormOf(null), cityId: 'bo-08-montero', cityName: 'Montero' };
const empty = { ...orderValues(null, { properties: [], currency: 'BOB' }), origin: city, destination: city };
const shape = orderShape([], true);
const office = { seesFreights: true, keyed: false };

it('an empty form requires only its two places', () => {
  const { error } = shape.safeParse(orderValues(null, { properties: [], currency: 'BOB' }));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['origin.cityId', 'destination.cityId']);
  expect(shape.parse(empty)).toMatchObject({ way: 'multiple', numLoadingOrders: 2 });
});

it('codes are split at the usual separators, without repetitions', () => {
  const form = shape.parse({ ...empty, orderCodes: 'A-1, A-2;A-1\nB' });
  expect(orderBody(form, office).orderCodes).toEqual(['A-1', 'A-2', 'B']);
});

it('prices are only sent with the permission to see them', () => {
  const form = shape.parse(empty);
  expect(orderBody(form, office)).toHaveProperty('clientFreight', null);
  expect(orderBody(form, { ...office, seesFreights: false })).not.toHaveProperty('clientFreight');
});

it('no contact is sent where none is named', () => {
  const nobody = { mail: null, firstName: null, lastName: null };
  expect(orderBody(shape.parse(empty), office).notificationClient).toEqual(nobody);
  const named = { ...empty, notificationClient: { mail: 'Ana@Cliente.bo ', firstName: '', lastName: '' } };
  expect(orderBody(shape.parse(named), office).notificationClient).toMatchObject({ mail: 'ana@cliente.bo' });
});

it('a weight needs its unit, and an order assigned at once needs its truck', () => {
  const issues = (form: object) =>
    shape.safeParse({ ...empty, ...form }).error?.issues.map(({ path }) => path.join('.'));
  expect(issues({ weightUnit: { value: 30, weightUnitId: null } })).toEqual(['weightUnit.weightUnitId']);
  expect(issues({ way: 'express' })).toEqual(['transportUnitId']);
});

it('the limit without delay and the date of the delay are sent as instants', () => {
  const delayed = { delayCutoff: '2026-12-04T04:00:00.000Z', delayDate: null };
  const form = shape.parse({ ...empty, dates: { ...empty.dates, ...delayed } });
  expect(orderBody(form, office).dates).toMatchObject(delayed);
  const unfinished = { ...empty, dates: { ...empty.dates, delayDate: '04/12/2026' } };
  expect(shape.safeParse(unfinished).error?.issues[0]?.path).toEqual(['dates', 'delayDate']);
});

it('documents go with their type', () => {
  const url = '/api/files/0195d6f0-0000-7000-8000-000000000001/content?expires=1&signature=a';
  expect(documentsOf({ ...shape.parse(empty).documents, PackingList: [{ url, fileName: 'a.pdf' }] })).toEqual([
    { fileId: '0195d6f0-0000-7000-8000-000000000001', type: 'PackingList' },
  ]);
});

it('an unchosen value is null, an emptied one is cleared, and a typed one is normalised', () => {
  const typed = { vessel: '  ', equipmentNumber: 'csqu 305438-3', serviceType: { id: 'import' as const } };
  expect(orderBody(shape.parse({ ...empty, ...typed }), office)).toMatchObject({
    clientCompany: null,
    categoryLoad: null,
    weightUnit: null,
    transportFreight: null,
    vessel: null,
    equipmentNumber: 'CSQU3054383',
    serviceType: { id: 'import' },
  });
});

describe('a freight', () => {
  const compound = { ...empty.clientFreight, type: 'compound' as const, value: '45.50' };
  const tonnes = { measurementId: 'tn' as const };
  const problems = (freight: object) =>
    shape.safeParse({ ...empty, clientFreight: freight }).error?.issues.map(({ path }) => path.join('.'));
  const sent = (freight: object) => orderBody(shape.parse({ ...empty, clientFreight: freight }), office).clientFreight;

  it('of the compound type requires the unit of weight', () => {
    expect(problems(compound)).toEqual(['clientFreight.unit.measurementId']);
    expect(problems({ ...compound, unit: tonnes })).toBeUndefined();
  });

  it('of the simple type requires a price, one to negotiate requires nothing', () => {
    expect(problems({ ...compound, type: 'simple', value: null })).toEqual(['clientFreight.value']);
    expect(problems({ ...compound, type: 'toNegotiate', value: null })).toBeUndefined();
  });

  it('is sent with the fields of its type, and not at all without a type', () => {
    expect(sent(empty.clientFreight)).toBeNull();
    expect(sent({ ...compound, type: 'simple', unit: tonnes })?.unit).toBeNull();
    expect(sent({ ...compound, unit: tonnes })).toMatchObject({ unit: tonnes, value: '45.50' });
    expect(sent({ ...compound, type: 'toNegotiate' })).toEqual({ type: 'toNegotiate', invoice: false });
  });
});
