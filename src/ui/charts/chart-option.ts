import type { EChartsCoreOption } from 'echarts/core';
import type { ChartData, ShownChart } from './chart-data.ts';
import {
  type ChartColors,
  type ChartLook,
  colorsOf,
  FONT,
  inkOf,
  lineTypeOf,
  POINTS,
  patternsOf,
} from './chart-look.ts';
import type { Leads } from './leads.ts';

const NARROW = 480;
const LETTERS = 12;
const BAR_MAX = 34;
/** More points than this stand so close that each would hide the next. */
const POINTS_SHOWN = 45;

/** What the drawing library is asked to draw, of everything but heat maps. */
export function chartOption({ data, places }: ShownChart, look: ChartLook): EChartsCoreOption {
  const colors = colorsOf(look.mode);
  const isNarrow = look.width < NARROW;
  const common = {
    animation: look.isAnimated,
    animationDuration: 250,
    textStyle: { fontFamily: FONT, fontSize: LETTERS, color: colors.text },
    tooltip: tooltipOf(data, colors),
  };
  const looks = looksOf(data.form, places, colors);
  if (data.form === 'donut') return { ...common, series: [donutOf(data, looks, colors)] };
  const series = data.form === 'lines' || data.form === 'burnUp' ? linesOf(data, places, looks) : barsOf(data, looks);
  return { ...common, ...axesOf(data, colors, isNarrow), series };
}

interface Look {
  readonly color: string | undefined;
  readonly decal: object | undefined;
}

/** Each keeps its colour and its pattern while others are hidden. */
function looksOf(form: ChartData['form'], places: readonly number[], colors: ChartColors): readonly Look[] {
  const patterns = patternsOf(colors);
  return places.map((place) => ({
    color: inkOf(colors, form, place),
    decal: patterns[place % patterns.length],
  }));
}

/** Bars of names lie, with a name before each; everything over time goes from left to right. */
export const isLying = ({ form, isOverTime }: ChartData): boolean =>
  (form === 'bars' || form === 'stacked') && !isOverTime;

const cursorOf = (addresses: readonly Leads[]) => (addresses.some(Boolean) ? 'pointer' : 'default');

interface Pointed {
  readonly dataIndex: number;
  readonly seriesIndex: number;
}

/** As text and not as markup, which a page with a strict policy would not style. */
function tooltipOf(data: ChartData, colors: ChartColors) {
  return {
    renderMode: 'richText',
    trigger: data.form === 'donut' ? 'item' : 'axis',
    axisPointer: { type: data.form === 'lines' || data.form === 'burnUp' ? 'line' : 'shadow' },
    backgroundColor: colors.raised,
    borderColor: colors.line,
    textStyle: { color: colors.text, fontFamily: FONT, fontSize: LETTERS + 1 },
    formatter: (pointed: Pointed | readonly Pointed[]) => tooltipText(data, pointed),
  };
}

export function tooltipText(data: ChartData, pointed: Pointed | readonly Pointed[]): string {
  const { categories, series, show } = data;
  const shown = (value: number | null | undefined) => (typeof value === 'number' ? show(value) : '—');
  if (!Array.isArray(pointed)) {
    const { dataIndex } = pointed as Pointed;
    return `${categories[dataIndex]?.full}: ${shown(series[0]?.values[dataIndex])}`;
  }
  const at = pointed[0]?.dataIndex ?? 0;
  const lines = pointed.map(({ seriesIndex }: Pointed) => {
    const { name, values } = series[seriesIndex]!;
    return series.length > 1 ? `${name}: ${shown(values[at])}` : shown(values[at]);
  });
  return [categories[at]?.full, ...lines].join('\n');
}

function axesOf(data: ChartData, colors: ChartColors, isNarrow: boolean) {
  const { categories, showOnAxis, isCounted = false, most } = data;
  const lies = isLying(data);
  const text = { color: colors.dimmed, fontFamily: FONT, fontSize: LETTERS };
  const names = {
    type: 'category',
    data: categories.map(({ axis }) => axis),
    inverse: lies,
    boundaryGap: data.form === 'bars' || data.form === 'stacked',
    axisLine: { lineStyle: { color: colors.line } },
    axisTick: { show: false },
    axisLabel: { ...text, hideOverlap: true, ...(lies && { width: isNarrow ? 96 : 150, overflow: 'truncate' }) },
  };
  const amounts = {
    type: 'value',
    splitNumber: isNarrow ? 3 : 4,
    ...(isCounted && { minInterval: 1 }),
    ...(most !== undefined && { max: most }),
    splitLine: { lineStyle: { color: colors.line } },
    axisLabel: { ...text, formatter: showOnAxis, hideOverlap: true },
  };
  return {
    grid: { left: 4, right: 14, bottom: 4, top: 10, outerBoundsMode: 'same' },
    xAxis: lies ? amounts : names,
    yAxis: lies ? names : amounts,
  };
}

function barsOf({ form, series }: ChartData, looks: readonly Look[]) {
  // One series alone, the first, needs no pattern: it is plain.
  return series.map(({ name, values, addresses }, at) => ({
    type: 'bar',
    name,
    data: [...values],
    stack: form === 'stacked' ? 'all' : null,
    barMaxWidth: BAR_MAX,
    barMinHeight: 2,
    cursor: cursorOf(addresses),
    itemStyle: { borderRadius: form === 'stacked' ? 0 : 3, ...looks[at] },
  }));
}

function linesOf({ form, series, categories }: ChartData, places: readonly number[], looks: readonly Look[]) {
  return series.map(({ name, values, addresses }, at) => {
    const color = looks[at]?.color;
    const place = places[at] ?? 0;
    return {
      type: 'line',
      name,
      data: [...values],
      cursor: cursorOf(addresses),
      // A point is what can be hit; where there are too many, only the one below the pointer shows.
      showSymbol: categories.length <= POINTS_SHOWN,
      symbol: POINTS[place % POINTS.length],
      symbolSize: 7,
      itemStyle: { color },
      lineStyle: { width: 2.5, color, type: lineTypeOf(form, place) },
      ...(form === 'burnUp' && lineTypeOf(form, place) === 'solid' && { areaStyle: { opacity: 0.22 } }),
    };
  });
}

function donutOf({ categories, series, show }: ChartData, looks: readonly Look[], colors: ChartColors) {
  const [one] = series;
  const values = one?.values ?? [];
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  return {
    type: 'pie',
    name: one?.name,
    radius: ['52%', '82%'],
    cursor: cursorOf(one?.addresses ?? []),
    label: { show: true, position: 'center', formatter: show(sum), fontSize: 20, fontWeight: 650, color: colors.text },
    labelLine: { show: false },
    data: categories.map(({ full }, at) => ({
      name: full,
      value: values[at] ?? 0,
      itemStyle: { borderColor: colors.card, borderWidth: 2, ...looks[at] },
    })),
  };
}

/** What opens by a click on a bar, a slice or a point. */
export const addressAt = ({ series }: ChartData, { dataIndex, seriesIndex }: Pointed): Leads =>
  series[seriesIndex]?.addresses[dataIndex] ?? null;
