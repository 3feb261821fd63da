import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl';
import { type ReactNode, useMemo } from 'react';
import { MAP_COLORS, type Mode, markColors } from '#ui/theme/map-colors.ts';
import type { TruckMark } from '../map-props.ts';
import { FONT_BOLD } from './fonts.ts';
import { imageName } from './marker-images.ts';

export const TRUCK_LAYER = 'trucks';
export const CLUSTER_LAYER = 'truck-clusters';
export const TRUCK_SOURCE = 'trucks';

/** Beyond this zoom every truck stands alone, however near the others are. */
const CLUSTER_MAX_ZOOM = 8;
const CLUSTER_RADIUS = 46;
const CLUSTER_MIN_TRUCKS = 3;
const LABELS_FROM = 8;

const CLUSTERED: FilterSpecification = ['has', 'point_count'];
const ALONE: FilterSpecification = ['!', ['has', 'point_count']];
const MOVING: FilterSpecification = ['all', ['!', ['has', 'point_count']], ['has', 'heading']];
const IN_DANGER: ExpressionSpecification = ['+', ['case', ['==', ['get', 'tone'], 'danger'], 1, 0]];

interface TruckLayerProps {
  readonly trucks: readonly TruckMark[];
  readonly mode: Mode;
}

/** Trucks in the colour of their state, pointing to where they go; from afar a number stands for many. */
export function TruckLayer({ trucks, mode }: TruckLayerProps): ReactNode {
  const data = useMemo(() => features(trucks), [trucks]);
  const calm = markColors(mode, 'neutral');
  const danger = markColors(mode, 'danger');
  const { label, land } = MAP_COLORS[mode];
  return (
    <Source
      id={TRUCK_SOURCE}
      type="geojson"
      data={data}
      cluster
      clusterMaxZoom={CLUSTER_MAX_ZOOM}
      clusterRadius={CLUSTER_RADIUS}
      clusterMinPoints={CLUSTER_MIN_TRUCKS}
      clusterProperties={{ danger: IN_DANGER }}
    >
      <Layer
        id={CLUSTER_LAYER}
        type="circle"
        filter={CLUSTERED}
        paint={{
          'circle-color': ['case', ['>', ['get', 'danger'], 0], danger.body, calm.body],
          'circle-stroke-color': calm.glyph,
          'circle-stroke-width': 3,
          'circle-radius': ['step', ['get', 'point_count'], 16, 10, 20, 50, 25, 200, 31],
        }}
      />
      <Layer
        id="truck-cluster-counts"
        type="symbol"
        filter={CLUSTERED}
        layout={{
          'text-field': ['get', 'point_count_abbreviated'],
          'text-font': FONT_BOLD,
          'text-size': 14,
          'text-allow-overlap': true,
        }}
        paint={{ 'text-color': calm.glyph }}
      />
      <Layer
        id="truck-beaks"
        type="symbol"
        filter={MOVING}
        layout={{
          'icon-image': ['concat', imageName('beak', mode), ['get', 'tone']],
          'icon-rotate': ['get', 'heading'],
          'icon-rotation-alignment': 'map',
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
        }}
      />
      <Layer
        id={TRUCK_LAYER}
        type="symbol"
        filter={ALONE}
        layout={{
          'icon-image': ['concat', imageName('truck', mode), ['get', 'tone']],
          'icon-allow-overlap': true,
          'text-field': ['step', ['zoom'], '', LABELS_FROM, ['get', 'label']],
          'text-font': FONT_BOLD,
          'text-size': 12,
          'text-anchor': 'top',
          'text-offset': [0, 1.6],
          'text-optional': true,
        }}
        paint={{ 'text-color': label, 'text-halo-color': land, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
}

function features(trucks: readonly TruckMark[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: trucks.map(({ id, at, heading, tone, label }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
      properties: { id, tone, label, ...(heading === null ? {} : { heading }) },
    })),
  };
}
