import type { MapRef } from '@vis.gl/react-maplibre';
import { useEffect, useState } from 'react';
import { type Spot, worldPixels } from '../geometry/mercator.ts';
import type { Scene, TruckScene } from '../trucks/truck-scene.ts';
import { isSeen, type View, viewOf } from '../trucks/view.ts';

/** More elements would make moving the map slow; trucks without a button can still be clicked. */
const MOST = 200;
/** People who press keys need no more, and several thousand trucks change all the time. */
const PAUSE_MS = 1_000;

export interface SeenMark {
  readonly key: string;
  /** The truck; otherwise it is a cluster. */
  readonly truck: string | null;
  readonly cluster: string;
  readonly label: string;
  readonly count: number;
  readonly spot: Spot;
  /** Pixels from the middle of the view for which the marks were laid out. */
  readonly x: number;
  readonly y: number;
}

export interface Seen {
  readonly view: View;
  readonly marks: readonly SeenMark[];
}

/** The trucks and clusters on the screen, those that need attention first; updated while the map does not move. */
export function useSeenTrucks(map: MapRef | undefined, scene: TruckScene): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Number.NEGATIVE_INFINITY;
    const look = () => {
      timer = undefined;
      // The end of the movement comes here again.
      if (!scene.scene || map.isMoving()) return;
      last = performance.now();
      setSeen(seenOf(scene.scene, scene, viewOf(map.getMap())));
    };
    const plan = () => {
      timer ??= setTimeout(look, Math.max(0, last + PAUSE_MS - performance.now()));
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(look);
    };
    const end = scene.subscribe(plan);
    map.on('moveend', settle);
    settle();
    return () => {
      clearTimeout(timer);
      end();
      map.off('moveend', settle);
    };
  }, [map, scene]);
  return seen;
}

function seenOf({ clusters, trucks }: Scene, { store }: TruckScene, view: View): Seen {
  const pixels = worldPixels(view.zoom);
  const { xs, ys } = store.spots;
  const marks: SeenMark[] = [];
  const add = (spot: Spot, mark: Pick<SeenMark, 'key' | 'truck' | 'cluster' | 'label' | 'count'>) => {
    if (marks.length >= MOST || !isSeen(view, spot)) return;
    // To whole pixels, so that a truck that is parked stays where it is.
    const [x, y] = [Math.round((spot.x - view.centre.x) * pixels), Math.round((spot.y - view.centre.y) * pixels)];
    marks.push({ ...mark, spot, x, y });
  };
  for (const { id, count, x, y } of clusters)
    add({ x, y }, { key: `cluster ${id}`, truck: null, cluster: id, label: '', count });
  for (const slot of trucks.toReversed()) {
    const mark = store.marks[slot];
    if (mark)
      add({ x: xs[slot]!, y: ys[slot]! }, { key: mark.id, truck: mark.id, cluster: '', label: mark.label, count: 1 });
  }
  return { view, marks };
}
