import { describe, expect, it } from 'vitest';
import { spotOf } from './geometry/mercator.ts';
import type { TruckMark } from './truck-mark.ts';
import { TruckStore } from './truck-store.ts';

const truck = (id: string, lng = -63): TruckMark => ({
  id,
  at: { lat: -17, lng },
  heading: 90,
  tone: 'active',
  label: id,
});
const many = (count: number) => Array.from({ length: count }, (_, i) => truck(`t${i}`, -63 + i / 1_000));

/** Every mark is where its own position says. */
function expectConsistent(store: TruckStore) {
  store.marks.forEach((mark, slot) => {
    const { x, y } = spotOf(mark.at);
    expect([store.spots.xs[slot], store.spots.ys[slot]]).toEqual([x, y]);
    expect(store.get(mark.id)).toBe(mark);
  });
}

describe('the trucks of a live map', () => {
  it('are replaced as a whole', () => {
    const store = new TruckStore(many(5));
    store.set([truck('other')]);
    expect(store.size).toBe(1);
    expect(store.get('t0')).toBeUndefined();
    expectConsistent(store);
  });

  it('change, come and go one by one', () => {
    const store = new TruckStore(many(300));
    store.patch([truck('t7', -60), truck('new')], ['t0', 't299', 'unknown']);
    expect(store.size).toBe(299);
    expect(store.get('t7')?.at.lng).toBe(-60);
    expect([store.get('t0'), store.get('t299')]).toEqual([undefined, undefined]);
    expect(new Set(store.marks.map(({ id }) => id)).size).toBe(299);
    expectConsistent(store);
  });

  it('announce a change once, and none where nothing changed', () => {
    const store = new TruckStore();
    let changes = 0;
    const end = store.subscribe(() => {
      changes += 1;
    });
    store.patch([]);
    expect(changes).toBe(0);
    store.patch(many(3), ['t1']);
    expect(changes).toBe(1);
    end();
    store.set([]);
    expect(changes).toBe(1);
  });
});
