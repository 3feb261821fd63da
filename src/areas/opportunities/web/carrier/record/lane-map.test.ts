import { expect, it } from 'vitest';
import { laneMap } from './lane-map.ts';

const place = (cityName: string, lat: number | null, lng: number | null) => ({
  cityId: cityName,
  cityName,
  countryCode: 'BO' as const,
  address: null,
  reference: null,
  lat,
  lng,
  category: null,
  warehouseId: null,
});

it('draws both cities and the straight line between them', () => {
  const { places, routes } = laneMap(place('La Paz', -16.5, -68.15), place('Santa Cruz', -17.78, -63.18));
  expect(places.map(({ kind, label }) => [kind, label])).toEqual([
    ['origin', 'La Paz'],
    ['destination', 'Santa Cruz'],
  ]);
  expect(routes).toMatchObject([{ straight: true, path: [{ lat: -16.5 }, { lat: -17.78 }] }]);
});

it('draws what is known', () => {
  const { places, routes } = laneMap(place('La Paz', null, null), place('Santa Cruz', -17.78, -63.18));
  expect([places.length, routes.length]).toEqual([1, 0]);
});
