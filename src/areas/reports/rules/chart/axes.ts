import { type Box, type Drawing, LETTER, LINE, type Shape } from './shapes.ts';

const GAP = 4;

/** Where values and categories are within a box. */
export interface Plot {
  readonly area: Box;
  /** The place of a value, from the top. */
  readonly y: (value: number) => number;
  /** The left edge of a category, and how wide each is. */
  readonly x: (category: number) => number;
  readonly step: number;
  readonly frame: readonly Shape[];
}

/** An upright axis of values at the left, the categories below. */
export function plotOf({ categories, ticks }: Drawing, box: Box): Plot {
  const left = Math.max(...ticks.map(({ text }) => text.length)) * LETTER + 2 * GAP;
  const area = { x: box.x + left, y: box.y + LINE / 2, width: box.width - left, height: box.height - 2 * LINE };
  const step = area.width / Math.max(1, categories.length);
  const y = scale(ticks, area.y + area.height, area.y);
  const x = (category: number) => area.x + category * step;
  const lines = ticks.flatMap(({ value, text }): Shape[] => [
    {
      kind: 'line',
      points: [
        [area.x, y(value)],
        [area.x + area.width, y(value)],
      ],
      series: null,
    },
    { kind: 'text', at: [box.x, y(value) - LINE / 2], width: left - GAP, align: 'right', text, tone: 'quiet' },
  ]);
  return { area, y, x, step, frame: [...lines, ...labels(categories, area, step)] };
}

/** From the first tick to the last. */
export function scale(ticks: Drawing['ticks'], from: number, to: number): (value: number) => number {
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

/** As many labels as there is room for, the first always. */
function labels(categories: readonly string[], area: Box, step: number): Shape[] {
  const widest = Math.max(1, ...categories.map((label) => label.length)) * LETTER + GAP;
  const every = Math.max(1, Math.ceil(widest / step));
  const width = every * step;
  return categories.flatMap((text, index): Shape[] =>
    index % every === 0 && (index === 0 || area.x + (index + 0.5) * step + width / 2 <= area.x + area.width + GAP)
      ? [
          {
            kind: 'text',
            at: [Math.max(area.x, area.x + (index + 0.5) * step - width / 2), area.y + area.height + GAP],
            width,
            align: every > 1 && index === 0 ? 'left' : 'center',
            text,
            tone: 'quiet',
          },
        ]
      : [],
  );
}
