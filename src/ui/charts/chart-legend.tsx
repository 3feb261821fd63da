import { UnstyledButton, useComputedColorScheme } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import { colorsOf, inkOf, lineTypeOf, POINTS } from './chart-look.ts';

interface ChartLegendProps {
  readonly data: ChartData;
  readonly hidden: ReadonlySet<number>;
  readonly onChange: (hidden: ReadonlySet<number>) => void;
}

/** Which series, or slice of a donut, is drawn how; each can be hidden and shown again. One series alone needs none. */
export function ChartLegend({ data, hidden, onChange }: ChartLegendProps): ReactNode {
  const colors = colorsOf(useComputedColorScheme('light'));
  const names = namesOf(data);
  if (names.length < 2 && data.form !== 'donut') return null;
  return (
    <ul className={classes.legend}>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name.
        <li key={place}>
          <UnstyledButton
            className={classes.entry ?? ''}
            aria-pressed={!hidden.has(place)}
            onClick={() => onChange(toggled(hidden, place))}
            style={{ '--ink': inkOf(colors, data.form, place), '--gap': colors.card } as CSSProperties}
          >
            <Swatch form={data.form} place={place} />
            <span>{name}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** The slices of a donut have their numbers beside them. */
function namesOf({ form, categories, series, show }: ChartData): readonly string[] {
  if (form !== 'donut') return series.map(({ name }) => name);
  return categories.map(({ full }, at) => {
    const value = series[0]?.values[at] ?? null;
    return value === null ? full : `${full}  ${show(value)}`;
  });
}

function toggled(hidden: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const next = new Set(hidden);
  if (!next.delete(place)) next.add(place);
  return next;
}

/** As the drawing tells them apart: lines by their dashes and points, areas by their patterns. */
function Swatch({ form, place }: { readonly form: ChartData['form']; readonly place: number }): ReactNode {
  const isLine = form === 'lines' || form === 'burnUp';
  return (
    <svg className={classes.swatch} viewBox="0 0 20 12" aria-hidden>
      {isLine ? (
        <>
          <path className={classes.dash} d="M0 6H20" strokeDasharray={DASHES[lineTypeOf(form, place)]} />
          <path className={classes.ink} d={MARKS[POINTS[place % POINTS.length] ?? 'circle']} />
        </>
      ) : (
        <>
          <rect className={classes.ink} width="20" height="12" rx="2" />
          <path className={classes.pattern} d={PATTERNS[place % PATTERNS.length]} />
        </>
      )}
    </svg>
  );
}

const DASHES = { solid: undefined, dashed: '5 3', dotted: '2 2' } as const;

const MARKS: Readonly<Record<(typeof POINTS)[number], string>> = {
  circle: 'M10 2.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z',
  rect: 'M6.5 2.5h7v7h-7z',
  triangle: 'M10 2l4 7.5h-8z',
  diamond: 'M10 1.5l4 4.5l-4 4.5l-4-4.5z',
};

/** In the order of the patterns of a drawing. */
const PATTERNS = [
  '',
  'M-2 12L10 0M3 12L15 0M8 12L20 0M13 12L25 0',
  'M3 3h2v2h-2zM9 3h2v2h-2zM15 3h2v2h-2zM6 8h2v2h-2zM12 8h2v2h-2z',
  'M0 2.5H20M0 6H20M0 9.5H20',
  'M-5 0L7 12M0 0L12 12M5 0L17 12M10 0L22 12',
  'M3 5l1.5-3l1.5 3zM9 5l1.5-3l1.5 3zM15 5l1.5-3l1.5 3zM6 10l1.5-3l1.5 3zM12 10l1.5-3l1.5 3z',
];
