import { type PdfDocument, printable } from '#platform/pdf/pdf-document.ts';
import { type Fill, LETTER, LINE, type Point, type Shape } from '../../rules/chart/shapes.ts';

/** Told apart also when printed in grey: each has a pattern or a dash besides its colour. */
const COLOURS = ['#9c5d00', '#1f6f8b', '#5b3a8c', '#2f7d32', '#b3261e', '#4a5568', '#8a6d00', '#00695c'] as const;
const PATTERNS = ['plain', 'rising', 'dots', 'flat', 'falling', 'crossed'] as const;
const DASHES: readonly (readonly [on: number, off: number] | null)[] = [null, [6, 3], [2, 2], [10, 3]];
const INKS = { quiet: '#66717d', strong: '#1f2933', inverse: '#ffffff' } as const;
const GRID = '#d5dae0';
const HATCH = 4;
const SIZE = 7;
const MARK = 2.2;
const TURN = 2 * Math.PI;

export const colourOf = (series: number): string => COLOURS[series % COLOURS.length]!;

export function paint(document: PdfDocument, shapes: readonly Shape[]): void {
  document.save();
  for (const shape of shapes) paintShape(document, shape);
  document.restore();
}

function paintShape(document: PdfDocument, shape: Shape): void {
  if (shape.kind === 'box') paintBox(document, shape);
  else if (shape.kind === 'line') paintLine(document, shape);
  else if (shape.kind === 'mark') paintMark(document, shape.at, shape.series);
  else if (shape.kind === 'slice') paintSlice(document, shape);
  else paintText(document, shape);
}

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

function paintBox(document: PdfDocument, { x, y, width, height, fill }: Of<'box'>): void {
  if (width <= 0 || height <= 0) return;
  const outline = () => document.rect(x, y, width, height);
  if ('heat' in fill) outline().fill(heatColour(fill));
  else fillPatterned(document, outline, fill.series, { x, y, width, height });
}

/** From almost white to the first colour. */
function heatColour({ heat }: Extract<Fill, { heat: number }>): string {
  const [light, dark] = [
    [252, 243, 228],
    [124, 72, 0],
  ] as const;
  const part = light.map((from, channel) => Math.round(from + (dark[channel]! - from) * Math.min(1, heat)));
  return `#${part.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colour, with white lines or dots of the pattern above it. */
function fillPatterned(document: PdfDocument, outline: () => PdfDocument, series: number, frame: Frame): void {
  outline().fill(colourOf(series));
  const pattern = PATTERNS[series % PATTERNS.length]!;
  if (pattern === 'plain') return;
  document.save();
  outline().clip();
  document.lineWidth(1).strokeColor('#ffffff').undash();
  const { x, y, width, height } = frame;
  if (pattern === 'dots') {
    for (let down = y + 2; down < y + height; down += HATCH)
      for (let right = x + 2; right < x + width; right += HATCH) document.circle(right, down, 0.8);
    document.fill('#ffffff');
  } else {
    for (let at = -height; at < Math.max(width, height); at += HATCH) {
      if (pattern === 'flat') document.moveTo(x, y + at).lineTo(x + width, y + at);
      if (pattern === 'rising' || pattern === 'crossed') document.moveTo(x + at, y + height).lineTo(x + at + height, y);
      if (pattern === 'falling' || pattern === 'crossed')
        document.moveTo(x + at, y).lineTo(x + at + height, y + height);
    }
    document.stroke();
  }
  document.restore();
}

function paintLine(document: PdfDocument, { points, series }: Of<'line'>): void {
  const [first, ...rest] = points;
  if (!first) return;
  const dash = series === null ? null : DASHES[series % DASHES.length]!;
  document.lineWidth(series === null ? 0.5 : 1.4).strokeColor(series === null ? GRID : colourOf(series));
  if (dash) document.dash(dash[0], { space: dash[1] });
  else document.undash();
  document.moveTo(...first);
  for (const point of rest) document.lineTo(...point);
  document.stroke().undash();
}

/** A circle, a square or a triangle. */
function paintMark(document: PdfDocument, [x, y]: Point, series: number): void {
  if (series % 3 === 0) document.circle(x, y, MARK);
  else if (series % 3 === 1) document.rect(x - MARK, y - MARK, 2 * MARK, 2 * MARK);
  else document.polygon([x, y - MARK], [x + MARK, y + MARK], [x - MARK, y + MARK]);
  document.fill(colourOf(series));
}

/** A part of a ring as a path of short lines: a whole turn is drawn like any other part. */
function paintSlice(document: PdfDocument, { centre, inner, outer, from, to, series }: Of<'slice'>): void {
  const steps = Math.max(2, Math.ceil((to - from) * 90));
  const at = (radius: number, turn: number): [number, number] => [
    centre[0] + radius * Math.sin(turn * TURN),
    centre[1] - radius * Math.cos(turn * TURN),
  ];
  const turns = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  const ring = [...turns.map((turn) => at(outer, turn)), ...turns.toReversed().map((turn) => at(inner, turn))];
  const frame = { x: centre[0] - outer, y: centre[1] - outer, width: 2 * outer, height: 2 * outer };
  fillPatterned(document, () => document.polygon(...ring), series, frame);
  document
    .lineWidth(1)
    .strokeColor('#ffffff')
    .polygon(...ring)
    .stroke();
}

function paintText(document: PdfDocument, { at, width, align, text, tone }: Of<'text'>): void {
  document.font('regular').fontSize(SIZE).fillColor(INKS[tone]);
  const room = Math.max(1, Math.floor(width / LETTER));
  const shown = document.widthOfString(printable(text)) <= width ? text : `${text.slice(0, Math.max(1, room - 1))}…`;
  document.text(printable(shown), at[0], at[1], { width, align, height: LINE, lineBreak: false });
}
