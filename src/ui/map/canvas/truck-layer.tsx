import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl';
import { memo, type ReactNode, useMemo } from 'react';
import { clusterColors, MAP_COLORS, type Mode } from '#ui/theme/map-colors.ts';
import type { TruckMark } from '../map-props.ts';
import { FONT_BOLD } from './fonts.ts';
import { imagePrefix, truckLook } from './marker-images.ts';

export const TRUCK_LAYER = 'trucks';
export const CLUSTER_LAYER = 'truck-clusters';
export const TRUCK_SOURCE = 'trucks';

/** Above this zoom trucks are never clustered. */
const CLUSTER_MAX_ZOOM = 8;
const CLUSTER_RADIUS = 46;
const CLUSTER_MIN_TRUCKS = 3;
const LABELS_FROM = 8;

const CLUSTERED: FilterSpecification = ['has', 'point_count'];
const ALONE: FilterSpecification = ['!', ['has', 'point_count']];
const IN_DANGER: ExpressionSpecification = ['+', ['case', ['==', ['get', 'tone'], 'danger'], 1, 0]];

interface TruckLayerProps {
  readonly trucks: readonly TruckMark[];
  readonly mode: Mode;
}

/** Trucks in the colour of their state, pointing in their direction; at far zoom clusters show a number. */
export const TruckLayer = memo(function TruckLayer({ trucks, mode }: TruckLayerProps): ReactNode {
  const data = useMemo(() => features(trucks), [trucks]);
  const { body, calm, danger } = clusterColors(mode);
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
          'circle-color': body,
          'circle-stroke-color': byDanger(calm.ring, danger.ring),
          'circle-stroke-width': 3,
          'circle-radius': ['step', ['get', 'point_count'], 15, 10, 19, 50, 24, 200, 30],
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
          // Keeps city names away from the whole disc.
          'text-padding': 12,
        }}
        paint={{ 'text-color': byDanger(calm.text, danger.text) }}
      />
      <Layer
        id={TRUCK_LAYER}
        type="symbol"
        filter={ALONE}
        layout={{
          'icon-image': ['concat', imagePrefix(mode), ['get', 'look']],
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
});

const byDanger = (calm: string, danger: string): ExpressionSpecification => [
  'case',
  ['>', ['get', 'danger'], 0],
  danger,
  calm,
];

function features(trucks: readonly TruckMark[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: trucks.map((truck) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [truck.at.lng, truck.at.lat] },
      properties: { id: truck.id, tone: truck.tone, label: truck.label, look: truckLook(truck) },
    })),
  };
}
