import { describe, expect, it } from 'vitest';

import { type ChartData, type ChartForm, isBlank, withoutHidden } from './chart-data.ts';
import { addressAt, chartOption, isLying, tooltipText } from './chart-option.ts';

const FORMS = ['bars', 'stacked', 'lines', 'burnUp', 'donut'] as const satisfies readonly ChartForm[];
const LOOK = { mode: 'light', width: 600, isAnimated: false } as const;

function sample(form: ChartForm, part: Partial<ChartData> = {}): ChartData {
  return {
    form,
    isOverTime: true,
    categories: ['05/03/2026', '06/03/2026', '07/03/2026'].map((full) => ({ full, axis: full.slice(0, 5) })),
    series: [
      { name: 'No prazo', values: [4, null, 2], addresses: ['/a', '/b', null] },
      { name: 'Atrasadas', values: [1, 3, 0], addresses: ['/c', null, null] },
    ],
    show: (value) => `${value} Tn`,
    showOnAxis: String,
    ...part,
  };
}

interface Drawn {
  readonly type: string;
  readonly name?: string;
  readonly stack?: string | null;
  readonly symbol?: string;
  readonly data: readonly unknown[];
  readonly lineStyle?: { readonly type: string };
  readonly areaStyle?: object;
  readonly itemStyle: { readonly color: string; readonly decal?: object };
  readonly cursor: string;
}
const NOTHING: ReadonlySet<number> = new Set();
const drawn = (data: ChartData, look = {}, hidden = NOTHING) => {
  const option = chartOption(withoutHidden(data, hidden), { ...LOOK, ...look }) as unknown as {
    readonly series: readonly Drawn[];
    readonly animation: boolean;
    readonly xAxis: { readonly type: string };
    readonly yAxis: { readonly type: string };
  };
  return option;
};

describe('a chart', () => {
  it('has the numbers of its series, whatever its form; what is unknown is a gap and no zero', () => {
    for (const form of ['bars', 'stacked', 'lines', 'burnUp'] as const)
      expect(drawn(sample(form)).series.map(({ name, data }) => [name, data])).toEqual([
        ['No prazo', [4, null, 2]],
        ['Atrasadas', [1, 3, 0]],
      ]);
    const [pie] = drawn(sample('donut')).series;
    expect(pie!.data).toMatchObject([
      { name: '05/03/2026', value: 4 },
      { name: '06/03/2026', value: 0 },
      { name: '07/03/2026', value: 2 },
    ]);
  });

  it('is of the form that was asked for', () => {
    const types = FORMS.map((form) => [form, drawn(sample(form)).series[0]!.type]);
    const expected = { bars: 'bar', stacked: 'bar', lines: 'line', burnUp: 'line', donut: 'pie' };
    expect(Object.fromEntries(types)).toEqual(expected);
    expect(drawn(sample('stacked')).series.map(({ stack }) => stack)).toEqual(['all', 'all']);
    expect(drawn(sample('burnUp')).series.map(({ areaStyle }) => areaStyle !== undefined)).toEqual([false, true]);
  });

  it('tells several series apart without colour', () => {
    for (const form of ['bars', 'stacked'] as const) {
      const patterns = drawn(sample(form)).series.map(({ itemStyle }) => JSON.stringify(itemStyle.decal));
      expect(new Set(patterns).size).toBe(2);
    }
    const slices = drawn(sample('donut')).series[0]!.data as readonly Pick<Drawn, 'itemStyle'>[];
    expect(new Set(slices.map(({ itemStyle }) => JSON.stringify(itemStyle.decal))).size).toBe(3);
    for (const form of ['lines', 'burnUp'] as const) {
      const looks = drawn(sample(form)).series.map(({ symbol, lineStyle }) => `${symbol} ${lineStyle?.type}`);
      expect(new Set(looks).size).toBe(2);
    }
  });

  it('leaves out what is hidden, and what is left keeps its number, its look and its list', () => {
    const look = ({ itemStyle, symbol, lineStyle }: Drawn) => [itemStyle, symbol, lineStyle];
    const hidden = new Set([0]);
    for (const form of ['bars', 'stacked', 'lines', 'burnUp'] as const) {
      const left = drawn(sample(form), {}, hidden).series;
      expect(left.map(({ name }) => name)).toEqual(['Atrasadas']);
      expect(look(left[0]!)).toEqual(look(drawn(sample(form)).series[1]!));
      expect(addressAt(withoutHidden(sample(form), hidden).data, { seriesIndex: 0, dataIndex: 0 })).toBe('/c');
    }
    const [all, some] = [drawn(sample('donut')), drawn(sample('donut'), {}, hidden)];
    expect(some.series[0]!.data).toEqual(all.series[0]!.data.slice(1));
  });

  it('lies where it compares names, and goes from left to right over time', () => {
    const names = sample('bars', { isOverTime: false });
    expect([isLying(names), isLying(sample('bars')), isLying(sample('lines', { isOverTime: false }))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([drawn(names).yAxis.type, drawn(names).xAxis.type]).toEqual(['category', 'value']);
    expect([drawn(sample('bars')).yAxis.type, drawn(sample('bars')).xAxis.type]).toEqual(['value', 'category']);
  });

  it('stands still for who wants that', () => {
    expect([true, false].map((isAnimated) => drawn(sample('bars'), { isAnimated }).animation)).toEqual([true, false]);
  });

  it('is blank where nothing is known or nothing happened', () => {
    const of = (values: readonly (number | null)[]) =>
      sample('bars', { series: [{ name: 'x', values, addresses: [] }] });
    expect([of([null, null]), of([0, 0]), of([0, 1]), sample('bars', { series: [] })].map(isBlank)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('what is pointed at', () => {
  it('is said with its whole name and its number', () => {
    const both = [
      { dataIndex: 1, seriesIndex: 0 },
      { dataIndex: 1, seriesIndex: 1 },
    ];
    expect(tooltipText(sample('lines'), both)).toBe('06/03/2026\nNo prazo: —\nAtrasadas: 3 Tn');
    expect(tooltipText(sample('donut'), { dataIndex: 2, seriesIndex: 0 })).toBe('07/03/2026: 2 Tn');
  });

  it('opens the list of exactly that', () => {
    const at = (form: ChartForm, seriesIndex: number, dataIndex: number) =>
      addressAt(sample(form), { seriesIndex, dataIndex });
    expect([at('bars', 0, 1), at('bars', 1, 0), at('bars', 1, 1), at('donut', 0, 0)]).toEqual(['/b', '/c', null, '/a']);
  });
});
