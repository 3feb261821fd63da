import type { Spot } from '../geometry/mercator.ts';
import type { TruckSource } from '../map-props.ts';
import type { TruckMark } from '../truck-mark.ts';
import {
  type Cluster,
  type Clusters,
  clustersOf,
  discRadius,
  type Spots,
  splittingZoom,
  zoomStep,
} from './clusters.ts';
import { isEnoughFor, isNear, type View } from './view.ts';

export interface SceneCluster extends Cluster {
  /** The size of its disc. */
  readonly radius: number;
}

/** What is drawn: the view and as much again on every side, so that moving the map rarely needs another one. */
export interface Scene {
  readonly view: View;
  /** Slots of the store, in the order they are drawn: what needs attention comes last. */
  readonly trucks: readonly number[];
  readonly clusters: readonly SceneCluster[];
}

export type Hit = { readonly truck: string } | { readonly cluster: SceneCluster };

const TRUCK_RADIUS = 18;

const NOTHING: Clusters = { clusters: [], clusterOf: new Map() };

/** What of the trucks is drawn where, and what is found at a point of the screen. */
export class TruckScene {
  readonly store: TruckSource;
  readonly #listeners = new Set<() => void>();
  #selected: string | null = null;
  #scene: Scene | null = null;
  #clusters = NOTHING;
  #isStale = true;

  constructor(store: TruckSource) {
    this.store = store;
  }

  get scene(): Scene | null {
    return this.#scene;
  }

  /** Something has changed; the next frame puts the scene together again. */
  invalidate(): void {
    this.#isStale = true;
  }

  select(id: string | null): void {
    this.#selected = id;
    this.#isStale = true;
  }

  /** Whether the scene had to be put together again for what the map shows now. */
  update(view: View): boolean {
    if (!this.#isStale && this.#scene && isEnoughFor(this.#scene.view, view)) return false;
    this.#scene = this.#compose(view);
    this.#isStale = false;
    for (const listener of this.#listeners) listener();
    return true;
  }

  /** The listener runs whenever the scene was put together again. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The truck or cluster at a point; `pixels` is the width of the whole world. A walk over a few thousand numbers. */
  hit(at: Spot, pixels: number): Hit | null {
    if (!this.#scene) return null;
    const { trucks, clusters } = this.#scene;
    const away = ({ x, y }: Spot) => Math.hypot(x - at.x, y - at.y) * pixels;
    const cluster = clusters.findLast((one) => away(one) <= one.radius);
    if (cluster) return { cluster };
    const { xs, ys } = this.store.spots;
    let best: { slot: number; away: number } | null = null;
    for (const slot of trucks) {
      const distance = away({ x: xs[slot]!, y: ys[slot]! });
      if (distance <= TRUCK_RADIUS && (!best || distance <= best.away)) best = { slot, away: distance };
    }
    const mark = best && this.store.marks[best.slot];
    return mark ? { truck: mark.id } : null;
  }

  /** The zoom at which the trucks of a cluster are no longer one. */
  splitZoom(id: string): number | null {
    const index = this.#clusters.clusters.findIndex((cluster) => cluster.id === id);
    if (index < 0 || !this.#scene) return null;
    const members = [...this.#clusters.clusterOf].flatMap(([slot, cluster]) => (cluster === index ? [slot] : []));
    return splittingZoom(this.#spots(members), zoomStep(this.#scene.view.zoom));
  }

  #spots(slots: readonly number[]): Spots {
    const { marks, spots } = this.store;
    return { ...spots, slots, isInDanger: (slot) => isInDanger(marks[slot]!) };
  }

  /** Of several thousand trucks on a continent, few are near to what a close view shows. */
  #compose(view: View): Scene {
    const { marks, spots } = this.store;
    const near = marks.flatMap((_, slot) => (isNear(view, spots.xs[slot]!, spots.ys[slot]!) ? [slot] : []));
    this.#clusters = clustersOf(this.#spots(near), zoomStep(view.zoom));
    const layers: [number[], number[], number[]] = [[], [], []];
    for (const slot of near) {
      if (this.#clusters.clusterOf.has(slot)) continue;
      const mark = marks[slot]!;
      layers[mark.id === this.#selected ? 2 : isInDanger(mark) ? 1 : 0].push(slot);
    }
    const clusters = this.#clusters.clusters.map((cluster) => ({ ...cluster, radius: discRadius(cluster.count) }));
    return { view, trucks: layers.flat(), clusters };
  }
}

export const isInDanger = ({ tone, alert }: TruckMark): boolean => alert === true || tone === 'danger';
