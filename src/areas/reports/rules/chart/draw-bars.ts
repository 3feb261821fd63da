import { plotOf } from './axes.ts';
import type { Box, Drawing, Shape } from './shapes.ts';

/** The share of a category that its bars take. */
const FILLED = 0.72;

/** Bars beside each other or on top of each other, from zero. */
export function drawBars(drawing: Drawing, box: Box): Shape[] {
  const { y, x, step, frame } = plotOf(drawing, box);
  const { categories, series, form } = drawing;
  const isStacked = form === 'stacked';
  const width = (step * FILLED) / (isStacked ? 1 : Math.max(1, series.length));
  const bars = categories.flatMap((_, category) => {
    let below = 0;
    return series.flatMap(({ readings }, nth): Shape[] => {
      const value = readings[category]?.value ?? null;
      if (value === null) return [];
      const from = isStacked ? below : 0;
      below += value;
      const [top, bottom] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))];
      const left = x(category) + (step * (1 - FILLED)) / 2 + (isStacked ? 0 : nth * width);
      return [{ kind: 'box', x: left, y: top, width, height: bottom - top, fill: { series: nth } }];
    });
  });
  return [...frame, ...bars];
}
