import type { MapRef } from '@vis.gl/react-maplibre';
import { useEffect, useRef } from 'react';
import { ARROWS } from '../geometry/neighbour.ts';
import type { MapViewProps } from '../map-props.ts';
import type { TruckScene } from '../trucks/truck-scene.ts';
import { BY_ITSELF } from './use-look.ts';

/** Shorter than the time between two fixes, so that the map comes to rest. */
const GLIDE_MS = 400;
/** Of the height of the map: the truck stays above the middle while its card is open below it. */
const CARD_SHARE = 0.3;

/** Keeps a truck in the centre while it moves, until somebody moves the map. */
export function useFollow(
  map: MapRef | null,
  scene: TruckScene | null,
  { follow = null, onFollowEnd, popup }: Pick<MapViewProps, 'follow' | 'onFollowEnd' | 'popup'>,
): void {
  const hasCard = Boolean(popup);
  const end = useRef(onFollowEnd);
  end.current = onFollowEnd;
  useEffect(() => {
    if (!map || !scene || follow === null) return;
    let isHeld = false;
    const centre = () => {
      const truck = scene.store.get(follow);
      if (!truck || isHeld) return;
      const offset: [number, number] = [0, hasCard ? -CARD_SHARE * map.getContainer().clientHeight : 0];
      // The library jumps instead where somebody asked for less motion.
      map.easeTo({ center: [truck.at.lng, truck.at.lat], offset, duration: GLIDE_MS }, BY_ITSELF);
    };
    const leave = () => {
      isHeld = true;
      end.current?.();
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key in ARROWS) leave();
    };
    const surface = map.getCanvas();
    const unsubscribe = scene.store.subscribe(centre);
    map.on('dragstart', leave);
    surface.addEventListener('keydown', press);
    centre();
    return () => {
      unsubscribe();
      map.off('dragstart', leave);
      surface.removeEventListener('keydown', press);
    };
  }, [map, scene, follow, hasCard]);
}
