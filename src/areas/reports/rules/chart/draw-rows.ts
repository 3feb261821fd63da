import { scale } from './axes.ts';
import { type Box, type Drawing, LETTER, LINE, type Shape } from './shapes.ts';

const GAP = 4;
const FILLED = 0.72;
const SHORT = 11;

/** Names of people and places need a line of their own: their bars lie beside them. */
export function wantsRows({ form, categories }: Drawing): boolean {
  return (form === 'bars' || form === 'stacked') && categories.some((label) => label.length > SHORT);
}

export function drawRows({ categories, series, ticks, form }: Drawing, box: Box): Shape[] {
  const longest = Math.max(...categories.map((label) => label.length)) * LETTER + 2 * GAP;
  const left = Math.min(box.width * 0.4, longest);
  const isStacked = form === 'stacked';
  // Room for the text behind the longest bar.
  const right = isStacked ? GAP : longestText(series) * LETTER + GAP;
  const x = scale(ticks, box.x + left, box.x + box.width - right);
  const step = (box.height - LINE) / Math.max(1, categories.length);
  const height = (step * FILLED) / (isStacked ? 1 : Math.max(1, series.length));
  const rows = categories.flatMap((text, category): Shape[] => {
    const top = box.y + category * step;
    let before = 0;
    const bars = series.flatMap(({ readings }, nth): Shape[] => {
      const reading = readings[category];
      if (!reading || reading.value === null) return [];
      const from = isStacked ? before : 0;
      before += reading.value;
      const [start, end] = [x(Math.min(from, from + reading.value)), x(Math.max(from, from + reading.value))];
      const y = top + (step * (1 - FILLED)) / 2 + (isStacked ? 0 : nth * height);
      const bar: Shape = { kind: 'box', x: start, y, width: end - start, height, fill: { series: nth } };
      return isStacked
        ? [bar]
        : [
            bar,
            {
              kind: 'text',
              at: [end + GAP, y + height / 2 - LINE / 2],
              width: right,
              align: 'left',
              text: reading.text,
              tone: 'quiet',
            },
          ];
    });
    return [
      { kind: 'text', at: [box.x, top + step / 2 - LINE / 2], width: left - GAP, align: 'right', text, tone: 'strong' },
      ...bars,
    ];
  });
  const axis = isStacked ? ticks.filter((_, index) => index % 2 === 0) : [];
  const below = axis.map(
    ({ value, text }): Shape => ({
      kind: 'text',
      at: [x(value) - 30, box.y + box.height - LINE + 1],
      width: 60,
      align: 'center',
      text,
      tone: 'quiet',
    }),
  );
  return [
    {
      kind: 'line',
      points: [
        [x(0), box.y],
        [x(0), box.y + box.height - LINE],
      ],
      series: null,
    },
    ...rows,
    ...below,
  ];
}

const longestText = (series: Drawing['series']) =>
  Math.max(1, ...series.flatMap(({ readings }) => readings.map(({ text }) => text.length)));
