import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, FeatureCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { memo, type ReactNode, useMemo } from 'react';
import type { Position } from '#kernel/position.ts';
import { MAP_COLORS, type Mode } from '#ui/theme/map-colors.ts';
import { TONES } from '#ui/theme/tones.ts';
import { areaRings } from '../geometry/area-rings.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { MapArea } from '../map-props.ts';
import { under } from './base-style.ts';
import { FONT } from './fonts.ts';

export const AREA_LAYER = 'area-fill';
/** A narrow corridor is easier to click at its edge. */
export const AREA_LAYERS = [AREA_LAYER, 'area-line'];

interface AreaLayerProps {
  readonly areas: readonly MapArea[];
  readonly mode: Mode;
  /** The layer of the base map that stays above. */
  readonly below: string | undefined;
}

const bySelected = (chosen: number, other: number): ExpressionSpecification => [
  'case',
  ['get', 'selected'],
  chosen,
  other,
];

/** Geofences and risk areas: a translucent fill inside a line. */
export const AreaLayer = memo(function AreaLayer({ areas, mode, below }: AreaLayerProps): ReactNode {
  const data = useMemo(() => features(areas, mode), [areas, mode]);
  const { label, land } = MAP_COLORS[mode];
  return (
    <Source id="areas" type="geojson" data={data}>
      <Layer
        id={AREA_LAYER}
        type="fill"
        {...under(below)}
        paint={{ 'fill-color': ['get', 'color'], 'fill-opacity': bySelected(0.32, 0.16) }}
      />
      <Layer
        id="area-line"
        type="line"
        {...under(below)}
        paint={{ 'line-color': ['get', 'color'], 'line-width': bySelected(4, 2) }}
      />
      <Layer
        id="area-names"
        type="symbol"
        minzoom={7}
        layout={{ 'text-field': ['get', 'label'], 'text-font': FONT, 'text-size': 12, 'text-max-width': 8 }}
        paint={{ 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
});

/** The largest first: a small area inside a large one is above it, and can be clicked. */
function features(areas: readonly MapArea[], mode: Mode): FeatureCollection {
  const drawn = areas.map((area) => ({ area, rings: areaRings(area.shape) }));
  const sized = drawn.map((one) => ({ ...one, size: extent(one.rings[0]!) })).sort((a, b) => b.size - a.size);
  return { type: 'FeatureCollection', features: sized.map(({ area, rings }) => feature(area, rings, mode)) };
}

function extent(ring: readonly Position[]): number {
  const [west, south, east, north] = boundsOf(ring) ?? [0, 0, 0, 0];
  return (east - west) * (north - south);
}

function feature(area: MapArea, rings: readonly (readonly Position[])[], mode: Mode): Feature {
  const { id, label = '', tone = 'info', colour, selected = false } = area;
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(({ lng, lat }) => [lng, lat])) },
    properties: { id, label, color: colour ?? TONES[mode][tone].line, selected },
  };
}
