import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { MAP_COLORS, type Mode } from '#ui/theme/map-colors.ts';
import { FONT } from './fonts.ts';

/** The population in thousands a city needs to be shown, by zoom: less at closer zoom. */
const NEEDED_PEOPLE: ExpressionSpecification = [
  'step',
  ['zoom'],
  1500,
  4,
  700,
  5,
  300,
  6,
  100,
  7,
  40,
  8,
  12,
  9,
  4,
  10,
  0,
];
const CAPITAL = 2;

/** A dot and a name for each city; larger cities win where there is no room for all names. */
export function cityLayers(mode: Mode): LayerSpecification[] {
  const colors = MAP_COLORS[mode];
  const shown: ExpressionSpecification = [
    'any',
    ['==', ['get', 'seat'], CAPITAL],
    ['>=', ['get', 'people'], NEEDED_PEOPLE],
  ];
  return [
    {
      id: 'city-dots',
      type: 'circle',
      source: 'cities',
      filter: shown,
      paint: {
        'circle-color': ['case', ['==', ['get', 'seat'], CAPITAL], colors.land, colors.place],
        'circle-stroke-color': colors.place,
        'circle-stroke-width': ['case', ['==', ['get', 'seat'], CAPITAL], 1.6, 0],
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 1.8, 10, 3.2],
      },
    },
    {
      id: 'city-names',
      type: 'symbol',
      source: 'cities',
      filter: shown,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['step', ['get', 'people'], 10.5, 1000, 12],
          10,
          ['step', ['get', 'people'], 12, 100, 15],
        ],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.5,
        'text-justify': 'auto',
        'text-max-width': 8,
        'symbol-sort-key': ['-', 0, ['+', ['get', 'people'], ['*', 100_000, ['get', 'seat']]]],
      },
      paint: { 'text-color': colors.label, 'text-halo-color': colors.land, 'text-halo-width': 1.4 },
    },
  ];
}
