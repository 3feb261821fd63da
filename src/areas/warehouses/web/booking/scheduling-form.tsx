import { Alert } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { findDocks } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { FOREIGN_MS, type OpenDays } from './open-days.ts';
import { PlaceChoice } from './place-choice.tsx';
import { useHold } from './use-hold.ts';

interface SchedulingFormProps {
  readonly booking: BookingView;
  readonly onDone: (booking: BookingView) => void;
  readonly onCancel: () => void;
}

/** When and where the truck of a booking comes: date, dock and time, each clearing what depends on it. */
export function SchedulingForm({ booking, onDone, onCancel }: SchedulingFormProps): ReactNode {
  const { t } = useTranslation();
  const holding = useHold({ schedulingId: booking._id });
  // The list changes with whatever the booking becomes; the form stays with what it was opened for.
  const [opened] = useState(booking);
  const query = { schedulingId: booking._id, holdKey: holding.key };
  const often = booking.warehouse.isOwn ? {} : { refetchInterval: FOREIGN_MS };
  const days = useCall(findDocks, { query }, { staleTime: 0, ...often });
  if (days.isError && !days.data) return <QueryError error={days.error} onRetry={() => void days.refetch()} />;
  if (!days.data || !days.isFetchedAfterMount) return <FormSkeleton fields={3} />;
  if (days.data.warehouse.docks.length === 0 || !hasOpenDay(days.data)) {
    return (
      <Alert color="yellow" variant="light" role="status">
        {t('warehouses.booking.nothingNow')}
      </Alert>
    );
  }
  return (
    <PlaceChoice
      booking={opened}
      version={booking.version}
      holding={holding}
      days={days.data}
      reload={() => days.refetch()}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

function hasOpenDay({ from, until, unavailableDays }: OpenDays): boolean {
  for (let day = from; day <= until; day = addDays(day, 1)) if (!unavailableDays.includes(day)) return true;
  return false;
}
