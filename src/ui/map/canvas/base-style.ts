import type { Feature, FeatureCollection, Point } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import { MAP_COLORS, type Mode } from '#ui/theme/map-colors.ts';
import citiesUrl from '../data/cities.json?url';
import countryBordersUrl from '../data/country-borders.json?url';
import countryNames from '../data/country-names.json';
import lakesUrl from '../data/lakes.json?url';
import landUrl from '../data/land.json?url';
import regionBordersUrl from '../data/region-borders.json?url';
import regionNamesUrl from '../data/region-names.json?url';
import riversUrl from '../data/rivers.json?url';
import { cityLayers } from './city-layers.ts';
import { FONT, FONT_BOLD } from './fonts.ts';

/** The lowest layer of names: areas and roads are drawn below it. */
export const FIRST_LABELS = 'region-names';

/** Puts a layer below another one of the base map, where that one exists. */
export const under = (layer: string | undefined): { beforeId?: string } => (layer ? { beforeId: layer } : {});

interface BaseMap {
  readonly mode: Mode;
  readonly language: string;
  readonly attribution: string;
}

/** The built-in map: no external tiles, fonts or sprites, so it works without the internet. */
export function baseStyle({ mode, language, attribution }: BaseMap): StyleSpecification {
  const colors = MAP_COLORS[mode];
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: landUrl, maxzoom: 9 },
      rivers: { type: 'geojson', data: riversUrl, maxzoom: 9 },
      lakes: { type: 'geojson', data: lakesUrl, maxzoom: 9 },
      'country-borders': { type: 'geojson', data: countryBordersUrl, maxzoom: 9 },
      'region-borders': { type: 'geojson', data: regionBordersUrl, maxzoom: 9 },
      'country-names': { type: 'geojson', data: namedCountries(language) },
      'region-names': { type: 'geojson', data: regionNamesUrl },
      cities: { type: 'geojson', data: citiesUrl, attribution },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        // Each river appears from its own zoom on.
        filter: ['<=', ['get', 'from'], ['zoom']],
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colors.river,
          'line-width': [
            'interpolate',
            ['linear'],
            ['zoom'],
            3,
            ['*', 0.2, ['get', 'width']],
            9,
            ['*', 0.9, ['get', 'width']],
          ],
        },
      },
      {
        id: 'lakes',
        type: 'fill',
        source: 'lakes',
        paint: { 'fill-color': colors.water, 'fill-outline-color': colors.river },
      },
      {
        id: 'region-borders',
        type: 'line',
        source: 'region-borders',
        minzoom: 4,
        paint: {
          'line-color': colors.region,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 8, 1.4],
          'line-dasharray': [4, 2],
        },
      },
      {
        id: 'country-borders',
        type: 'line',
        source: 'country-borders',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.country,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 2],
        },
      },
      {
        id: FIRST_LABELS,
        type: 'symbol',
        source: 'region-names',
        minzoom: 5,
        maxzoom: 9,
        layout: {
          'text-field': ['upcase', ['get', 'name']],
          'text-font': FONT,
          'text-size': ['interpolate', ['linear'], ['zoom'], 5, 9, 8, 12],
          'text-letter-spacing': 0.12,
          'text-max-width': 7,
          'symbol-sort-key': ['-', ['get', 'size']],
        },
        paint: { 'text-color': colors.quiet, 'text-halo-color': colors.land, 'text-halo-width': 1.2 },
      },
      ...cityLayers(mode),
      {
        id: 'country-names',
        type: 'symbol',
        source: 'country-names',
        maxzoom: 7,
        layout: {
          'text-field': ['upcase', ['get', 'name']],
          'text-font': FONT_BOLD,
          'text-size': ['interpolate', ['linear'], ['zoom'], 3, 10, 6, 15],
          'text-letter-spacing': 0.14,
          'text-max-width': 8,
          'symbol-sort-key': ['-', ['get', 'size']],
        },
        paint: { 'text-color': colors.quiet, 'text-halo-color': colors.land, 'text-halo-width': 1.4 },
      },
    ],
  };
}

/** The browser knows the names of countries in every language. */
function namedCountries(language: string): FeatureCollection {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const features = countryNames.features.map(
    ({ geometry, properties }): Feature<Point> => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: geometry.coordinates },
      properties: { name: names.of(properties.code), size: properties.size },
    }),
  );
  return { type: 'FeatureCollection', features };
}
