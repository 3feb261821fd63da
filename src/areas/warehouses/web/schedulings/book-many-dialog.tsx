import { Alert, Button, Group, Loader, Select, Stack, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, showDay } from '#kernel/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useCalendarProps } from '#ui/fields/date/use-calendar-props.ts';
import { useToday } from '#ui/session/zone.ts';
import type { BookingRow } from '../../contract/booking.list.ts';
import classes from './book-many.module.css';
import { type Outcome, useBookMany } from './use-book-many.ts';

interface BookManyDialogProps {
  readonly rows: readonly BookingRow[];
  /** Whether something was booked. */
  readonly onClose: (isDone: boolean) => void;
}

/** Several orders at once: each gets the first free time from a day and an hour on, and says what it got. */
export default function BookManyDialog({ rows, onClose }: BookManyDialogProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const calendar = useCalendarProps('near');
  const [date, setDate] = useState<string | null>(earliestDue(rows, today));
  const [time, setTime] = useState('08:00');
  const { outcomes, isRunning, run, stop } = useBookMany();
  const left = rows.filter(({ _id }) => !isBooked(outcomes.get(_id)));
  const booked = rows.length - left.length;
  const hasRun = outcomes.size > 0;
  const close = () => {
    stop();
    onClose(booked > 0);
  };
  return (
    <Dialog
      opened
      busy={isRunning}
      onClose={close}
      title={t('warehouses.many.title', { count: rows.length })}
      actions={
        <>
          <Button variant="default" onClick={isRunning ? stop : close}>
            {t(isRunning ? 'warehouses.many.stop' : hasRun ? 'warehouses.many.close' : 'warehouses.booking.cancel')}
          </Button>
          {left.length > 0 && (
            <Button
              disabled={date === null}
              loading={isRunning}
              onClick={() =>
                date &&
                void run(
                  left.map(({ _id }) => _id),
                  { date, time },
                )
              }
            >
              {t(hasRun ? 'warehouses.many.again' : 'warehouses.booking.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <Text size="sm">{t('warehouses.many.help')}</Text>
        <Group grow>
          <DatePickerInput
            {...calendar}
            label={t('warehouses.many.fromDay')}
            valueFormat="DD/MM/YYYY"
            value={date}
            minDate={today}
            disabled={isRunning}
            onChange={setDate}
          />
          <Select
            label={t('warehouses.many.fromTime')}
            data={HALF_HOURS}
            value={time}
            disabled={isRunning}
            allowDeselect={false}
            onChange={(chosen) => chosen && setTime(chosen)}
          />
        </Group>
        {hasRun && !isRunning && (
          <Alert color={left.length > 0 ? 'yellow' : 'green'} variant="light" role="status">
            {t('warehouses.many.done', { booked, count: rows.length })}
          </Alert>
        )}
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={row._id} className={classes.row}>
              <span>
                {row.loadingOrderCode ?? row.plate ?? row.code}{' '}
                <Text span c="dimmed" inherit>
                  · {row.warehouse}
                </Text>
              </span>
              <Result outcome={outcomes.get(row._id)} isRunning={isRunning} />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

const isBooked = (outcome: Outcome | undefined): boolean => outcome !== undefined && 'booked' in outcome;

/** The first day that one of the orders asks for, and not before today. */
function earliestDue(rows: readonly BookingRow[], today: string): string {
  const days = rows.flatMap(({ dueDate }) => (dueDate && dueDate >= today ? [dueDate] : [])).sort();
  return days[0] ?? addDays(today, 1);
}

interface ResultProps {
  readonly outcome: Outcome | undefined;
  readonly isRunning: boolean;
}

function Result({ outcome, isRunning }: ResultProps): ReactNode {
  const { t } = useTranslation();
  if (!outcome) return isRunning ? <Loader size="xs" /> : null;
  if ('booked' in outcome) {
    const { dateScheduling, schedule, dock } = outcome.booked;
    return (
      <span className={classes.booked}>
        <IconCheck size="1rem" aria-hidden /> {dateScheduling && showDay(dateScheduling)} {schedule?.startTime} ·{' '}
        {dock?.name}
      </span>
    );
  }
  return (
    <span className={classes.failed}>
      <IconAlertTriangle size="1rem" aria-hidden />{' '}
      {outcome.error ? reasonText(outcome.error, t) : t('errors.bookings.nothingFree')}
    </span>
  );
}
