import { expect, it } from 'vitest';
import { newOpportunityShape } from './opportunity-input.shapes.ts';

const place = {
  cityId: 'bo-08-santa-cruz-de-la-sierra',
  cityName: 'Santa Cruz de la Sierra',
  countryCode: 'BO',
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
};
const form = {
  description: 'Soya a granel',
  origin: place,
  destination: place,
  dateType: 'open',
  dates: { from: '2026-12-01', until: '2026-12-05' },
  typeTransportUnit: { _id: 'tractor' },
  quantityTransportUnit: 1,
  weightUnitValue: 28,
  weightUnit: { _id: 'tn' },
  volume: 60,
  freightOffered: { type: 'toNegotiate', typeCurrencyOfferedId: 'BOB' },
  publicationType: 'public',
  marketType: 'open',
  days: 7,
};

it.each(['deadline', 'publicationDate'])('a text that is no moment is a problem at the field %s', (field) => {
  expect(newOpportunityShape.safeParse(form).success).toBe(true);
  const { error } = newOpportunityShape.safeParse({ ...form, [field]: 'mañana' });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
