import { drawBars } from './draw-bars.ts';
import { drawDonut } from './draw-donut.ts';
import { drawHeat } from './draw-heat.ts';
import { drawLines } from './draw-lines.ts';
import { drawRows, wantsRows } from './draw-rows.ts';
import { type Box, type Drawing, LINE, type Shape } from './shapes.ts';

const HEIGHT = 170;
const ROW_HEIGHT = 14;
const HEIGHT_MAX = 560;

/** How high a chart wants to be. */
export function heightOf(drawing: Drawing): number {
  if (drawing.form === 'heat') return Math.min(HEIGHT_MAX, Math.max(60, drawing.series.length * ROW_HEIGHT + 2 * LINE));
  if (wantsRows(drawing)) return Math.min(HEIGHT_MAX, Math.max(60, drawing.categories.length * ROW_HEIGHT + 2 * LINE));
  return HEIGHT;
}

/** The shapes of a chart within a box, in the order in which they are painted. */
export function drawChart(drawing: Drawing, box: Box): Shape[] {
  switch (drawing.form) {
    case 'bars':
    case 'stacked':
      return wantsRows(drawing) ? drawRows(drawing, box) : drawBars(drawing, box);
    case 'lines':
    case 'burnUp':
      return drawLines(drawing, box);
    case 'heat':
      return drawHeat(drawing, box);
    case 'donut':
      return drawDonut(drawing, box);
  }
}
