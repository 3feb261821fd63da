import { useLayoutEffect, useMemo, useState } from 'react';
import type { MapViewProps } from '../map-props.ts';
import { TruckStore } from '../truck-store.ts';
import { TruckScene } from '../trucks/truck-scene.ts';

/** The trucks of a map: those of its store, or the few that are given as a list. */
export function useTruckScene({ trucks, truckStore }: Pick<MapViewProps, 'trucks' | 'truckStore'>): TruckScene | null {
  const [own] = useState(() => new TruckStore());
  const isWanted = truckStore !== undefined || trucks !== undefined;
  const store = truckStore ?? own;
  useLayoutEffect(() => {
    if (!truckStore) own.set(trucks ?? []);
  }, [own, truckStore, trucks]);
  return useMemo(() => (isWanted ? new TruckScene(store) : null), [isWanted, store]);
}
