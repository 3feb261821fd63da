import { describe, expect, it } from 'vitest';
import { alongPixels, groupMarks, nearestMark, scaleTicks } from './strip-layout.ts';

const strip = { meters: 1_000_000, width: 1_000, gap: 30 };
const at = (...kilometers: readonly number[]) => kilometers.map((km) => ({ meters: km * 1_000 }));
const grouped = (...kilometers: readonly number[]) =>
  groupMarks(at(...kilometers), strip).map(({ marks }) => marks.map(({ meters }) => meters / 1_000));

describe('marks on the strip', () => {
  it('stand alone while they do not overlap, in the order of the way', () => {
    expect(grouped(500, 100, 130)).toEqual([[100], [130], [500]]);
  });

  it('are one group where they would overlap', () => {
    expect(grouped(100, 110, 125, 400)).toEqual([[100, 110, 125], [400]]);
  });

  it('never overlap after a group grew', () => {
    const groups = groupMarks(at(...Array.from({ length: 400 }, (_, i) => (i * 37) % 1_000)), strip);
    const gaps = groups.slice(1).map(({ x }, i) => x - groups[i]!.x);
    expect(Math.min(...gaps, 1_000)).toBeGreaterThanOrEqual(30);
    expect(groups.flatMap(({ marks }) => marks)).toHaveLength(400);
  });

  it('beyond the ends are at the ends', () => {
    expect(alongPixels(-5, 100, 50)).toBe(0);
    expect(alongPixels(500, 100, 50)).toBe(50);
    expect(alongPixels(5, 0, 50)).toBe(0);
  });

  it('are found by their distance', () => {
    expect(nearestMark(at(10, 50, 90), 60_000)).toEqual({ meters: 50_000 });
    expect(nearestMark([], 60_000)).toBeUndefined();
  });
});

describe('the scale of the strip', () => {
  it.each([
    [1_000_000, 1_000, [0, 100_000, 200_000]],
    [1_000_000, 400, [0, 200_000, 400_000]],
    [7_300, 700, [0, 1_000, 2_000]],
  ])('of %i m in %i pixels has round numbers', (meters, width, first) => {
    expect(scaleTicks(meters, width, 70).slice(0, 3)).toEqual(first);
  });

  it('ends with the way, and has nothing without one', () => {
    expect(scaleTicks(1_000_000, 1_000, 70)).toHaveLength(11);
    expect(scaleTicks(0, 1_000, 70)).toEqual([]);
  });
});
