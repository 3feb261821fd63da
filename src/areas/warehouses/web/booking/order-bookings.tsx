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
import { TicketButton } from '../ticket/ticket-button.tsx';
import { StatementButton, WaitingClock } from '../waiting/waiting-statement.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingStateChips } from './booking-state-chips.tsx';

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
  const { warehouse, dock, schedule, dateScheduling, action, code, waiting } = booking;
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
          <TicketButton booking={booking} />
        </Group>
      )}
      {waiting && (
        <Group gap="xs">
          <WaitingClock booking={booking} />
          <StatementButton booking={booking} />
        </Group>
      )}
      <BookingActions booking={booking} />
    </Stack>
  );
}
