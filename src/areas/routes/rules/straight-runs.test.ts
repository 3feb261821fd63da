import { describe, expect, it } from 'vitest';
import { degreesOf } from '#kernel/encoded-line.ts';
import { type Line, measure, nearestOn } from './line.ts';
import { seededRandom, windingRoad } from './seeded-random.fixture.ts';
import { straightRuns } from './straight-runs.ts';

const left = (line: Line, meters: number) => {
  const isKept = straightRuns(degreesOf(line), meters);
  return line.filter((_, at) => isKept[at] === 1);
};
const farthest = (line: Line, kept: Line) => {
  const measured = measure(kept);
  return Math.max(...line.map((point) => nearestOn(measured, point).offMeters));
};

describe('straight runs', () => {
  it('of a straight road leave its ends', () => {
    const road = Array.from({ length: 500 }, (_, at) => ({ lat: -17, lng: -63 + at / 1_000 }));
    expect(left(road, 1)).toEqual([road[0], road.at(-1)]);
    expect(left(road.slice(0, 1), 1)).toHaveLength(1);
  });

  it('keep the point where a truck turns back', () => {
    const [there, turn, back] = [-63, -62.99, -62.995].map((lng) => ({ lat: -17, lng }));
    expect(left([there!, turn!, back!], 5)).toHaveLength(3);
  });

  it.each([1, 20, 300])('of a way that winds and crosses itself stay within %d m of it', (meters) => {
    const random = seededRandom(7);
    for (let trial = 0; trial < 5; trial += 1) {
      const road = windingRoad(random, 1_500);
      const kept = left(road, meters);
      expect([kept[0], kept.at(-1)]).toEqual([road[0], road.at(-1)]);
      expect(farthest(road, kept)).toBeLessThan(meters * 1.01);
    }
  });

  it('of a truck that stands still with a trembling receiver stay within it', () => {
    const random = seededRandom(9);
    const still = Array.from({ length: 400 }, () => ({ lat: -17 + random() * 1e-6, lng: -63 + random() * 1e-6 }));
    expect(farthest(still, left(still, 1))).toBeLessThan(1);
  });
});
