import type { MapLayerMouseEvent, MapRef } from '@vis.gl/react-maplibre';
import type { GeoJSONSource } from 'maplibre-gl';
import { type RefObject, useCallback, useRef } from 'react';
import type { Position } from '#kernel/position.ts';
import type { MapViewProps } from '../map-props.ts';
import { AREA_LAYERS } from './area-layer.tsx';
import { PLACE_LAYERS } from './place-layer.tsx';
import { CLUSTER_LAYER, TRUCK_LAYER, TRUCK_SOURCE } from './truck-layer.tsx';

type Clicked = Pick<
  MapViewProps,
  'trucks' | 'places' | 'areas' | 'drawing' | 'lineEditing' | 'onSelect' | 'onSelectArea' | 'onPick'
>;

const NOTHING: string[] = [];
const SELECTABLE = [TRUCK_LAYER, ...PLACE_LAYERS];
const TRUCKS = [TRUCK_LAYER, CLUSTER_LAYER];

/** Whether clicks belong to a tool. */
const hasTool = ({ drawing, lineEditing }: Clicked) =>
  drawing !== undefined || (lineEditing !== undefined && !lineEditing.isDisabled && lineEditing.tool !== 'move');

export function clickableLayers(props: Clicked): string[] {
  if (hasTool(props)) return NOTHING;
  const [trucks, places] = [props.trucks ? TRUCKS : NOTHING, props.places ? PLACE_LAYERS : NOTHING];
  return [...trucks, ...places, ...(props.areas && props.onSelectArea ? AREA_LAYERS : NOTHING)];
}

/** A click selects a truck or an area, opens a cluster, or gives the position on the bare map. */
export function useClicks(map: MapRef | null, props: Clicked, isTaken: RefObject<boolean>) {
  const latest = useRef(props);
  latest.current = props;
  return useCallback(
    ({ features, lngLat }: MapLayerMouseEvent) => {
      const { onSelect, onSelectArea, onPick, drawing } = latest.current;
      if (isTaken.current || (hasTool(latest.current) && !drawing)) return;
      const hit = features?.[0];
      if (hit && SELECTABLE.includes(hit.layer.id)) onSelect?.(String(hit.properties.id));
      else if (hit?.layer.id === CLUSTER_LAYER) void openCluster(map, Number(hit.properties.cluster_id), lngLat);
      else if (hit && AREA_LAYERS.includes(hit.layer.id)) onSelectArea?.(String(hit.properties.id));
      else onPick?.({ lat: lngLat.lat, lng: lngLat.wrap().lng });
    },
    [map, isTaken],
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
