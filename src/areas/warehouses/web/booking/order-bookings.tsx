import { Button, Group, Stack, Text } from '@mantine/core';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { readOrderBookings, wantEarlier } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { STATE_TONES } from '../state-tones.ts';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { SchedulingForm } from './scheduling-form.tsx';

interface OrderBookingsProps {
  readonly order: OrderView;
}

/** When the truck of an order is expected at each of its warehouses; nothing where none of its places has docks. */
export default function OrderBookings({ order }: OrderBookingsProps): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(readOrderBookings, { params: { id: order._id } });
  const bookings = (data?.schedulings ?? []).filter(({ schedulingStatus }) => schedulingStatus !== 'cancelled');
  if (bookings.length === 0 && !isError) return null;
  return (
    <Section title={t('warehouses.booking.title')} count={bookings.length}>
      {isError && !data && <QueryError onRetry={() => void refetch()} />}
      <Stack gap="md">
        {bookings.map((booking) => (
          <BookingCard key={booking._id} booking={booking} />
        ))}
      </Stack>
    </Section>
  );
}

function BookingCard({ booking }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'schedule' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const { schedulingStatus: state, warehouse, dock, schedule, dateScheduling, misfit, actions, action } = booking;
  const mayPlace = (['book', 'move', 'place', 'changeDock'] as const).some((move) => actions.includes(move));
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={550}>
          {t(`warehouses.actions.${action}`)} · {warehouse.fullName}
        </Text>
        <StatusChip tone={STATE_TONES[state]} label={t(`warehouses.states.${state}`)} />
        {misfit && <StatusChip tone="danger" label={t('warehouses.booking.misfit')} />}
      </Group>
      {schedule && dateScheduling && (
        <Text>
          {[showDay(dateScheduling), `${schedule.startTime}–${schedule.endTime}`, dock?.name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      <Group gap="xs">
        {mayPlace && (
          <Button
            size="compact-md"
            variant="light"
            leftSection={<IconCalendarClock size="1.1rem" aria-hidden />}
            onClick={() => setOpened('schedule')}
          >
            {t(`warehouses.booking.${schedule ? 'confirmMove' : 'confirm'}`)}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button size="compact-md" variant="default" onClick={() => setOpened('cancel')}>
            {t('warehouses.booking.cancelBooking')}
          </Button>
        )}
        {actions.includes('wantEarlier') && <EarlierSwitch booking={booking} />}
      </Group>
      <Dialog size="lg" opened={opened === 'schedule'} onClose={close} title={warehouse.fullName}>
        {opened === 'schedule' && <SchedulingForm booking={booking} onDone={close} onCancel={close} />}
      </Dialog>
      <CancelBookingDialog booking={booking} opened={opened === 'cancel'} onClose={close} />
    </Stack>
  );
}

/** Whether somebody wants to be notified of an earlier time. */
function EarlierSwitch({ booking: { _id: id, wantsEarlier } }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const want = useAction(wantEarlier, {
    onFailed: (error) => snackbar.failure('update', t('warehouses.booking.what'), error),
  });
  return (
    <Button
      size="compact-md"
      variant={wantsEarlier ? 'light' : 'subtle'}
      aria-pressed={wantsEarlier}
      loading={want.isPending}
      onClick={() => want.mutate({ params: { id }, body: { wanted: !wantsEarlier } })}
    >
      {t('warehouses.booking.wantEarlier')}
    </Button>
  );
}
