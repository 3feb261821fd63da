import type { Spot } from '../geometry/mercator.ts';
import type { TruckMark, TruckSource } from '../map-props.ts';
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

const NOTHING: Clusters = { clusters: [], clusterOf: new Int32Array() };

/** What of the trucks is drawn where, and what is found at a point of the screen. */
export class TruckScene {
  readonly store: TruckSource;
  readonly #listeners = new Set<() => void>();
  #selected: string | null = null;
  #scene: Scene | null = null;
  #clusters = NOTHING;
  #clusterZoom: number | null = null;
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
    this.#clusterZoom = null;
  }

  select(id: string | null): void {
    this.#selected = id;
    this.#isStale = true;
  }

  /** Whether the scene had to be put together again for what the map shows now. */
  update(view: View): boolean {
    if (!this.#isStale && this.#scene && isEnoughFor(this.#scene.view, view)) return false;
    const zoom = zoomStep(view.zoom);
    if (this.#clusterZoom !== zoom) {
      this.#clusters = clustersOf(this.#spots(), zoom);
      this.#clusterZoom = zoom;
    }
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
    if (index < 0 || this.#clusterZoom === null) return null;
    const members: number[] = [];
    this.#clusters.clusterOf.forEach((cluster, slot) => {
      if (cluster === index) members.push(slot);
    });
    const { xs, ys } = this.store.spots;
    return splittingZoom(
      {
        xs: Float64Array.from(members, (slot) => xs[slot]!),
        ys: Float64Array.from(members, (slot) => ys[slot]!),
        count: members.length,
        isInDanger: () => false,
      },
      this.#clusterZoom,
    );
  }

  #spots(): Spots {
    const { marks, spots, size } = this.store;
    return { ...spots, count: size, isInDanger: (slot) => isInDanger(marks[slot]!) };
  }

  #compose(view: View): Scene {
    const { xs, ys } = this.store.spots;
    const marks = this.store.marks;
    const layers: [number[], number[], number[]] = [[], [], []];
    for (let slot = 0; slot < marks.length; slot += 1) {
      if (this.#clusters.clusterOf[slot] !== -1 || !isNear(view, xs[slot]!, ys[slot]!)) continue;
      const mark = marks[slot]!;
      const layer = mark.id === this.#selected ? 2 : isInDanger(mark) ? 1 : 0;
      layers[layer].push(slot);
    }
    const clusters = this.#clusters.clusters
      .filter(({ x, y }) => isNear(view, x, y))
      .map((cluster) => ({ ...cluster, radius: discRadius(cluster.count) }));
    return { view, trucks: layers.flat(), clusters };
  }
}

export const isInDanger = ({ tone, alert }: TruckMark): boolean => alert === true || tone === 'danger';
