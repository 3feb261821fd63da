import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import { memo, type ReactNode, useMemo } from 'react';
import { type Mode, routeColor } from '#ui/theme/map-colors.ts';
import type { Trail } from '../map-props.ts';
import { under } from './base-style.ts';

interface TrailLayerProps {
  readonly trails: readonly Trail[];
  readonly mode: Mode;
  readonly below: string | undefined;
}

/** Where trucks came from: faint, so that a planned route stays the louder line. */
export const TrailLayer = memo(function TrailLayer({ trails, mode, below }: TrailLayerProps): ReactNode {
  const data = useMemo(() => features(trails, mode), [trails, mode]);
  return (
    <Source id="trails" type="geojson" data={data}>
      <Layer
        id="trails"
        type="line"
        {...under(below)}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': ['get', 'color'], 'line-width': 2.5, 'line-opacity': 0.55 }}
      />
    </Source>
  );
});

function features(trails: readonly Trail[], mode: Mode): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: trails
      .filter(({ path }) => path.length > 1)
      .map(({ path, tone = 'neutral' }) => ({
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: path.map(({ lng, lat }) => [lng, lat]) },
        properties: { color: routeColor(mode, tone) },
      })),
  };
}
