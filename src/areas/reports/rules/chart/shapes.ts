/** What a chart is drawn of. Colours are numbers of series; patterns and dashes follow them. */
export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Fill;
    }
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly series: number | null }
  | { readonly kind: 'mark'; readonly at: Point; readonly series: number }
  | {
      readonly kind: 'slice';
      readonly centre: Point;
      readonly inner: number;
      readonly outer: number;
      readonly from: number;
      readonly to: number;
      readonly series: number;
    }
  | {
      readonly kind: 'text';
      readonly at: Point;
      readonly width: number;
      readonly align: Align;
      readonly text: string;
      readonly tone: 'quiet' | 'strong' | 'inverse';
    };

export type Point = readonly [x: number, y: number];
export type Align = 'left' | 'center' | 'right';
/** The colour and pattern of a series, or how much of the one colour of a heat map: from 0 to 1. */
export type Fill = { readonly series: number } | { readonly heat: number };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A chart in numbers and ready texts. */
export interface Drawing {
  readonly form: 'bars' | 'stacked' | 'lines' | 'burnUp' | 'heat' | 'donut';
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly readings: readonly Reading[] }[];
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

interface Reading {
  readonly value: number | null;
  readonly text: string;
}

/** About how wide a letter is, and how high a line of labels. */
export const LETTER = 4.2;
export const LINE = 10;
