import { describe, expect, it } from 'vitest';
import { areaPath, ceilingOf, linePath, speedCurve } from './speed-curve.ts';

const SPAN = { from: 0, to: 1_000 };

describe('the curve of the speed', () => {
  it('reaches up to a round speed above the highest', () => {
    expect(ceilingOf([{ at: 0, kmh: 81 }])).toBe(100);
    expect(ceilingOf([{ at: 0, kmh: null }])).toBe(60);
  });

  it('ends where the speed is unknown and where a gap is', () => {
    const speeds = [
      { at: 0, kmh: 30 },
      { at: 100, kmh: 60 },
      { at: 200, kmh: null },
      { at: 300, kmh: 60 },
      { at: 400, kmh: 30 },
      { at: 900, kmh: 30 },
      { at: 1_000, kmh: 0 },
    ];
    const lines = speedCurve(speeds, [{ from: 400, to: 900 }], SPAN, 100);
    expect(lines.map((line) => line.map(({ x }) => x))).toEqual([
      [0, 0.1],
      [0.3, 0.4],
      [0.9, 1],
    ]);
    expect(lines[0]!.map(({ y }) => y)).toEqual([0.5, 1]);
  });

  it('has as many points as fit, each the average of its share', () => {
    const speeds = Array.from({ length: 1_000 }, (_, i) => ({ at: i, kmh: i % 2 === 0 ? 40 : 60 }));
    const [line = []] = speedCurve(speeds, [], SPAN, 50);
    expect(line).toHaveLength(50);
    expect(new Set(line.map(({ y }) => y))).toEqual(new Set([50 / 60]));
  });

  it('is drawn as one path', () => {
    const lines = [
      [
        { x: 0, y: 0 },
        { x: 0.5, y: 1 },
      ],
      [{ x: 0.7, y: 1 }],
    ];
    expect(linePath(lines)).toBe('M0 1L0.5 0');
    expect(areaPath(lines)).toBe('M0 1L0 1L0.5 0L0.5 1Z');
  });
});
