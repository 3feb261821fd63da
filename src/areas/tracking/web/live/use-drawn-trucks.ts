import { useEffect, useRef, useState } from 'react';
import type { TruckMark } from '#ui/map/truck-mark.ts';
import { TruckStore } from '#ui/map/truck-store.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { markOf } from './truck-marks.ts';

/** The trucks of the list as the map draws them; only what changed reaches the drawing. */
export function useDrawnTrucks(shown: readonly LiveTruck[]): TruckStore {
  const [store] = useState(() => new TruckStore());
  const drawn = useRef<ReadonlyMap<string, LiveTruck>>(new Map());
  useEffect(() => {
    const next = new Map<string, LiveTruck>();
    const changed: TruckMark[] = [];
    for (const truck of shown) {
      const mark = markOf(truck);
      if (!mark) continue;
      next.set(truck.id, truck);
      if (drawn.current.get(truck.id) !== truck) changed.push(mark);
    }
    store.patch(
      changed,
      [...drawn.current.keys()].filter((id) => !next.has(id)),
    );
    drawn.current = next;
  }, [store, shown]);
  return store;
}
