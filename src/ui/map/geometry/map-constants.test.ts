import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#countries/country.ts';
import { FALLBACK_CENTRE } from '#countries/map-centre.ts';
import { SEARCH_RADIUS_METERS } from '#kernel/place-search-calls.ts';
import { isPlace } from '#kernel/position.ts';
import { markerSvg } from '../markers/marker-art.ts';
import { cameraFor } from './bounds.ts';
import { countryZoom, libraryZoom, ZOOM } from './zoom.ts';

/** Every number and picture the specification names for maps, in one place. */
describe('the constants of maps', () => {
  it('are these zoom levels', () => {
    const { builtInMarker, ...zooms } = ZOOM;
    expect(zooms).toEqual({
      default: 5,
      min: 3,
      max: 18,
      pickerMax: 30,
      marker: 16,
      twoPoints: 6,
      country: 10,
      countryMin: 6,
      countryMax: 6,
    });
    expect(builtInMarker).toBeGreaterThan(ZOOM.twoPoints);
  });

  it('show a country at 6, although 10 is asked for', () => {
    expect(countryZoom()).toBe(6);
  });

  it('let the picker come as close as the library can, other maps to 18', () => {
    expect([libraryZoom(ZOOM.pickerMax), libraryZoom(ZOOM.max)]).toEqual([24, 18]);
    const place = { lat: -16.5, lng: -68.15 };
    expect(cameraFor([place], { isBuiltIn: false })).toMatchObject({ zoom: 16 });
  });

  it('give every country a centre of its own, and Brazil’s where none is known', () => {
    expect(new Set(COUNTRIES.map(({ mapCentre }) => mapCentre)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.filter(({ mapCentre }) => mapCentre === FALLBACK_CENTRE).map(({ code }) => code)).toEqual(['BR']);
    for (const { mapCentre } of COUNTRIES) expect(isPlace(mapCentre)).toBe(true);
  });

  it('refuse exactly 0 in either coordinate, and nothing near it', () => {
    expect(isPlace({ lat: 0, lng: -51 })).toBe(false);
    expect(isPlace({ lat: -1.4, lng: 0 })).toBe(false);
    expect(isPlace({ lat: 0.000_001, lng: -51 })).toBe(true);
  });

  it('search for places within 20 km', () => {
    expect(SEARCH_RADIUS_METERS).toBe(20_000);
  });

  it('are six marker images; further ones, such as a truck on the move, are our own', () => {
    const six = ['origin', 'destination', 'checkpoint', 'warehouse', 'alert', 'truck'] as const;
    const colors = { body: '#123456', glyph: '#ffffff' };
    expect(new Set(six.map((kind) => markerSvg(kind, colors))).size).toBe(6);
  });
});
