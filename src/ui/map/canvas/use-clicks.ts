import type { MapLayerMouseEvent, MapRef } from '@vis.gl/react-maplibre';
import type { GeoJSONSource } from 'maplibre-gl';
import { useCallback } from 'react';
import type { Position } from '#kernel/position.ts';
import type { MapViewProps } from '../map-props.ts';
import { CLUSTER_LAYER, TRUCK_LAYER, TRUCK_SOURCE } from './truck-layer.tsx';

export const CLICKABLE_LAYERS = [TRUCK_LAYER, CLUSTER_LAYER];

/** A click selects a truck, opens a cluster, or gives the position on the bare map. */
export function useClicks(map: MapRef | null, { onSelect, onPick }: Pick<MapViewProps, 'onSelect' | 'onPick'>) {
  return useCallback(
    ({ features, lngLat }: MapLayerMouseEvent) => {
      const hit = features?.[0];
      if (hit?.layer.id === TRUCK_LAYER) onSelect?.(String(hit.properties.id));
      else if (hit?.layer.id === CLUSTER_LAYER) void openCluster(map, Number(hit.properties.cluster_id), lngLat);
      else onPick?.({ lat: lngLat.lat, lng: lngLat.wrap().lng });
    },
    [map, onSelect, onPick],
  );
}

/** Zooms in until the cluster splits. */
export async function openCluster(map: MapRef | null | undefined, id: number, { lat, lng }: Position): Promise<void> {
  const source = map?.getSource<GeoJSONSource>(TRUCK_SOURCE);
  if (!map || !source) return;
  // The cluster may be gone, because the trucks have moved.
  const zoom = await source.getClusterExpansionZoom(id).catch(() => map.getZoom() + 1);
  map.easeTo({ center: [lng, lat], zoom });
}
