import { expect, it } from 'vitest';
import { newStop, stopFormOf, stopFormShape } from './stop-form.ts';

const ZONE = 'America/Santiago';
const place = {
  cityId: 'py-11-encarnacion',
  cityName: 'Encarnación',
  countryCode: 'PY' as const,
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
};
const stop = {
  _id: '0195d6f0-0000-7000-8000-000000000001',
  position: 2,
  action: 'delivery' as const,
  place,
  customer: 'Cooperativa',
  contactName: null,
  contactPhone: null,
  orderCode: null,
  deliveryCode: 'E-7',
  plannedAt: '2026-03-04T14:30:00.000Z',
  quantity: 12.5,
  quantityUnit: 'tn',
  quantityDone: null,
  status: 'pending' as const,
  note: null,
  arrivedAt: null,
  doneAt: null,
};

it('a stop leaves the form as it entered, its time in the company’s zone', () => {
  expect(stopFormOf(stop, 'America/La_Paz')).toMatchObject({ plannedDay: '2026-03-04', plannedHour: '10:30' });
  const form = stopFormOf(stop, ZONE);
  expect(form).toMatchObject({ plannedDay: '2026-03-04', plannedHour: '11:30' });
  const given = stopFormShape(ZONE).parse(form);
  expect(given).toMatchObject({ _id: stop._id, deliveryCode: 'E-7', quantity: 12.5, place });
  expect(new Date(given.plannedAt ?? '').toISOString()).toBe(stop.plannedAt);
});

it('a new stop has no id, and requires a city', () => {
  const { error } = stopFormShape(ZONE).safeParse(newStop('pickup'));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['place.cityId']);
  const given = stopFormShape(ZONE).parse({ ...newStop('pickup'), place: { ...newStop('pickup').place, cityId: 'x' } });
  expect(given).not.toHaveProperty('_id');
});

it('a time requires its date', () => {
  const { error } = stopFormShape(ZONE).safeParse({ ...stopFormOf(stop, ZONE), plannedDay: null });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['plannedDay']);
});
