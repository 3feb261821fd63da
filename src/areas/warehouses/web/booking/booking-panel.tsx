import { Anchor, Drawer, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useEscape } from '#ui/dialog/use-escape.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { readBooking } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { TicketButton } from '../ticket/ticket-button.tsx';
import { StatementButton } from '../waiting/waiting-statement.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingStateChips } from './booking-state-chips.tsx';

interface BookingPanelProps {
  /** Null: closed. */
  readonly bookingId: string | null;
  readonly onClose: () => void;
}

/** One booking beside the list or the board: its facts, what one may do with it, and what happened to it. */
export default function BookingPanel({ bookingId, onClose }: BookingPanelProps): ReactNode {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  useEscape(bookingId !== null, onClose);
  return (
    <Drawer
      opened={bookingId !== null}
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={phone ? '100%' : '34rem'}
      title={t('warehouses.panel.title')}
      closeButtonProps={{ 'aria-label': t('ui.dialog.close') }}
    >
      {bookingId && <Opened bookingId={bookingId} />}
    </Drawer>
  );
}

function Opened({ bookingId: id }: { readonly bookingId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useCall(readBooking, { params: { id } });
  if (error && !data) {
    return error.isGone ? (
      <Text>{t('warehouses.panel.gone')}</Text>
    ) : (
      <QueryError error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <CardsSkeleton cards={3} />;
  const booking = data.scheduling;
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Text size="lg" fw={600}>
          <OrderLink booking={booking} />
        </Text>
        <BookingStateChips booking={booking} />
      </Group>
      <BookingActions booking={booking} />
      <Group gap="xs">
        <TicketButton booking={booking} />
        <StatementButton booking={booking} />
      </Group>
      <BookingFacts booking={booking} />
      <BookingHistory booking={booking} />
    </Stack>
  );
}

/** A truck without an order goes by its plate. */
function OrderLink({ booking: { order, plate, code } }: { readonly booking: BookingView }): ReactNode {
  const canOpen = useCanOpen();
  if (!order) return plate ?? code;
  const address = detailAddress(listOf(order.kind, false), order.operationId, order._id);
  if (!canOpen(address)) return order.loadingOrderCode;
  return (
    <Anchor component={Link} to={address} inherit>
      {order.loadingOrderCode}
    </Anchor>
  );
}
