import { describe, expect, it } from 'vitest';
import { spotOf, worldPixels } from '../geometry/mercator.ts';
import type { TruckMark } from '../truck-mark.ts';
import { TruckStore } from '../truck-store.ts';
import { TruckScene } from './truck-scene.ts';
import type { View } from './view.ts';

const SANTA_CRUZ = { lat: -17.78, lng: -63.18 };
const truck = (id: string, lng: number, more: Partial<TruckMark> = {}): TruckMark => ({
  id,
  at: { lat: SANTA_CRUZ.lat, lng },
  heading: null,
  tone: 'active',
  label: id,
  ...more,
});
const at = (zoom: number, centre = SANTA_CRUZ): View => ({ centre: spotOf(centre), zoom, width: 800, height: 600 });
const sceneOf = (...trucks: readonly TruckMark[]) => new TruckScene(new TruckStore(trucks));
const drawn = (scene: TruckScene) => scene.scene!.trucks.map((slot) => scene.store.marks[slot]!.id);

describe('what is drawn of the trucks', () => {
  it('is what is in view or around it, in danger and selected last', () => {
    const scene = sceneOf(
      truck('late', -63.18),
      truck('danger', -63.2, { tone: 'danger' }),
      truck('alert', -63.22, { alert: true }),
      truck('calm', -63.1),
      truck('far', -50),
    );
    scene.select('late');
    expect(scene.update(at(10))).toBe(true);
    expect(drawn(scene)).toEqual(['calm', 'danger', 'alert', 'late']);
  });

  it('is put together again for a change, another step of the zoom and a far movement, and not for a small one', () => {
    const store = new TruckStore([truck('one', -63.18)]);
    const scene = new TruckScene(store);
    scene.update(at(10.2));
    expect(scene.update(at(10.4))).toBe(false);
    expect(scene.update(at(10.4, { ...SANTA_CRUZ, lng: -63.3 }))).toBe(false);
    expect(scene.update(at(10.4, { ...SANTA_CRUZ, lng: -61 }))).toBe(true);
    expect(scene.update(at(11, { ...SANTA_CRUZ, lng: -61 }))).toBe(true);
    store.patch([truck('two', -63.1)]);
    scene.invalidate();
    expect(scene.update(at(11))).toBe(true);
    expect(drawn(scene)).toEqual(['one', 'two']);
  });

  it('covers the screen when the map is zoomed out within a step of the zoom', () => {
    const scene = sceneOf(truck('one', -63.18));
    scene.update(at(10.49));
    const edge = 400 / worldPixels(10);
    scene.update(at(10));
    const { view } = scene.scene!;
    expect((1.5 * view.width) / worldPixels(view.zoom)).toBeGreaterThanOrEqual(edge);
  });
});

describe('what a click finds', () => {
  const scene = sceneOf(
    truck('left', -63.2),
    truck('right', -63.18),
    truck('a', -62),
    truck('b', -62),
    truck('c', -62),
  );

  it('is the nearest truck within reach', () => {
    scene.update(at(12));
    const pixels = worldPixels(12);
    const near = spotOf({ ...SANTA_CRUZ, lng: -63.182 });
    expect(scene.hit(near, pixels)).toEqual({ truck: 'right' });
    expect(scene.hit({ x: near.x, y: near.y + 40 / pixels }, pixels)).toBeNull();
  });

  it('is a cluster, which says at which zoom it splits', () => {
    const fleet = sceneOf(truck('a', -62), truck('b', -61.9), truck('c', -62.1));
    fleet.update(at(5));
    const hit = fleet.hit(spotOf({ ...SANTA_CRUZ, lng: -62 }), worldPixels(5));
    expect(hit).toMatchObject({ cluster: { count: 3 } });
    const zoom = fleet.splitZoom(hit && 'cluster' in hit ? hit.cluster.id : '');
    expect(zoom).toBeGreaterThan(5);
    fleet.update(at(zoom!, { ...SANTA_CRUZ, lng: -62 }));
    expect(fleet.scene!.clusters).toEqual([]);
    expect(fleet.splitZoom('gone')).toBeNull();
  });
});
