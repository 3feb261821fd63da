import { Skeleton } from '@mantine/core';
import { type CSSProperties, lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OptionalPart } from '#ui/feedback/optional-part.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import classes from './chart.module.css';
import { type ChartData, isBlank } from './chart-data.ts';
import { isLying } from './chart-option.ts';
import { FigureTable } from './figure-table.tsx';

/** The drawing library is loaded once there is something to draw. */
const ChartCanvas = lazy(() => import('./chart-canvas.tsx'));

interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  readonly asTable: boolean;
}

/** The same numbers as a picture or as a table. */
export function Chart({ title, data, asTable }: ChartProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const open = useCallback(
    (address: string) => {
      if (canOpen(address)) void navigate(address);
    },
    [navigate, canOpen],
  );
  if (asTable) return <ChartTable title={title} data={data} />;
  const rows = data.form === 'heat' ? data.series.length : data.categories.length;
  return (
    <div
      className={classes.place}
      data-form={isLying(data) ? 'lying' : data.form}
      style={{ '--rows': rows } as CSSProperties}
    >
      {isBlank(data) ? (
        <p className={classes.blank}>{t('ui.charts.blank')}</p>
      ) : (
        <OptionalPart>
          <Suspense fallback={<Skeleton className={classes.waiting!} height="auto" />}>
            <ChartCanvas data={data} label={t('ui.charts.picture', { title })} onOpen={open} />
          </Suspense>
        </OptionalPart>
      )}
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
