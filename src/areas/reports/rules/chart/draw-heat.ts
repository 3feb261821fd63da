import { type Box, type Drawing, LETTER, LINE, type Shape } from './shapes.ts';

const GAP = 4;
/** Light enough for dark figures below it, dark enough for light ones above. */
const DARK = 0.55;

/** A field for each series and category: the darker, the more; with its number where there is room. */
export function drawHeat({ categories, series }: Drawing, box: Box): Shape[] {
  const names = Math.max(1, ...series.map(({ name }) => name.length)) * LETTER + 2 * GAP;
  const left = Math.min(box.width * 0.3, names);
  const width = (box.width - left) / Math.max(1, categories.length);
  const height = (box.height - LINE) / Math.max(1, series.length);
  const most = Math.max(0, ...series.flatMap(({ readings }) => readings.map(({ value }) => value ?? 0))) || 1;
  const every = Math.max(1, Math.ceil((Math.max(1, ...categories.map(({ length }) => length)) * LETTER + GAP) / width));
  const rows = series.flatMap(({ name, readings }, row): Shape[] => {
    const y = box.y + row * height;
    const fields = readings.flatMap(({ value, text }, column): Shape[] => {
      if (value === null) return [];
      const heat = Math.max(0, value) / most;
      const at = { x: box.x + left + column * width, y: y + 0.5 };
      const field: Shape = { kind: 'box', ...at, width: width - 1, height: height - 1, fill: { heat } };
      if (text.length * LETTER > width - 1 || height < LINE) return [field];
      const tone = heat > DARK ? 'inverse' : 'strong';
      return [
        field,
        { kind: 'text', at: [at.x, at.y + (height - LINE) / 2], width: width - 1, align: 'center', text, tone },
      ];
    });
    return [
      {
        kind: 'text',
        at: [box.x, y + (height - LINE) / 2],
        width: left - GAP,
        align: 'right',
        text: name,
        tone: 'strong',
      },
      ...fields,
    ];
  });
  const below = categories.flatMap((text, column): Shape[] =>
    column % every === 0 && (column + every) * width <= box.width - left + 1
      ? [
          {
            kind: 'text',
            at: [box.x + left + column * width, box.y + box.height - LINE + 2],
            width: every * width,
            align: 'left',
            text,
            tone: 'quiet',
          },
        ]
      : [],
  );
  return [...rows, ...below];
}
