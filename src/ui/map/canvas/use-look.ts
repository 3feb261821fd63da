import type { MapRef } from '@vis.gl/react-maplibre';
import { useEffect, useRef } from 'react';
import type { Bounds } from '../geometry/bounds.ts';
import { lookAt, type MapLook, writeLook } from '../geometry/map-look.ts';
import type { MapViewProps } from '../map-props.ts';

/** Given with movements that nobody made: fitting what is drawn, following a truck. */
export const BY_ITSELF = { isByItself: true } as const;

const lookOf = (map: MapRef): MapLook => lookAt(map.getCenter().wrap(), map.getZoom());
const textOf = (look: MapLook | null | undefined) => (look ? writeLook(look) : null);

function boundsOf(map: MapRef): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

/** Tells where the map came to rest, and goes where the screen around it says, as when somebody goes back. */
export function useLook(map: MapRef | null, props: Pick<MapViewProps, 'look' | 'onRest'>, fit: () => void): void {
  const latest = useRef(props);
  latest.current = props;
  const refit = useRef(fit);
  refit.current = fit;
  /** What was said last. */
  const said = useRef(textOf(props.look));
  const wanted = textOf(props.look);
  useEffect(() => {
    if (!map) return;
    let settled = writeLook(lookOf(map));
    const end = (event: object) => {
      const look = lookOf(map);
      const isMoved = writeLook(look) !== settled;
      settled = writeLook(look);
      // A map that only became larger is where it was.
      const isByItself = 'isByItself' in event || !isMoved;
      if (!isByItself) said.current = settled;
      latest.current.onRest?.({ bounds: boundsOf(map), ...(isByItself ? {} : { look }) });
    };
    map.on('moveend', end);
    latest.current.onRest?.({ bounds: boundsOf(map) });
    return () => {
      map.off('moveend', end);
    };
  }, [map]);
  useEffect(() => {
    if (!map || wanted === said.current || map.isMoving()) return;
    said.current = wanted;
    const { look } = latest.current;
    if (!look) return refit.current();
    map.jumpTo({ center: [look.lng, look.lat], zoom: look.zoom }, BY_ITSELF);
  }, [map, wanted]);
}

/** Everything is to be seen again: where the map was moved to counts no longer. */
export function forgetLook(map: MapRef | null, { onRest }: Pick<MapViewProps, 'onRest'>): void {
  if (map) onRest?.({ bounds: boundsOf(map), look: null });
}

/** Brings a position into sight that was chosen beside the map; one that is seen already moves nothing. */
export function useReveal(map: MapRef | null, { reveal, look }: Pick<MapViewProps, 'reveal' | 'look'>): void {
  const latest = useRef(reveal);
  latest.current = reveal;
  // The address of a picture shows that picture.
  const shown = useRef(look ? reveal?.key : undefined);
  const key = reveal?.key;
  useEffect(() => {
    if (!map || !latest.current || key === shown.current) return;
    shown.current = key;
    const { at, zoom } = latest.current;
    const center: [number, number] = [at.lng, at.lat];
    if (zoom !== undefined) map.easeTo({ center, zoom: Math.max(zoom, map.getZoom()) }, BY_ITSELF);
    else if (!map.getBounds().contains(center)) map.easeTo({ center });
  }, [map, key]);
}
