import { describe, expect, it } from 'vitest';
import { travel } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { corridorRing } from './corridor.ts';
import { flatten, toSegment } from './plane.ts';

const START = { lat: -17.78, lng: -63.18 };

/** Metres between a point and a line. */
function away(at: Position, line: readonly Position[]): number {
  const squares = line.slice(1).map((to, i) => {
    const [a, b] = [flatten(line[i]!, at), flatten(to, at)];
    return toSegment(0, 0, a.x, a.y, b.x, b.y).square;
  });
  return Math.sqrt(Math.min(...squares));
}

/** Walks from the start: metres and bearing of each leg. */
function walk(from: Position, ...legs: readonly (readonly [number, number])[]): Position[] {
  const line = [from];
  for (const [meters, bearing] of legs) line.push(travel(line.at(-1)!, meters, bearing));
  return line;
}

const area = (ring: readonly Position[]) => {
  const flat = ring.map((at) => flatten(at, ring[0]!));
  return Math.abs(flat.slice(1).reduce((sum, { x, y }, i) => sum + flat[i]!.x * y - x * flat[i]!.y, 0)) / 2;
};

describe('the ring around a line', () => {
  const straight = walk(START, [10_000, 90]);

  it('is closed, and as wide as asked on both sides and around the ends', () => {
    const ring = corridorRing(straight, 500);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const corner of ring) expect(away(corner, straight)).toBeCloseTo(500, -1);
    expect(area(ring)).toBeGreaterThan(10_000 * 1_000);
    expect(area(ring)).toBeLessThan(10_000 * 1_000 + Math.PI * 500 ** 2);
  });

  it.each([
    ['a bend', walk(START, [5_000, 90], [5_000, 20])],
    ['a hairpin', walk(START, [5_000, 90], [700, 0], [5_000, 270])],
    ['a way back on the same road', walk(START, [5_000, 90], [5_000, 270])],
    [
      'bends narrower than the corridor',
      walk(START, ...Array.from({ length: 60 }, (_, i) => [120, 90 + 80 * (i % 3)] as const)),
    ],
    ['the north', walk({ lat: 25.7, lng: -100.3 }, [4_000, 45], [4_000, 130], [4_000, 10])],
  ])('keeps its distance in %s', (_, line) => {
    const ring = corridorRing(line, 500);
    for (const corner of ring) {
      expect(away(corner, line)).toBeGreaterThan(450);
      expect(away(corner, line)).toBeLessThan(1_030);
    }
  });

  it('needs few corners where many points lie on a straight way', () => {
    const dense = walk(START, ...Array.from({ length: 2_000 }, () => [20, 90] as const));
    expect(corridorRing(dense, 500).length).toBeLessThan(300);
  });

  it('is a circle around a single point, and nothing without one', () => {
    expect(corridorRing([START, START], 300)).toHaveLength(65);
    expect(corridorRing([], 300)).toEqual([]);
  });
});
