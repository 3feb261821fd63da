import { Layer, Source } from '@vis.gl/react-maplibre';
import type { Feature, FeatureCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { type ReactNode, useMemo } from 'react';
import { TONE_NAMES } from '#kernel/tone.ts';
import { MAP_COLORS, type Mode } from '#ui/theme/map-colors.ts';
import { TONES } from '#ui/theme/tones.ts';
import { circleRing } from '../geometry/circle.ts';
import type { MapArea } from '../map-props.ts';
import { under } from './base-style.ts';
import { FONT } from './fonts.ts';

interface AreaLayerProps {
  readonly areas: readonly MapArea[];
  readonly mode: Mode;
  /** The layer of the base map that stays above. */
  readonly below: string | undefined;
}

/** Geofences and risk areas: a translucent fill inside a line. */
export function AreaLayer({ areas, mode, below }: AreaLayerProps): ReactNode {
  const data = useMemo(() => features(areas), [areas]);
  const { label, land } = MAP_COLORS[mode];
  return (
    <Source id="areas" type="geojson" data={data}>
      <Layer
        id="area-fill"
        type="fill"
        {...under(below)}
        paint={{ 'fill-color': toneColor(mode), 'fill-opacity': 0.16 }}
      />
      <Layer id="area-line" type="line" {...under(below)} paint={{ 'line-color': toneColor(mode), 'line-width': 2 }} />
      <Layer
        id="area-names"
        type="symbol"
        minzoom={7}
        layout={{ 'text-field': ['get', 'label'], 'text-font': FONT, 'text-size': 12, 'text-max-width': 8 }}
        paint={{ 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
}

function toneColor(mode: Mode): ExpressionSpecification {
  const cases = TONE_NAMES.flatMap((tone) => [tone, TONES[mode][tone].line]);
  return ['match', ['get', 'tone'], ...cases, TONES[mode].info.line] as unknown as ExpressionSpecification;
}

function features(areas: readonly MapArea[]): FeatureCollection {
  return { type: 'FeatureCollection', features: areas.map(feature) };
}

function feature({ shape, label = '', tone = 'info' }: MapArea): Feature {
  const ring = shape.kind === 'circle' ? circleRing(shape.centre, shape.radiusMeters) : shape.ring;
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring.map(({ lng, lat }) => [lng, lat])] },
    properties: { label, tone },
  };
}
