import { describe, expect, it } from 'vitest';
import { type GeocoderKind, searchAddress } from './geocoder-kinds.ts';

const LA_PAZ = { lat: -16.5, lng: -68.15 };
const asked = (kind: GeocoderKind, around?: typeof LA_PAZ) =>
  Object.fromEntries(searchAddress('https://geo.example/find?key=7', kind, 'molino ñ', around).searchParams);

describe('a geocoder is asked in its own words', () => {
  it.each([
    ['photon', { key: '7', q: 'molino ñ', limit: '10' }],
    ['nominatim', { key: '7', q: 'molino ñ', limit: '10', format: 'geojson', addressdetails: '1' }],
    ['pelias', { key: '7', text: 'molino ñ', size: '10' }],
  ] as const)('%s anywhere', (kind, parameters) => {
    expect(asked(kind)).toEqual(parameters);
  });

  const BOX = '-68.33738,-16.67966,-67.96262,-16.32034';
  it.each([
    ['photon', { lat: '-16.5', lon: '-68.15', bbox: BOX }],
    ['nominatim', { viewbox: BOX, bounded: '1' }],
    ['pelias', { 'boundary.circle.lat': '-16.5', 'boundary.circle.lon': '-68.15', 'boundary.circle.radius': '20' }],
  ] as const)('%s within 20 km of a position', (kind, parameters) => {
    expect(asked(kind, LA_PAZ)).toMatchObject(parameters);
  });

  it('never beyond the edges of the map', () => {
    const url = searchAddress('https://geo.example/', 'photon', 'polo', { lat: 89.95, lng: 179.9 });
    expect(url.searchParams.get('bbox')).toMatch(/,180\.00000,90\.00000$/);
  });
});
