import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { type FlatLine, spotOf, worldPixels } from '../geometry/mercator.ts';
import type { LineTool } from '../map-props.ts';
import { type Handle, type Look, middleHandles, pointHandles } from './handles.ts';
import { byImportance } from './importance.ts';

/** What a line shows in the view, updated whenever the map stops moving. */
export function useHandles(map: MapLibre, flat: FlatLine, tool: LineTool, isDisabled: boolean): readonly Handle[] {
  const order = useMemo(() => byImportance(flat), [flat]);
  const [look, setLook] = useState(() => lookOf(map));
  useEffect(() => {
    const update = () => setLook(lookOf(map));
    update();
    map.on('moveend', update);
    return () => {
      map.off('moveend', update);
    };
  }, [map]);
  return useMemo(() => {
    if (isDisabled) return [];
    const points = pointHandles(flat, order, look);
    return tool === 'move' ? [...points, ...middleHandles(flat, look)] : points;
  }, [flat, order, look, tool, isDisabled]);
}

function lookOf(map: MapLibre): Look {
  const bounds = map.getBounds();
  const [corner, other] = [bounds.getNorthWest(), bounds.getSouthEast()].map(spotOf);
  const view = { west: corner!.x, north: corner!.y, east: other!.x, south: other!.y };
  return { view, pixels: worldPixels(map.getZoom()) };
}
