import { Menu, Skeleton, UnstyledButton } from '@mantine/core';
import { type CSSProperties, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OptionalPart } from '#ui/feedback/optional-part.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import classes from './chart.module.css';
import type { Point } from './chart-canvas.tsx';
import { type ChartData, isBlank, withoutHidden } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import { isLying } from './chart-option.ts';
import { FigureTable } from './figure-table.tsx';
import { HeatMap } from './heat-map.tsx';
import { type Leads, type NamedList, openable } from './leads.ts';
import { ListChoice } from './opening.tsx';

/** The drawing library is loaded once there is something to draw. */
const ChartCanvas = lazy(() => import('./chart-canvas.tsx'));

const NOTHING: ReadonlySet<number> = new Set();

interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  readonly asTable: boolean;
}

/** The same numbers as a picture or as a table. */
export function Chart({ title, data, asTable }: ChartProps): ReactNode {
  const { t } = useTranslation();
  if (asTable) return <ChartTable title={title} data={data} />;
  const label = t('ui.charts.picture', { title });
  if (isBlank(data)) {
    return (
      <div className={classes.place}>
        <p className={classes.blank}>{t('ui.charts.blank')}</p>
      </div>
    );
  }
  if (data.form === 'heat') return <HeatMap data={data} label={label} />;
  return <Drawn data={data} label={label} />;
}

interface DrawnProps {
  readonly data: ChartData;
  readonly label: string;
}

/** A bar that was clicked on. */
interface Asked {
  readonly lists: readonly NamedList[];
  readonly at: Point;
}

/** The drawing with its legend, by which parts of it are hidden. */
function Drawn({ data, label }: DrawnProps): ReactNode {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(NOTHING);
  const shown = useMemo(() => withoutHidden(data, hidden), [data, hidden]);
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const [asked, ask] = useState<Asked | null>(null);
  const open = useCallback(
    (leads: Leads, at: Point) => {
      const wanted = openable(leads, canOpen);
      if (typeof wanted === 'string') void navigate(wanted);
      else ask(wanted && { lists: wanted, at });
    },
    [navigate, canOpen],
  );
  const form = isLying(data) ? 'lying' : data.form;
  return (
    <div className={classes.figure} data-form={form}>
      <ChartLegend data={data} hidden={hidden} onChange={setHidden} />
      <div className={classes.place} data-form={form} style={{ '--rows': data.categories.length } as CSSProperties}>
        <OptionalPart>
          <Suspense fallback={<Skeleton className={classes.waiting!} height="auto" />}>
            <ChartCanvas shown={shown} label={label} onOpen={open} />
          </Suspense>
        </OptionalPart>
        {asked && (
          <Menu opened onClose={() => ask(null)} position="bottom-start">
            <Menu.Target>
              <UnstyledButton
                className={classes.pressed!}
                style={{ left: asked.at.x, top: asked.at.y }}
                tabIndex={-1}
                aria-label={label}
              />
            </Menu.Target>
            <ListChoice lists={asked.lists} />
          </Menu>
        )}
      </div>
    </div>
  );
}

/** Categories from top to bottom, except of a heat map, which is a table already. */
function ChartTable({ title, data }: Omit<ChartProps, 'asTable'>): ReactNode {
  const { categories, series, show, form } = data;
  const cell = (row: number, column: number) => {
    const value = series[row]?.values[column] ?? null;
    return { text: value === null ? null : show(value), address: series[row]?.addresses[column] ?? null };
  };
  const names = categories.map(({ full }) => full);
  if (form === 'heat') {
    const rows = series.map(({ name }, row) => ({ name, cells: names.map((_, column) => cell(row, column)) }));
    return <FigureTable title={title} columns={names} rows={rows} />;
  }
  const rows = names.map((name, column) => ({ name, cells: series.map((_, row) => cell(row, column)) }));
  return <FigureTable title={title} columns={series.map(({ name }) => name)} rows={rows} />;
}
