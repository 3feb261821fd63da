import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import { type ReactNode, useMemo } from 'react';
import { type Mode, routeColors } from '#ui/theme/map-colors.ts';
import type { RouteLine } from '../map-props.ts';
import { under } from './base-style.ts';

interface RouteLayerProps {
  readonly routes: readonly RouteLine[];
  readonly mode: Mode;
  /** The layer of the base map that stays above. */
  readonly below: string | undefined;
}

/** The planned path as a dashed line, the driven one in full colour on top. */
export function RouteLayer({ routes, mode, below }: RouteLayerProps): ReactNode {
  const data = useMemo(() => features(routes), [routes]);
  const { planned, driven, casing } = routeColors(mode);
  return (
    <Source id="routes" type="geojson" data={data}>
      <Layer
        id="route-casing"
        type="line"
        {...under(below)}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': casing, 'line-width': 7, 'line-opacity': 0.85 }}
      />
      <Layer
        id="route-planned"
        type="line"
        {...under(below)}
        filter={['==', ['get', 'kind'], 'planned']}
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': planned, 'line-width': 3.5, 'line-dasharray': [2, 1.2] }}
      />
      <Layer
        id="route-driven"
        type="line"
        {...under(below)}
        filter={['==', ['get', 'kind'], 'driven']}
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ 'line-color': driven, 'line-width': 4 }}
      />
    </Source>
  );
}

function features(routes: readonly RouteLine[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: routes
      .filter(({ path }) => path.length > 1)
      .map(({ kind, path }) => ({
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: path.map(({ lng, lat }) => [lng, lat]) },
        properties: { kind },
      })),
  };
}
