import { FONT_FAMILY, SURFACES } from '#ui/theme/theme.ts';
import { TONES } from '#ui/theme/tones.ts';
import type { ChartForm } from './chart-data.ts';

/** How a chart is drawn at the moment. */
export interface ChartLook {
  readonly mode: 'light' | 'dark';
  /** Of its place, in pixels. */
  readonly width: number;
  readonly isAnimated: boolean;
}

/** Neither green nor red: a chart says how much, not whether that is good. */
const SERIES = ['active', 'warning', 'info', 'done', 'neutral', 'success'] as const;

export const FONT = FONT_FAMILY;

export function colorsOf(mode: ChartLook['mode']) {
  return {
    ...SURFACES[mode],
    series: SERIES.map((tone) => TONES[mode][tone].line),
  };
}
export type ChartColors = ReturnType<typeof colorsOf>;

/** A third of it shows what lies below. */
const THIRD = '55';

/** Told apart without colour: lines, dots, a grid. The first series of a chart stays plain. */
export function patternsOf({ card }: ChartColors): object[] {
  const color = `${card}${THIRD}`;
  const steep = Math.PI / 4;
  return [
    { color: 'transparent' },
    { color, dashArrayX: [1, 0], dashArrayY: [3, 5], symbolSize: 1, rotation: -steep },
    {
      color,
      symbol: 'circle',
      dashArrayX: [
        [8, 8],
        [0, 8, 8, 0],
      ],
      dashArrayY: [6, 0],
      symbolSize: 0.8,
    },
    { color, dashArrayX: [1, 0], dashArrayY: [2, 4], symbolSize: 1, rotation: 0 },
    { color, dashArrayX: [1, 0], dashArrayY: [3, 5], symbolSize: 1, rotation: steep },
    {
      color,
      symbol: 'triangle',
      dashArrayX: [
        [9, 9],
        [0, 9, 9, 0],
      ],
      dashArrayY: [7, 2],
      symbolSize: 0.75,
    },
  ];
}

const LINE_TYPES = ['solid', 'dashed', 'dotted'] as const;
export type LineType = (typeof LINE_TYPES)[number];
/** What was promised is dashed, what was delivered of it follows and fills up below it. */
export const lineTypeOf = (form: ChartForm, place: number): LineType =>
  LINE_TYPES[form === 'burnUp' ? 1 - (place % 2) : place % LINE_TYPES.length] ?? 'solid';
/** What was promised and what was delivered of it have one colour. */
export const inkOf = ({ series }: ChartColors, form: ChartForm, place: number): string | undefined =>
  series[(form === 'burnUp' ? Math.floor(place / 2) : place) % series.length];
export const POINTS = ['circle', 'rect', 'triangle', 'diamond'] as const;
