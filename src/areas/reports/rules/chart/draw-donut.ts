import { type Box, type Drawing, LINE, type Shape } from './shapes.ts';

const INNER = 0.58;
const GAP = 12;

/** The parts of a whole, clockwise from the top, each with its name and value beside. Its parts are told apart as series are. */
export function drawDonut({ categories, series }: Drawing, box: Box): Shape[] {
  const readings = series[0]?.readings ?? [];
  const sum = readings.reduce((total, { value }) => total + Math.max(0, value ?? 0), 0);
  const outer = box.height / 2 - 4;
  const centre = [box.x + outer + 4, box.y + box.height / 2] as const;
  let turned = 0;
  const slices = readings.flatMap(({ value }, part): Shape[] => {
    if (sum === 0 || value === null || value <= 0) return [];
    const from = turned;
    turned += value / sum;
    return [{ kind: 'slice', centre, inner: outer * INNER, outer, from, to: turned, series: part }];
  });
  const left = centre[0] + outer + GAP;
  const step = Math.min(2 * LINE, box.height / Math.max(1, categories.length));
  const top = box.y + (box.height - step * categories.length) / 2;
  const legend = categories.flatMap((name, part): Shape[] => {
    const y = top + part * step;
    const text = `${name}: ${readings[part]?.text ?? ''}`;
    return [
      { kind: 'box', x: left, y: y + 1, width: LINE, height: LINE - 2, fill: { series: part } },
      {
        kind: 'text',
        at: [left + LINE + 4, y - 1],
        width: box.x + box.width - left - LINE - 4,
        align: 'left',
        text,
        tone: 'strong',
      },
    ];
  });
  return [...slices, ...legend];
}
