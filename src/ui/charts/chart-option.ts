import type { EChartsCoreOption } from 'echarts/core';
import type { ChartData } from './chart-data.ts';
import { type ChartColors, type ChartLook, colorsOf, FONT, LINE_TYPES, POINTS, patternsOf } from './chart-look.ts';

const NARROW = 480;
const LETTERS = 12;
const LEGEND_HEIGHT = 34;
const BAR_MAX = 34;
/** More points than this stand so close that each would hide the next. */
const POINTS_SHOWN = 45;
/** Cells with less room have their number in the tooltip only. */
const CELL_WITH_NUMBER = 46;
const HEAT_SCALE_HEIGHT = 40;
/** From this share of the largest on, a cell is strong. */
const STRONG = 0.65;

/** What the drawing library is asked to draw. */
export function chartOption(data: ChartData, look: ChartLook): EChartsCoreOption {
  const colors = colorsOf(look.mode);
  const isNarrow = look.width < NARROW;
  const common = {
    animation: look.isAnimated,
    animationDuration: 250,
    color: [...colors.series],
    textStyle: { fontFamily: FONT, fontSize: LETTERS, color: colors.text },
    aria: {
      enabled: true,
      label: { enabled: false },
      decal: { show: data.form === 'donut' || data.series.length > 1, decals: patternsOf(colors) },
    },
    legend: legendOf(data, colors, isNarrow),
    tooltip: tooltipOf(data, colors),
  };
  switch (data.form) {
    case 'donut':
      return { ...common, series: [donutOf(data, colors, isNarrow)] };
    case 'heat':
      return { ...common, ...heatOf(data, colors, look.width) };
    case 'lines':
    case 'burnUp':
      return { ...common, ...axesOf(data, colors, isNarrow), series: linesOf(data) };
    case 'bars':
    case 'stacked':
      return { ...common, ...axesOf(data, colors, isNarrow), series: barsOf(data) };
  }
}

/** Bars of names lie, with a name before each; everything over time goes from left to right. */
export const isLying = ({ form, isOverTime }: ChartData): boolean =>
  (form === 'bars' || form === 'stacked') && !isOverTime;

const cursorOf = (addresses: readonly (string | null)[]) => (addresses.some(Boolean) ? 'pointer' : 'default');

function legendOf({ form, series, categories, show }: ChartData, colors: ChartColors, isNarrow: boolean) {
  const text = { color: colors.text, fontFamily: FONT, fontSize: LETTERS };
  const pages = { pageTextStyle: text, pageIconColor: colors.text, pageIconInactiveColor: colors.line };
  const common = { type: 'scroll', itemWidth: 16, itemHeight: 12, itemGap: 14, textStyle: text, ...pages };
  if (form === 'donut') {
    const place = isNarrow ? { bottom: 0, left: 'center' } : { orient: 'vertical', right: 0, top: 'middle' };
    const known = new Map(categories.map(({ full }, at) => [full, series[0]?.values[at] ?? null]));
    const formatter = (name: string) => {
      const value = known.get(name) ?? null;
      return value === null ? name : `${name}  ${show(value)}`;
    };
    return { ...common, ...place, show: true, formatter };
  }
  return { ...common, show: form !== 'heat' && series.length > 1, top: 0, left: 0 };
}

interface Pointed {
  readonly dataIndex: number;
  readonly seriesIndex: number;
  readonly data?: unknown;
  readonly percent?: number;
}

/** As text and not as markup, which a page with a strict policy would not style. */
function tooltipOf(data: ChartData, colors: ChartColors) {
  const isAboutOne = data.form === 'donut' || data.form === 'heat';
  return {
    renderMode: 'richText',
    trigger: isAboutOne ? 'item' : 'axis',
    axisPointer: { type: data.form === 'lines' || data.form === 'burnUp' ? 'line' : 'shadow' },
    backgroundColor: colors.raised,
    borderColor: colors.line,
    textStyle: { color: colors.text, fontFamily: FONT, fontSize: LETTERS + 1 },
    formatter: (pointed: Pointed | readonly Pointed[]) => tooltipText(data, pointed),
  };
}

export function tooltipText(data: ChartData, pointed: Pointed | readonly Pointed[]): string {
  const { categories, series, show, form } = data;
  const shown = (value: number | null | undefined) => (typeof value === 'number' ? show(value) : '—');
  if (!Array.isArray(pointed)) {
    const one = pointed as Pointed;
    const [column = 0, row = 0] = form === 'heat' ? (one.data as readonly number[]) : [one.dataIndex, 0];
    const head = form === 'heat' ? `${series[row]?.name}\n` : '';
    return `${head}${categories[column]?.full}: ${shown(series[row]?.values[column])}`;
  }
  const at = pointed[0]?.dataIndex ?? 0;
  const lines = pointed.map(({ seriesIndex }: Pointed) => {
    const { name, values } = series[seriesIndex]!;
    return series.length > 1 ? `${name}: ${shown(values[at])}` : shown(values[at]);
  });
  return [categories[at]?.full, ...lines].join('\n');
}

function axesOf(data: ChartData, colors: ChartColors, isNarrow: boolean) {
  const { categories, series, showOnAxis, isCounted = false, most } = data;
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
    grid: { left: 4, right: 14, bottom: 4, top: series.length > 1 ? LEGEND_HEIGHT : 10, outerBoundsMode: 'same' },
    xAxis: lies ? amounts : names,
    yAxis: lies ? names : amounts,
  };
}

function barsOf({ form, series }: ChartData) {
  return series.map(({ name, values, addresses }) => ({
    type: 'bar',
    name,
    data: [...values],
    stack: form === 'stacked' ? 'all' : null,
    barMaxWidth: BAR_MAX,
    barMinHeight: 2,
    cursor: cursorOf(addresses),
    itemStyle: { borderRadius: form === 'stacked' ? 0 : 3 },
  }));
}

function linesOf({ form, series, categories }: ChartData) {
  return series.map(({ name, values, addresses }, at) => ({
    type: 'line',
    name,
    data: [...values],
    cursor: cursorOf(addresses),
    // A point is what can be hit; where there are too many, only the one below the pointer shows.
    showSymbol: categories.length <= POINTS_SHOWN,
    symbol: POINTS[at % POINTS.length],
    symbolSize: 7,
    // What was promised is dashed, what was delivered fills up below it.
    lineStyle: { width: 2.5, type: LINE_TYPES[form === 'burnUp' ? 1 - Math.min(at, 1) : at % LINE_TYPES.length] },
    ...(form === 'burnUp' && at > 0 && { areaStyle: { opacity: 0.22 } }),
  }));
}

function donutOf({ categories, series, show }: ChartData, colors: ChartColors, isNarrow: boolean) {
  const [one] = series;
  const values = one?.values ?? [];
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  return {
    type: 'pie',
    name: one?.name,
    radius: ['52%', '82%'],
    center: isNarrow ? ['50%', '44%'] : ['32%', '50%'],
    cursor: cursorOf(one?.addresses ?? []),
    itemStyle: { borderColor: colors.card, borderWidth: 2 },
    label: { show: true, position: 'center', formatter: show(sum), fontSize: 20, fontWeight: 650, color: colors.text },
    labelLine: { show: false },
    data: categories.map(({ full }, at) => ({ name: full, value: values[at] ?? 0 })),
  };
}

function heatOf({ categories, series, show }: ChartData, colors: ChartColors, width: number) {
  const text = { color: colors.dimmed, fontFamily: FONT, fontSize: LETTERS };
  const axis = { type: 'category', axisLine: { show: false }, axisTick: { show: false } };
  const known = series.flatMap(({ values }, row) =>
    values.flatMap((value, column) => (value === null ? [] : [[column, row, value]])),
  );
  const most = Math.max(...known.map(([, , value]) => value ?? 0), 0);
  const labelWidth = width < NARROW ? 72 : 110;
  const cell = (width - labelWidth) / Math.max(categories.length, 1);
  return {
    grid: { left: 4, right: 4, top: 4, bottom: HEAT_SCALE_HEIGHT, outerBoundsMode: 'same' },
    xAxis: { ...axis, data: categories.map((one) => one.axis), axisLabel: { ...text, hideOverlap: true } },
    yAxis: {
      ...axis,
      inverse: true,
      data: series.map(({ name }) => name),
      axisLabel: { ...text, width: labelWidth, overflow: 'truncate' },
    },
    visualMap: {
      type: 'continuous',
      min: 0,
      max: most || 1,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemHeight: 120,
      itemWidth: 12,
      text: [show(most), show(0)],
      textStyle: text,
      inRange: { color: [colors.weak, colors.strong] },
    },
    series: [
      {
        type: 'heatmap',
        data: known,
        cursor: series.some(({ addresses }) => addresses.some(Boolean)) ? 'pointer' : 'default',
        itemStyle: { borderColor: colors.card, borderWidth: 2, borderRadius: 3 },
        label: {
          show: cell >= CELL_WITH_NUMBER,
          rich: { weak: { color: colors.text }, strong: { color: colors.onStrong } },
          formatter: ({ value: [, , value = 0] }: { readonly value: readonly number[] }) =>
            `{${value > most * STRONG ? 'strong' : 'weak'}|${show(value)}}`,
        },
      },
    ],
  };
}

/** What opens by a click on a bar, a slice, a point or a cell. */
export function addressAt({ form, series }: ChartData, { dataIndex, seriesIndex, data }: Pointed): string | null {
  if (form !== 'heat') return series[seriesIndex]?.addresses[dataIndex] ?? null;
  const [column = 0, row = 0] = data as readonly number[];
  return series[row]?.addresses[column] ?? null;
}
