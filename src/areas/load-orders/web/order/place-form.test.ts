import { expect, it } from 'vitest';
import { placeFormOf, placeFormShape } from './place-form.ts';

const place = {
  cityId: 'bo-08-montero',
  cityName: 'Montero',
  countryCode: 'BO' as const,
  address: null,
  reference: 'Portón verde',
  lat: -17.34,
  lng: -63.25,
  category: null,
  warehouseId: null,
};

it('a new place shows its reference', () => {
  expect(placeFormOf(null)).toMatchObject({ cityId: null, withReference: true, reference: '' });
});

it('a place leaves the form as it entered', () => {
  expect(placeFormShape.parse(placeFormOf(place))).toEqual(place);
});

it('a reference that is switched off is not sent', () => {
  const given = { ...placeFormOf(place), withReference: false };
  expect(placeFormShape.parse(given).reference).toBeNull();
});

it('a place without a city is refused', () => {
  expect(placeFormShape.safeParse(placeFormOf(null)).success).toBe(false);
});
