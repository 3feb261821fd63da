import { Button, Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '#kernel/api-call.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import type { findShifts } from '../../contract/booking.calls.ts';
import type { Schedule } from '../../contract/booking.shapes.ts';
import classes from './scheduling-form.module.css';
import type { Hold } from './use-hold.ts';

interface TimeChoiceProps {
  readonly times: UseQueryResult<CallReply<typeof findShifts>, ApiError>;
  readonly date: string | null;
  /** Null where the product chooses the dock. */
  readonly dockId: string | null;
  readonly needsDock: boolean;
  readonly held: Hold | null;
  readonly isBusy: boolean;
  readonly onChoose: (startTime: string) => void;
}

interface OfferedTime {
  readonly startTime: string;
  readonly endTime: string;
  readonly isFree: boolean;
  readonly isHeld: boolean;
}

/** Without a dock a time is free where any dock is. */
function offered(schedules: readonly Schedule[], dockId: string | null): OfferedTime[] {
  const times = new Map<string, OfferedTime>();
  for (const { dock, startTime, endTime, scheduleStatus, held } of schedules) {
    if (dockId !== null && dock.id !== dockId) continue;
    const before = times.get(startTime);
    const isFree = scheduleStatus || (before?.isFree ?? false);
    times.set(startTime, { startTime, endTime, isFree, isHeld: !isFree && (held || (before?.isHeld ?? false)) });
  }
  return [...times.values()];
}

/** The times of a day: free, taken, or held by somebody who is choosing. */
export function TimeChoice(props: TimeChoiceProps): ReactNode {
  const { times, date, dockId, needsDock, held, isBusy, onChoose } = props;
  const { t } = useTranslation();
  if (date === null) return <Text c="dimmed">{t('warehouses.booking.chooseDate')}</Text>;
  if (needsDock && dockId === null) return <Text c="dimmed">{t('warehouses.booking.chooseDock')}</Text>;
  if (times.isError && !times.data) return <QueryError onRetry={() => void times.refetch()} />;
  if (!times.data) return <Skeleton height={160} aria-busy="true" />;
  const shown = offered(times.data.schedules, dockId);
  const chosen = (time: string) => held !== null && held.dateScheduling === date && held.startTime === time;
  if (!shown.some(({ isFree, startTime }) => isFree || chosen(startTime))) {
    return <Text role="status">{t('errors.bookings.nothingFree')}</Text>;
  }
  return (
    <ul className={classes.times} aria-label={t('warehouses.booking.time')}>
      {shown.map(({ startTime, endTime, isFree, isHeld }) => (
        <li key={startTime}>
          <Button
            fullWidth
            variant={chosen(startTime) ? 'filled' : 'default'}
            aria-pressed={chosen(startTime)}
            disabled={(!isFree && !chosen(startTime)) || isBusy}
            title={
              isHeld ? t('warehouses.booking.held') : isFree ? `${startTime}–${endTime}` : t('warehouses.booking.taken')
            }
            onClick={() => onChoose(startTime)}
          >
            {startTime}
          </Button>
        </li>
      ))}
    </ul>
  );
}
