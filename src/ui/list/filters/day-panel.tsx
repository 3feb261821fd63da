import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PanelProps } from './filter-source.ts';
import classes from './panel.module.css';

const DayCalendar = lazy(() => import('#ui/fields/date/day-calendar.tsx'));

/** The first or the last day of a span: not beyond the other one. The chosen day, picked again, is no longer chosen. */
export function DayPanel({ source, filter, text, chosen, onChange, onDone }: PanelProps): ReactNode {
  const { filters } = source.definition;
  const last = filters[filter]?.until;
  const first = Object.keys(filters).find((key) => filters[key]?.until === filter);
  return (
    <Suspense fallback={<Skeleton className={classes.calendar!} />}>
      <DayCalendar
        value={text || null}
        min={first && chosen[first]}
        max={last && chosen[last]}
        onChoose={(day) => {
          onChange(() => day ?? '');
          onDone();
        }}
      />
    </Suspense>
  );
}
