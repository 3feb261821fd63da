import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { Section } from '#ui/record/section.tsx';
import { readOrderBookings } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingStateChips } from './booking-state-chips.tsx';
import { PLACED_STATES } from '../../rules/booking-state.ts';
import { STATE_TONES } from '../state-tones.ts';
import { TicketDialog } from '../ticket/ticket-dialog.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { SchedulingForm } from './scheduling-form.tsx';

interface OrderBookingsProps {
  readonly order: OrderView;
}

/** When the truck of an order is expected at each of its warehouses; nothing where none of its places has docks. */
export default function OrderBookings({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(readOrderBookings, { params: { id: order._id } });
  const bookings = (data?.schedulings ?? []).filter(({ schedulingStatus }) => schedulingStatus !== 'cancelled');
  if (bookings.length === 0 && !isError) return null;
  return (
    <Section title={t('warehouses.booking.title')} count={bookings.length}>
      {isError && !data && <QueryError onRetry={() => void refetch()} />}
      <Stack gap="lg">
        {bookings.map((booking) => (
          <BookingCard key={booking._id} booking={booking} />
        ))}
      </Stack>
    </Section>
  );
}

function BookingCard({ booking }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const { warehouse, dock, schedule, dateScheduling, action, code } = booking;
  const [opened, setOpened] = useState<'schedule' | 'cancel' | 'ticket' | null>(null);
  const close = () => setOpened(null);
  const { schedulingStatus: state, warehouse, dock, schedule, dateScheduling, misfit, actions, action } = booking;
  const mayPlace = (['book', 'move', 'place', 'changeDock'] as const).some((move) => actions.includes(move));
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={550}>
          {t(`warehouses.actions.${action}`)} · {warehouse.fullName}
        </Text>
        <BookingStateChips booking={booking} />
      </Group>
      {schedule && dateScheduling && (
        <Group gap="xs">
          <Text>
            {[showDay(dateScheduling), `${schedule.startTime}–${schedule.endTime}`, dock?.name]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text c="dimmed">{t('warehouses.booking.code', { code })}</Text>
          <CopyButton value={code} label={code} />
        </Group>
      )}
      <BookingActions booking={booking} />
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
        {schedule && (PLACED_STATES as readonly string[]).includes(state) && (
          <Button size="compact-md" variant="default" onClick={() => setOpened('ticket')}>
            {t('warehouses.ticket.show')}
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
      <TicketDialog bookingId={booking._id} opened={opened === 'ticket'} onClose={close} />
      <CancelBookingDialog booking={booking} opened={opened === 'cancel'} onClose={close} />
    </Stack>
  );
}
