import { plotOf } from './axes.ts';
import type { Box, Drawing, Point, Shape } from './shapes.ts';

/** More marks than this would touch. */
const MARKS_MAX = 40;

/** One line for each series; it is interrupted where nothing is known. */
export function drawLines(drawing: Drawing, box: Box): Shape[] {
  const { y, x, step, frame } = plotOf(drawing, box);
  const lines = drawing.series.flatMap(({ readings }, series): Shape[] => {
    const pieces: Point[][] = [[]];
    for (const [category, { value }] of readings.entries()) {
      if (value === null) pieces.push([]);
      else pieces.at(-1)!.push([x(category) + step / 2, y(value)]);
    }
    const known = pieces.filter((points) => points.length > 0);
    const points = known.flat();
    const every = Math.ceil(points.length / MARKS_MAX);
    const marks = points.filter((_, index) => index % every === 0);
    return [
      ...known.map((piece): Shape => ({ kind: 'line', points: piece, series })),
      ...marks.map((at): Shape => ({ kind: 'mark', at, series })),
    ];
  });
  return [...frame, ...lines];
}
