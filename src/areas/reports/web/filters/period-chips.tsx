import { Popover, Skeleton, UnstyledButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIODS } from '#areas/reports/contract/dashboard.shapes.ts';
import { type DateRange, parseDay, showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { customRange } from '#ui/fields/date/date-presets.ts';
import classes from './filter-bar.module.css';
import { withDays, withPeriod } from './report-query.ts';
import type { ReportControl } from './use-report-state.ts';

// Most people only use the periods, so the calendar is loaded on demand.
const RangeCalendar = lazy(() => import('#ui/fields/date/range-calendar.tsx'));

/** The usual periods at once, any other with its two days. */
export function PeriodChips({ control }: { readonly control: ReportControl }): ReactNode {
  const { t } = useTranslation();
  const { period } = control.state.query;
  return (
    <fieldset className={classes.periods} aria-label={t('reports.filters.period')}>
      {PERIODS.map((one) =>
        one === 'custom' ? (
          <CustomChip key={one} control={control} />
        ) : (
          <UnstyledButton
            key={one}
            className={classes.period ?? ''}
            aria-pressed={period === one}
            onClick={() => control.change((state) => withPeriod(state, one))}
          >
            {t(dynamicKey('reports.filters.periods', one))}
          </UnstyledButton>
        ),
      )}
    </fieldset>
  );
}

/** Two months side by side, or a dialog on a phone. */
function CustomChip({ control }: { readonly control: ReportControl }): ReactNode {
  const { t } = useTranslation();
  const [opened, chooser] = useDisclosure(false);
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { period, from, until } = control.state.query;
  const isChosen = period === 'custom' && from !== undefined && until !== undefined;
  const name = t('reports.filters.periods.custom');
  const accept = ({ startDate, endDate }: DateRange) => {
    const [first, last] = [parseDay(startDate), parseDay(endDate)];
    if (first && last) control.change((state) => withDays(state, first, last));
    chooser.close();
  };
  const button = (
    <UnstyledButton
      className={classes.period ?? ''}
      aria-pressed={isChosen}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={chooser.toggle}
    >
      <IconCalendarEvent size="1rem" stroke={1.6} aria-hidden />
      {name}
      {isChosen && `: ${showDay(from)} – ${showDay(until)}`}
    </UnstyledButton>
  );
  const calendar = (
    <Suspense fallback={<Skeleton className={classes.calendar ?? ''} data-wide={!phone} />}>
      <RangeCalendar
        value={isChosen ? customRange(from, until) : null}
        wide={!phone}
        onAccept={accept}
        onCancel={chooser.close}
      />
    </Suspense>
  );
  if (phone)
    return (
      <>
        {button}
        <Dialog opened={opened} onClose={chooser.close} title={name}>
          {calendar}
        </Dialog>
      </>
    );
  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? chooser.open() : chooser.close())}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={name}>
        {calendar}
      </Popover.Dropdown>
    </Popover>
  );
}
