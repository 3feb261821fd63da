import type { MapLayerMouseEvent, MapRef } from '@vis.gl/react-maplibre';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { spotOf, worldPixels } from '../geometry/mercator.ts';
import type { MapViewProps } from '../map-props.ts';
import type { Hit, TruckScene } from '../trucks/truck-scene.ts';
import { AREA_LAYERS } from './area-layer.tsx';
import { openCluster } from './open-cluster.ts';
import { PLACE_LAYERS } from './place-layer.tsx';

type Clicked = Pick<
  MapViewProps,
  'places' | 'areas' | 'drawing' | 'lineEditing' | 'onSelect' | 'onSelectArea' | 'onPick'
>;

const NOTHING: string[] = [];

/** Whether clicks belong to a tool. */
const hasTool = ({ drawing, lineEditing }: Clicked) =>
  drawing !== undefined || (lineEditing !== undefined && !lineEditing.isDisabled && lineEditing.tool !== 'move');

export function clickableLayers(props: Clicked): string[] {
  if (hasTool(props)) return NOTHING;
  return [...(props.places ? PLACE_LAYERS : NOTHING), ...(props.areas && props.onSelectArea ? AREA_LAYERS : NOTHING)];
}

interface ClickArea {
  readonly scene: TruckScene | null;
  /** The line editor answers this click. */
  readonly isTaken: RefObject<boolean>;
}

/** A click selects a truck or an area, opens a cluster, or gives the position on the bare map. */
export function useClicks(map: MapRef | null, props: Clicked, { scene, isTaken }: ClickArea) {
  const latest = useRef(props);
  latest.current = props;
  return useCallback(
    ({ features, lngLat }: MapLayerMouseEvent) => {
      const { onSelect, onSelectArea, onPick, drawing } = latest.current;
      if (isTaken.current || (hasTool(latest.current) && !drawing)) return;
      const truck = drawing ? null : hitOf(map, scene, lngLat);
      const hit = features?.[0];
      if (truck && 'truck' in truck) onSelect?.(truck.truck);
      else if (truck) openCluster(map, scene!, truck.cluster.id, truck.cluster);
      else if (hit && PLACE_LAYERS.includes(hit.layer.id)) onSelect?.(String(hit.properties.id));
      else if (hit && AREA_LAYERS.includes(hit.layer.id)) onSelectArea?.(String(hit.properties.id));
      else onPick?.({ lat: lngLat.lat, lng: lngLat.wrap().lng });
    },
    [map, scene, isTaken],
  );
}

/** The pointer shows where a click would select a truck: not every one has a button, which shows it by itself. */
export function useTruckPointer(map: MapRef | null, scene: TruckScene | null): void {
  useEffect(() => {
    if (!map || !scene) return;
    const { style } = map.getCanvas();
    const move = ({ lngLat, originalEvent }: MapLayerMouseEvent) => {
      if (originalEvent.buttons === 0) style.cursor = hitOf(map, scene, lngLat) ? 'pointer' : '';
    };
    map.on('mousemove', move);
    return () => {
      map.off('mousemove', move);
      style.cursor = '';
    };
  }, [map, scene]);
}

function hitOf(map: MapRef | null, scene: TruckScene | null, at: MapLayerMouseEvent['lngLat']): Hit | null {
  return map && scene ? scene.hit(spotOf(at.wrap()), worldPixels(map.getZoom())) : null;
}
