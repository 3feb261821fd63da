import { describe, expect, it } from 'vitest';
import { degreesOf } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import { type Line, type MeasuredLine, measure, nearestOn, pointAt } from './line.ts';
import { buildLevels } from './line-levels.ts';
import { seededRandom, somewhere, windingRoad } from './seeded-random.fixture.ts';

/** The same search in pieces too short for a grid. */
function inPieces(line: Line, at: Position): number {
  let least = Number.POSITIVE_INFINITY;
  for (let from = 0; from < line.length - 1; from += 1_000) {
    least = Math.min(least, nearestOn(measure(line.slice(from, from + 1_001)), at).offMeters);
  }
  return least;
}

const beside = (measured: MeasuredLine, random: () => number, degrees: number): Position => {
  const { lat, lng } = pointAt(measured, random() * measured.totalMeters);
  return { lat: lat + (random() - 0.5) * degrees, lng: lng + (random() - 0.5) * degrees };
};

describe('a long line with a grid', () => {
  it.each([0.0002, 0.01, 0.5, 20])('is found within %d degrees as without one', (degrees) => {
    const random = seededRandom(21);
    for (const road of [windingRoad(random, 6_000), windingRoad(random, 9_000, 0.0003)]) {
      const measured = measure(road);
      expect(measured.levels.grid).toBeDefined();
      for (let trial = 0; trial < 60; trial += 1) {
        const at = beside(measured, random, degrees);
        // Far away a flat earth is not exact, in pieces or as a whole.
        const [found, other] = [nearestOn(measured, at).offMeters, inPieces(road, at)];
        expect(Math.abs(found - other)).toBeLessThan(0.005 + (degrees < 1 ? 0 : other * 0.01));
      }
    }
  });

  it('of equally near places is on the earlier one', () => {
    const there = Array.from({ length: 4_500 }, (_, at) => ({ lat: -17, lng: -63 + at * 0.001 }));
    const measured = measure([...there, ...there.toReversed()]);
    const { meters } = nearestOn(measured, { lat: -17.001, lng: -62.0005 });
    expect(meters).toBeLessThan(measured.totalMeters / 2);
  });

  it('has none where it is short or jumps from one end of the continent to the other', () => {
    const random = seededRandom(22);
    const jumps = Array.from({ length: 8_000 }, () => somewhere(random));
    expect(buildLevels(degreesOf(jumps)).grid).toBeUndefined();
    expect(buildLevels(degreesOf(jumps.slice(0, 1_000))).grid).toBeUndefined();
    const measured = measure(jumps);
    const at = somewhere(random);
    expect(nearestOn(measured, at).offMeters).toBeCloseTo(inPieces(jumps, at), 2);
  });
});
