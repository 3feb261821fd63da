import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, Polygon } from 'geojson';
import type { FilterSpecification } from 'maplibre-gl';
import { memo, type ReactNode, useMemo } from 'react';
import { type Mode, plannedTone, routeCasing, routeColor } from '#ui/theme/map-colors.ts';
import { corridorRing } from '../geometry/corridor.ts';
import type { RouteLine } from '../map-props.ts';
import { under } from './base-style.ts';

/** The line that is being edited; its layer is loaded later. */
export const EDITED_LINE = 'edited-line';

type Look = 'quiet' | 'quiet-dashed' | 'dashed' | 'solid' | 'driven' | 'gap';
const LOOKS: Readonly<Record<Look, { readonly width: number; readonly dashes?: number[]; readonly opacity?: number }>> =
  {
    quiet: { width: 2.2, opacity: 0.85 },
    'quiet-dashed': { width: 2.2, opacity: 0.85, dashes: [3, 2] },
    dashed: { width: 3.5, dashes: [2, 1.2] },
    solid: { width: 4 },
    driven: { width: 4 },
    gap: { width: 3, dashes: [1.6, 1.4] },
  };
/** What the pointer finds a line by. */
export const LINE_LAYERS = [EDITED_LINE, ...Object.keys(LOOKS).map((look) => `route-${look}`)];
const LOUD: FilterSpecification = ['match', ['get', 'look'], ['quiet', 'quiet-dashed', 'gap'], false, true];

interface RouteLayerProps {
  readonly routes: readonly RouteLine[];
  readonly mode: Mode;
  /** The layer of the base map that stays above. */
  readonly below: string | undefined;
}

/** Real paths in full colour, those that follow no road dashed, other paths thin, the driven one on top, its gaps dashed. */
export const RouteLayer = memo(function RouteLayer({ routes, mode, below }: RouteLayerProps): ReactNode {
  const lines = useMemo(() => lineFeatures(routes, mode), [routes, mode]);
  const bands = useMemo(() => bandFeatures(routes, mode), [routes, mode]);
  return (
    <>
      <Source id="route-corridors" type="geojson" data={bands}>
        <Layer
          id="route-corridor"
          type="fill"
          {...under(below)}
          paint={{ 'fill-color': ['get', 'color'], 'fill-opacity': 0.18 }}
        />
      </Source>
      <Source id="routes" type="geojson" data={lines}>
        <Layer
          id="route-casing"
          type="line"
          {...under(below)}
          filter={LOUD}
          layout={{ 'line-cap': 'round', 'line-join': 'round' }}
          paint={{ 'line-color': routeCasing(mode), 'line-width': 7, 'line-opacity': 0.85 }}
        />
        {Object.entries(LOOKS).map(([look, { width, dashes, opacity = 1 }]) => (
          <Layer
            key={look}
            id={`route-${look}`}
            type="line"
            {...under(below)}
            filter={['==', ['get', 'look'], look]}
            layout={{ 'line-join': 'round', ...(dashes ? {} : { 'line-cap': 'round' as const }) }}
            paint={{
              'line-color': ['get', 'color'],
              'line-width': width,
              'line-opacity': opacity,
              ...(dashes && { 'line-dasharray': dashes }),
            }}
          />
        ))}
      </Source>
    </>
  );
});

function lookOf({ kind, straight, estimate, quiet, gap }: RouteLine): Look {
  if (gap) return 'gap';
  const isDashed = straight || estimate;
  if (quiet) return isDashed ? 'quiet-dashed' : 'quiet';
  if (kind === 'driven') return 'driven';
  return isDashed ? 'dashed' : 'solid';
}

const colorOf = (route: RouteLine, mode: Mode) =>
  routeColor(mode, route.tone ?? (route.kind === 'driven' ? 'info' : plannedTone(route)));

function lineFeatures(routes: readonly RouteLine[], mode: Mode): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: routes
      .filter(({ path }) => path.length > 1)
      .map((route) => ({
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: route.path.map(({ lng, lat }) => [lng, lat]) },
        properties: { look: lookOf(route), color: colorOf(route, mode) },
      })),
  };
}

function bandFeatures(routes: readonly RouteLine[], mode: Mode): FeatureCollection<Polygon> {
  return {
    type: 'FeatureCollection',
    features: routes.flatMap((route) => {
      const { path, corridorMeters = 0 } = route;
      if (corridorMeters <= 0 || path.length < 2) return [];
      const ring = corridorRing(path, corridorMeters).map(({ lng, lat }) => [lng, lat]);
      return [
        {
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: [ring] },
          properties: { color: colorOf(route, mode) },
        },
      ];
    }),
  };
}
