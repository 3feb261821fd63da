import { describe, expect, it } from 'vitest';
import type { FoundWay } from './directions-types.ts';
import { WayCache } from './way-cache.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const way = (points: number): FoundWay => ({
  line: Array.from({ length: points }, (_, nth) => ({ lat: (nth % 2) * 80, lng: (nth % 2) * 170 })),
  legs: [{ distanceMeters: points, durationSeconds: 1 }],
});

describe('the ways asked for lately', () => {
  it('are kept for an hour', () => {
    const cache = new WayCache();
    cache.set('a', way(3), NOW);
    expect(cache.get('a', new Date(NOW.getTime() + 3_599_999))).toEqual(way(3));
    expect(cache.get('a', new Date(NOW.getTime() + 3_600_000))).toBeUndefined();
    expect(cache.get('b', NOW)).toBeUndefined();
  });

  it('are at most three hundred; the one used longest ago goes first', () => {
    const cache = new WayCache();
    for (let nth = 0; nth < 300; nth += 1) cache.set(`${nth}`, way(2), NOW);
    cache.get('0', NOW);
    cache.set('300', way(2), NOW);
    expect(['0', '1', '2', '300'].map((key) => cache.get(key, NOW) !== undefined)).toEqual([true, false, true, true]);
  });

  it('have a bounded size together, also when one is replaced', () => {
    const cache = new WayCache();
    // Twelve characters a point: half a million of them each.
    const large = way(42_000);
    for (let nth = 0; nth < 100; nth += 1) cache.set('same', large, NOW);
    for (let nth = 0; nth < 40; nth += 1) cache.set(`${nth}`, large, NOW);
    const kept = Array.from({ length: 40 }, (_, nth) => cache.get(`${nth}`, NOW)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.length).toBeLessThan(40);
    expect(cache.get('39', NOW)).toBeDefined();
  });
});
