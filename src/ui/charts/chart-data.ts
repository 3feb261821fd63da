import type { Leads } from './leads.ts';

export type ChartForm = 'bars' | 'stacked' | 'lines' | 'burnUp' | 'heat' | 'donut';

/** What a bar, slice or point is called: on the axis, and where there is room for all of it. */
export interface ChartLabel {
  readonly axis: string;
  readonly full: string;
}

export interface ChartSeries {
  readonly name: string;
  /** One for each category; null is unknown and leaves a gap. */
  readonly values: readonly (number | null)[];
  /** What opens by a click on it. */
  readonly addresses: readonly Leads[];
}

/** A chart in the words and numbers of its reader. */
export interface ChartData {
  readonly form: ChartForm;
  /** Days stand beside each other; names below each other, where they have room. */
  readonly isOverTime: boolean;
  /** Things that have no halves. */
  readonly isCounted?: boolean;
  /** More is not possible: the whole of a share. */
  readonly most?: number | undefined;
  readonly categories: readonly ChartLabel[];
  readonly series: readonly ChartSeries[];
  readonly show: (value: number) => string;
  readonly showOnAxis: (value: number) => string;
}

/** Where nothing is known, or nothing happened, there is nothing to draw. */
export const isBlank = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === null || value === 0));

/** What of a chart is shown, and the place of each series or slice among all of them. */
export interface ShownChart {
  readonly data: ChartData;
  readonly places: readonly number[];
}

/** Without the series, of a donut without the slices, that somebody has hidden. */
export function withoutHidden(data: ChartData, hidden: ReadonlySet<number>): ShownChart {
  const isShown = (_: unknown, place: number) => !hidden.has(place);
  if (data.form !== 'donut') {
    const places = data.series.map((_, place) => place).filter((place) => !hidden.has(place));
    return { data: { ...data, series: data.series.filter(isShown) }, places };
  }
  const places = data.categories.map((_, place) => place).filter((place) => !hidden.has(place));
  const series = data.series.map(({ name, values, addresses }) => ({
    name,
    values: values.filter(isShown),
    addresses: addresses.filter(isShown),
  }));
  return { data: { ...data, categories: data.categories.filter(isShown), series }, places };
}
