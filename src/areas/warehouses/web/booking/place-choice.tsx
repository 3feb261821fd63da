import { Alert, Button, Group, Select, Text, Textarea } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useCalendarProps } from '#ui/fields/date/use-calendar-props.ts';
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx';
import { findShifts } from '../../contract/booking.calls.ts';
import type { BookingView, FreeTime } from '../../contract/booking.shapes.ts';
import { NearestTimes } from './nearest-times.tsx';
import { FOREIGN_MS, type OpenDays } from './open-days.ts';
import classes from './scheduling-form.module.css';
import { TimeChoice } from './time-choice.tsx';
import { useCountdown } from './use-countdown.ts';
import { useDateChoice } from './use-date-choice.ts';
import type { useHold } from './use-hold.ts';
import { useTakePlace } from './use-take-place.ts';

interface PlaceChoiceProps {
  readonly booking: BookingView;
  readonly version: number;
  readonly holding: ReturnType<typeof useHold>;
  readonly days: OpenDays;
  readonly reload: () => Promise<unknown>;
  readonly onDone: (booking: BookingView) => void;
  readonly onCancel: () => void;
}

export function PlaceChoice(props: PlaceChoiceProps): ReactNode {
  const { booking, version, holding, days, reload, onDone, onCancel } = props;
  const { t } = useTranslation();
  const { from, until, mayChooseDock, warehouse } = days;
  const { hold, wanted, refusal } = holding;
  const { date, problem, isOpen, setDate } = useDateChoice(days, holding);
  const [dockId, setDockId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [loadedAt, setLoadedAt] = useState(() => performance.now());
  const unsaved = useRef(false);
  unsaved.current = hold !== null;
  const calendar = useCalendarProps('near');
  const times = useCall(
    findShifts,
    { query: { schedulingId: booking._id, holdKey: holding.key, date: date ?? from } },
    { enabled: date !== null, staleTime: 0, ...(booking.warehouse.isOwn ? {} : { refetchInterval: FOREIGN_MS }) },
  );
  const chooseDay = (day: string | null) => {
    holding.clear();
    setDockId(null);
    setDate(day);
  };
  const startOver = () => {
    chooseDay(null);
    setLoadedAt(performance.now());
    void reload();
  };
  const left = useCountdown(hold ? hold.secondsLeft : days.seconds, hold?.heldAt ?? loadedAt, startOver);
  const choose = async (startTime: string, day: string, dock: string | null) => {
    await holding.choose({ dateScheduling: day, startTime, ...(mayChooseDock && dock ? { dockId: dock } : {}) });
    void times.refetch();
  };
  const pick = ({ dateScheduling, startTime, dock }: FreeTime) => {
    setDate(dateScheduling);
    setDockId(mayChooseDock ? dock.id : null);
    void choose(startTime, dateScheduling, dock.id);
  };
  const saving = useTakePlace({ booking, version, holding, onOver: startOver, onDone });
  const shown = wanted ?? hold;
  return (
    <div className={classes.form}>
      <UnsavedGuard unsaved={unsaved} kept={false} onLeave={holding.clear} />
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
            excludeDate={(day) => !isOpen(day)}
            onChange={chooseDay}
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
              onChange={(chosen) => {
                holding.clear();
                setDockId(chosen);
              }}
            />
          )}
          <TimeChoice
            times={times}
            date={date}
            dockId={mayChooseDock ? dockId : null}
            needsDock={mayChooseDock}
            chosen={shown && shown.dateScheduling === date ? shown.startTime : null}
            onChoose={(startTime) => {
              if (date) void choose(startTime, date, dockId);
            }}
          />
        </section>
      </div>
      {hold && !wanted && (
        <Text fw={550} role="status">
          {hold.dock.name} · {hold.startTime}–{hold.endTime}
        </Text>
      )}
      {refusal && <NearestTimes refusal={refusal} onPick={pick} />}
      {saving.error && (
        <Alert color="red" variant="light" role="alert">
          {reasonText(saving.error, t)}
        </Alert>
      )}
      {saving.isMove && (
        <Textarea
          label={t('warehouses.booking.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('warehouses.booking.cancel')}
        </Button>
        <Button
          disabled={hold === null || wanted !== null}
          loading={saving.isSaving}
          onClick={() => void saving.take(reason)}
        >
          {t(`warehouses.booking.${saving.isMove ? 'confirmMove' : 'confirm'}`)}
        </Button>
      </Group>
    </div>
  );
}
