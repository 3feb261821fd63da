import { Alert, Group, Select, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalendarProps } from '#ui/fields/date/use-calendar-props.ts';
import { NearestTimes } from './nearest-times.tsx';
import type { OpenDays } from './open-days.ts';
import classes from './scheduling-form.module.css';
import { TimeChoice, type TimeChoiceProps } from './time-choice.tsx';
import type { HeldPlace } from './use-hold.ts';
import type { TimeChoiceState } from './use-time-choice.ts';

interface ChooseTimeProps {
  readonly days: OpenDays;
  readonly choice: TimeChoiceState;
  readonly place: HeldPlace;
  /** The times of the chosen day. */
  readonly times: TimeChoiceProps['times'];
}

/** Date, dock and time of a truck, with the seconds that are left to decide. */
export function ChooseTime({ days, choice, place, times }: ChooseTimeProps): ReactNode {
  const { t } = useTranslation();
  const { from, until, mayChooseDock, warehouse } = days;
  const { date, problem, dockId, left } = choice;
  const { hold, wanted, refusal } = place;
  const calendar = useCalendarProps('near');
  const shown = wanted ?? hold;
  const choose = async (work: Promise<void>) => {
    await work;
    void times.refetch();
  };
  return (
    <>
      {days.expired && !hold && (
        <Alert color="yellow" variant="light" role="status">
          {t('warehouses.booking.expired')}
        </Alert>
      )}
      <Group justify="space-between">
        <Text c="dimmed" size="sm">
          {t('warehouses.booking.takes', { count: days.minutes })}
        </Text>
        <Text role="timer" className={classes.clock!} data-soon={left <= 10 || undefined}>
          <IconClockPause size="1.1rem" aria-hidden /> {t('warehouses.booking.left', { count: left })}
        </Text>
      </Group>
      <div className={classes.columns}>
        <section aria-label={t('warehouses.booking.date')}>
          <DatePicker
            {...calendar}
            value={date}
            defaultDate={date ?? from}
            minDate={from}
            maxDate={until}
            excludeDate={(day) => !choice.isOpen(day)}
            onChange={choice.chooseDate}
          />
          {problem && (
            <Text c="red" size="sm" role="alert">
              {t(`errors.bookings.${problem}`)}
            </Text>
          )}
        </section>
        <section aria-label={t('warehouses.booking.time')}>
          {mayChooseDock && (
            <Select
              label={t('warehouses.booking.dock')}
              data={warehouse.docks.map(({ id, name }) => ({ value: id, label: name }))}
              value={dockId}
              disabled={date === null}
              allowDeselect={false}
              onChange={choice.chooseDock}
            />
          )}
          <TimeChoice
            times={times}
            date={date}
            dockId={mayChooseDock ? dockId : null}
            needsDock={mayChooseDock}
            chosen={shown && shown.dateScheduling === date ? shown.startTime : null}
            onChoose={(startTime) => void choose(choice.chooseTime(startTime))}
          />
        </section>
      </div>
      {hold && !wanted && (
        <Text fw={550} role="status">
          {hold.dock.name} · {hold.startTime}–{hold.endTime}
        </Text>
      )}
      {refusal && <NearestTimes refusal={refusal} onPick={(free) => void choose(choice.pick(free))} />}
    </>
  );
}
