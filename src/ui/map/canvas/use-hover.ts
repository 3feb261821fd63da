import type { MapRef } from '@vis.gl/react-maplibre';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { MapViewProps } from '../map-props.ts';
import { LINE_LAYERS } from './route-layer.tsx';

/** Pixels around the pointer in which a line is near. */
const REACH = 10;

/** Reports where the pointer is, at most once a frame, and not while it drags something. */
export function useHover(map: MapRef | null, onHover: MapViewProps['onHover']): void {
  const latest = useRef(onHover);
  latest.current = onHover;
  const isWanted = onHover !== undefined;
  useEffect(() => {
    if (!map || !isWanted) return;
    let frame = 0;
    let last: MapMouseEvent | null = null;
    const report = () => {
      frame = 0;
      if (last) latest.current?.({ lat: last.lngLat.lat, lng: last.lngLat.lng }, isNearLine(map, last.point));
    };
    const move = (event: MapMouseEvent) => {
      if (event.originalEvent.buttons !== 0) return;
      last = event;
      frame ||= requestAnimationFrame(report);
    };
    const leave = () => {
      last = null;
      latest.current?.(null, false);
    };
    map.on('mousemove', move);
    map.on('mouseout', leave);
    return () => {
      cancelAnimationFrame(frame);
      map.off('mousemove', move);
      map.off('mouseout', leave);
    };
  }, [map, isWanted]);
}

function isNearLine(map: MapRef, { x, y }: MapMouseEvent['point']): boolean {
  const layers = LINE_LAYERS.filter((layer) => map.getLayer(layer));
  if (layers.length === 0) return false;
  const around: [[number, number], [number, number]] = [
    [x - REACH, y - REACH],
    [x + REACH, y + REACH],
  ];
  return map.queryRenderedFeatures(around, { layers }).length > 0;
}
