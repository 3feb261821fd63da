import type { MapRef } from '@vis.gl/react-maplibre';
import type { MapGeoJSONFeature } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Position } from '#kernel/position.ts';
import { CLUSTER_LAYER, TRUCK_LAYER } from './truck-layer.tsx';

export interface SeenCluster {
  readonly id: number;
  readonly count: number;
  readonly at: Position;
}

interface Seen {
  /** The ids of trucks outside clusters. */
  readonly trucks: readonly string[];
  readonly clusters: readonly SeenCluster[];
}

const NOTHING: Seen = { trucks: [], clusters: [] };

/** The trucks and clusters that the canvas shows, updated whenever the map stops moving. */
export function useSeenTrucks(map: MapRef | undefined): Seen {
  const [seen, setSeen] = useState(NOTHING);
  useEffect(() => {
    if (!map) return;
    const look = () => {
      const now = seenOn(map);
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    map.on('idle', look);
    return () => {
      map.off('idle', look);
    };
  }, [map]);
  return seen;
}

function seenOn(map: MapRef): Seen {
  if (!map.getLayer(TRUCK_LAYER) || !map.getLayer(CLUSTER_LAYER)) return NOTHING;
  const features = map.queryRenderedFeatures({ layers: [TRUCK_LAYER, CLUSTER_LAYER] });
  const clusters = features.filter(({ layer }) => layer.id === CLUSTER_LAYER).map(cluster);
  const trucks = features
    .filter(({ layer }) => layer.id === TRUCK_LAYER)
    .map(({ properties }) => String(properties.id));
  return {
    // A mark on the edge of a tile is in both tiles.
    trucks: [...new Set(trucks)],
    clusters: [...new Map(clusters.map((one) => [one.id, one])).values()],
  };
}

function cluster({ properties, geometry }: MapGeoJSONFeature): SeenCluster {
  const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return { id: Number(properties.cluster_id), count: Number(properties.point_count), at: { lat, lng } };
}
