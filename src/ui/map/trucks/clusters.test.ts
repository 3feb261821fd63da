import { describe, expect, it } from 'vitest';
import { worldPixels } from '../geometry/mercator.ts';
import { clustersOf, discRadius, groupingAt, type Spots, splittingZoom } from './clusters.ts';

const ZOOM = 6;
const pixel = 1 / worldPixels(ZOOM);

/** Trucks at pixels of zoom 6, from a point somewhere in the middle of the world. */
function spotsAt(places: readonly (readonly [x: number, y: number])[], danger: readonly number[] = []): Spots {
  return {
    xs: Float64Array.from(places, ([x]) => 0.35 + x * pixel),
    ys: Float64Array.from(places, ([, y]) => 0.55 + y * pixel),
    slots: places.map((_, slot) => slot),
    isInDanger: (slot) => danger.includes(slot),
  };
}

/** Always the same places: a spiral, dense in the middle. */
const spiral = (count: number) =>
  Array.from({ length: count }, (_, i) => [i * 0.4 * Math.cos(i * 2.4), i * 0.4 * Math.sin(i * 2.4)] as const);

describe('clusters of trucks', () => {
  it('count every truck in them once', () => {
    const { clusters, clusterOf } = clustersOf(spotsAt(spiral(1_500)), ZOOM);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(clusterOf.size);
    clusters.forEach(({ count }, index) => {
      expect([...clusterOf.values()].filter((cluster) => cluster === index)).toHaveLength(count);
    });
  });

  it('have room beside each other', () => {
    const { clusters } = clustersOf(spotsAt(spiral(1_500)), ZOOM);
    expect(clusters.length).toBeGreaterThan(10);
    const overlaps = clusters.flatMap((one, i) =>
      clusters.slice(i + 1).filter((other) => {
        const away = Math.hypot(one.x - other.x, one.y - other.y) / pixel;
        return away < discRadius(one.count) + discRadius(other.count) - 1e-6;
      }),
    );
    expect(overlaps).toEqual([]);
  });

  it('are where their trucks are, and in danger where one of them is', () => {
    const near = [
      [0, 0],
      [6, 0],
      [0, 6],
    ] as const;
    const { clusters } = clustersOf(spotsAt([...near, [400, 0]], [1]), ZOOM);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ count: 3, hasDanger: true });
    expect(clusters[0]!.x).toBeCloseTo(0.35 + 2 * pixel, 9);
    expect(clustersOf(spotsAt([...near, [400, 0]], [3]), ZOOM).clusters[0]!.hasDanger).toBe(false);
  });

  it('leave two trucks beside each other as they are', () => {
    const two = spotsAt([
      [0, 0],
      [2, 2],
    ]);
    expect(clustersOf(two, ZOOM).clusters).toEqual([]);
  });

  it('stay the same cluster while their trucks move a little', () => {
    const places = spiral(300);
    const moved = places.map(([x, y]) => [x + 0.5, y - 0.5] as const);
    const ids = (spots: Spots) => clustersOf(spots, ZOOM).clusters.map(({ id }) => id);
    const before = new Set(ids(spotsAt(places)));
    const after = ids(spotsAt(moved));
    expect(after.filter((id) => before.has(id)).length).toBeGreaterThan(after.length * 0.7);
  });

  it('split at the first step of the zoom at which their trucks have room', () => {
    const trio = spotsAt([
      [0, 0],
      [20, 0],
      [0, 20],
    ]);
    const zoom = splittingZoom(trio, ZOOM);
    expect(clustersOf(trio, ZOOM).clusters).toHaveLength(1);
    expect(clustersOf(trio, zoom - 0.5).clusters).toHaveLength(1);
    expect(clustersOf(trio, zoom).clusters).toHaveLength(0);
  });

  it('near by are only what stands on top of each other, and nothing from some zoom on', () => {
    const depot = spotsAt(Array.from({ length: 40 }, (_, i) => [i / 10_000, 0] as const));
    expect(clustersOf(depot, 12).clusters.map(({ count }) => count)).toEqual([40]);
    expect(groupingAt(16)).toBeNull();
    expect(clustersOf(depot, 16).clusters).toEqual([]);
  });
});
