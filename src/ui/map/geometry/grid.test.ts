import { describe, expect, it } from 'vitest';
import { gridLines, gridStep } from './grid.ts';

const PIXELS_PER_DEGREE = (zoom: number) => (512 * 2 ** zoom) / 360;

describe('the grid', () => {
  it.each([10, 12.4, 16, 18, 24])('has lines a hand apart at zoom %d', (zoom) => {
    const pixels = gridStep(zoom) * PIXELS_PER_DEGREE(zoom);
    expect(pixels).toBeGreaterThanOrEqual(120);
    expect(pixels).toBeLessThanOrEqual(300);
  });

  it('has round numbers', () => {
    expect(gridStep(10)).toBeCloseTo(0.1, 9);
    expect(gridStep(16)).toBeCloseTo(0.002, 9);
  });

  it('covers the view and one view more on every side, and labels each line', () => {
    const lines = gridLines([-63.2, -17.8, -63.1, -17.7], 12);
    const step = gridStep(12);
    expect(step).toBeCloseTo(0.05, 9);
    const upright = lines.filter(({ path: [from, to] }) => from.lng === to.lng);
    expect(upright.map(({ label }) => label)).toEqual([
      '-63.30',
      '-63.25',
      '-63.20',
      '-63.15',
      '-63.10',
      '-63.05',
      '-63.00',
    ]);
    expect(lines.length - upright.length).toBe(7);
  });

  it('ends before the pole', () => {
    for (const { path } of gridLines([0, 80, 20, 88], 3)) {
      for (const { lat } of path) expect(Math.abs(lat)).toBeLessThanOrEqual(85);
    }
  });
});
