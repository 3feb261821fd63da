import { Alert, Button, Group, Select, Text, Textarea } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useCalendarProps } from '#ui/fields/date/use-calendar-props.ts';
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx';
import { findDocks, findShifts, moveBooking, scheduleOrder } from '../../contract/booking.calls.ts';
import type { BookingView, FreeTime } from '../../contract/booking.shapes.ts';
import classes from './scheduling-form.module.css';
import { TimeChoice } from './time-choice.tsx';
import { useCountdown } from './use-countdown.ts';
import { useHold } from './use-hold.ts';

interface SchedulingFormProps {
  readonly booking: BookingView;
  readonly onDone: (booking: BookingView) => void;
  readonly onCancel: () => void;
}

/** When and where the truck of a booking comes: date, dock and time, each clearing what depends on it. */
export function SchedulingForm({ booking, onDone, onCancel }: SchedulingFormProps): ReactNode {
  const { t } = useTranslation();
  const orderId = booking.order?._id ?? '';
  const query = { loadingOrderId: orderId, schedulingId: booking._id };
  const days = useCall(findDocks, { query }, { staleTime: 0 });
  if (days.isError && !days.data) return <QueryError onRetry={() => void days.refetch()} />;
  if (!days.data || !days.isFetchedAfterMount) return <FormSkeleton fields={3} />;
  const { from, until, unavailableDays } = days.data;
  const isFull = unavailableDays.length > 0 && unavailableDays.length >= daysBetween(from, until);
  if (isFull || days.data.warehouse.docks.length === 0) {
    return (
      <Alert color="yellow" variant="light">
        {t('warehouses.booking.nothingNow')}
      </Alert>
    );
  }
  return (
    <Choosing booking={booking} days={days.data} reload={() => days.refetch()} onDone={onDone} onCancel={onCancel} />
  );
}

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;

interface ChoosingProps extends SchedulingFormProps {
  readonly days: NonNullable<ReturnType<typeof useCall<typeof findDocks>>['data']>;
  readonly reload: () => Promise<unknown>;
}

function Choosing({ booking, days, reload, onDone, onCancel }: ChoosingProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { from, until, unavailableDays, dueDate, expired, mayChooseDock, warehouse } = days;
  const isOpen = (day: string) => day >= from && day <= until && !unavailableDays.includes(day);
  const [date, setDate] = useState<string | null>(dueDate !== null && isOpen(dueDate) ? dueDate : null);
  const [dockId, setDockId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [loadedAt, setLoadedAt] = useState(() => Date.now());
  const { hold, refusal, isBusy, choose, clear, keep } = useHold({ schedulingId: booking._id });
  const unsaved = useRef(false);
  unsaved.current = hold !== null;

  const query = { loadingOrderId: booking.order?._id ?? '', schedulingId: booking._id, date: date ?? from };
  // The warehouse of another company does not report its changes here.
  const times = useCall(
    findShifts,
    { query },
    { enabled: date !== null, staleTime: 0, ...(booking.warehouse.isOwn ? {} : { refetchInterval: 5000 }) },
  );
  const startOver = () => {
    clear();
    setDate(null);
    setDockId(null);
    setLoadedAt(Date.now());
    void reload();
  };
  const left = useCountdown(hold ? hold.secondsLeft : days.seconds, hold?.heldAt ?? loadedAt, startOver);
  const calendar = useCalendarProps({ from: Number(from.slice(0, 4)), until: Number(until.slice(0, 4)) } as never);

  const book = useAction(scheduleOrder, { refresh: ['loadingOrder'] });
  const move = useAction(moveBooking, { refresh: ['loadingOrder'] });
  const isMove = booking.schedule !== null;
  const confirm = async () => {
    if (!hold) return;
    const { scheduling } = isMove
      ? await move.mutateAsync({
          params: { id: booking._id },
          body: { version: booking.version, holdKey: hold.key, reason: reason || null },
        })
      : await book.mutateAsync({ body: { schedulingId: booking._id, holdKey: hold.key } });
    keep();
    unsaved.current = false;
    snackbar.success(
      t(`warehouses.booking.${isMove ? 'moved' : 'booked'}`, {
        day: showDay(hold.dateScheduling),
        time: hold.startTime,
      }),
    );
    onDone(scheduling);
  };
  const failure = book.error ?? move.error;
  const pick = ({ dateScheduling, startTime, dock }: FreeTime) => {
    setDate(dateScheduling);
    setDockId(mayChooseDock ? dock.id : null);
    void choose({ dateScheduling, startTime, ...(mayChooseDock ? { dockId: dock.id } : {}) });
  };
  return (
    <div className={classes.form}>
      <UnsavedGuard unsaved={unsaved} kept={false} onLeave={clear} />
      {expired && (
        <Alert color="yellow" variant="light">
          {t('warehouses.booking.expired')}
        </Alert>
      )}
      <Group justify="space-between">
        <Text c="dimmed" size="sm">
          {t('warehouses.booking.takes', { count: days.minutes })}
        </Text>
        {left !== null && (
          <Text role="timer" aria-live="off" className={classes.clock!} data-soon={left <= 10 || undefined}>
            <IconClockPause size="1.1rem" aria-hidden /> {t('warehouses.booking.left', { count: left })}
          </Text>
        )}
      </Group>
      <div className={classes.columns}>
        <section aria-label={t('warehouses.booking.date')}>
          <DatePicker
            {...calendar}
            value={date}
            minDate={from}
            maxDate={until}
            excludeDate={(day) => !isOpen(String(day).slice(0, 10))}
            onChange={(day) => {
              clear();
              setDockId(null);
              setDate(day ? String(day).slice(0, 10) : null);
            }}
          />
        </section>
        <section aria-label={t('warehouses.booking.time')}>
          {mayChooseDock && (
            <Select
              label={t('warehouses.booking.dock')}
              data={warehouse.docks.map(({ id, name }) => ({ value: id, label: name }))}
              value={dockId}
              disabled={date === null}
              onChange={(chosen) => {
                clear();
                setDockId(chosen);
              }}
            />
          )}
          <TimeChoice
            times={times}
            date={date}
            dockId={mayChooseDock ? dockId : null}
            needsDock={mayChooseDock}
            held={hold}
            isBusy={isBusy}
            onChoose={(startTime) => {
              if (date) void choose({ dateScheduling: date, startTime, ...(dockId ? { dockId } : {}) });
            }}
          />
        </section>
      </div>
      {refusal && (
        <Alert color="red" variant="light" title={refusal.message}>
          {refusal.nearest.length > 0 && (
            <>
              <Text size="sm">{t('warehouses.booking.nearest')}</Text>
              <Group gap="xs" mt="xs">
                {refusal.nearest.map((free) => (
                  <Button
                    key={`${free.dateScheduling} ${free.startTime}`}
                    size="compact-sm"
                    variant="default"
                    onClick={() => pick(free)}
                  >
                    {showDay(free.dateScheduling)} {free.startTime}
                  </Button>
                ))}
              </Group>
            </>
          )}
        </Alert>
      )}
      {failure && (
        <Alert color="red" variant="light">
          {failure.message}
        </Alert>
      )}
      {isMove && (
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
          disabled={hold === null}
          loading={book.isPending || move.isPending}
          onClick={() => void confirm().catch(() => undefined)}
        >
          {t(`warehouses.booking.${isMove ? 'confirmMove' : 'confirm'}`)}
        </Button>
      </Group>
    </div>
  );
}
