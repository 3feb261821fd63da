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

export interface TimeChoiceProps {
  readonly times: UseQueryResult<CallReply<typeof findShifts>, ApiError>;
  readonly date: string | null;
  /** Null where the product chooses the dock. */
  readonly dockId: string | null;
  readonly needsDock: boolean;
  /** The time of this day and dock that is held, or asked for. */
  readonly chosen: string | null;
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
export function TimeChoice({ times, date, dockId, needsDock, chosen, onChoose }: TimeChoiceProps): ReactNode {
  const { t } = useTranslation();
  if (date === null) return <Text className={classes.hint!}>{t('warehouses.booking.chooseDate')}</Text>;
  if (needsDock && dockId === null) {
    return <Text className={classes.hint!}>{t('warehouses.booking.chooseDock')}</Text>;
  }
  if (times.isError && !times.data) return <QueryError error={times.error} onRetry={() => void times.refetch()} />;
  if (!times.data) return <Skeleton height={160} mt="sm" aria-busy="true" />;
  const shown = offered(times.data.schedules, dockId);
  if (!shown.some(({ isFree, startTime }) => isFree || chosen === startTime)) {
    return (
      <Text className={classes.hint!} role="status">
        {t('errors.bookings.nothingFree')}
      </Text>
    );
  }
  return (
    <ul className={classes.times} aria-label={t('warehouses.booking.time')}>
      {shown.map((time) => (
        <TimeButton key={time.startTime} time={time} isChosen={chosen === time.startTime} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface TimeButtonProps {
  readonly time: OfferedTime;
  readonly isChosen: boolean;
  readonly onChoose: (startTime: string) => void;
}

function TimeButton({ time, isChosen, onChoose }: TimeButtonProps): ReactNode {
  const { t } = useTranslation();
  const { startTime, endTime, isFree, isHeld } = time;
  const isOffered = isFree || isChosen;
  return (
    <li>
      <Button
        fullWidth
        h="auto"
        py="0.3rem"
        variant={isChosen ? 'filled' : 'default'}
        aria-pressed={isChosen}
        disabled={!isOffered}
        title={isHeld ? t('warehouses.booking.held') : `${startTime}–${endTime}`}
        onClick={() => onChoose(startTime)}
      >
        <span className={classes.time}>
          {startTime}
          {!isOffered && <small>{t(`warehouses.booking.${isHeld ? 'heldShort' : 'taken'}`)}</small>}
        </span>
      </Button>
    </li>
  );
}
