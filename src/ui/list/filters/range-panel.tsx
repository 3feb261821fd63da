import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DateRange } from '#kernel/dates.ts';
import { type DatePreset, LIST_PRESETS, presetRange } from '#ui/fields/date/date-presets.ts';
import { PresetList } from '#ui/fields/date/preset-list.tsx';
import { useToday } from '#ui/session/zone.ts';
import { daysOf, rangeText } from '../state/range-text.ts';
import type { PanelProps } from './filter-source.ts';
import classes from './panel.module.css';

// Most people only use the presets, so the calendar is loaded on demand.
const RangeCalendar = lazy(() => import('#ui/fields/date/range-calendar.tsx'));

/** A preset applies at once; a custom range is picked on two months and applies when accepted. */
export function RangePanel({ source, filter, text, onChange, onDone }: PanelProps): ReactNode {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const today = useToday();
  const range = daysOf(text, today) ?? null;
  const chosen = (range?.label ?? 'all') as DatePreset;
  const [custom, setCustom] = useState(chosen === 'custom');
  const apply = (next: DateRange | null) => {
    onChange(() => rangeText(next));
    onDone();
  };
  const choose = (preset: DatePreset) => {
    setCustom(preset === 'custom');
    if (preset !== 'custom') apply(presetRange(preset, today));
  };
  return (
    <div className={classes.range}>
      <PresetList
        presets={source.presets?.[filter] ?? LIST_PRESETS}
        chosen={custom ? 'custom' : chosen}
        onChoose={choose}
      />
      {custom && (
        <Suspense fallback={<Skeleton className={classes.calendar!} data-wide={!phone} />}>
          <RangeCalendar value={range} wide={!phone} onAccept={apply} onCancel={() => apply(null)} />
        </Suspense>
      )}
    </div>
  );
}
