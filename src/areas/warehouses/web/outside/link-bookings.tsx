import { Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebFormBookingsProps } from '#areas/sharing/contract/web-form-slots.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { logOnly } from '#ui/log/log.ts';
import { Section } from '#ui/record/section.tsx';
import { type LinkBooking, readLinkBookings } from '../../contract/link-booking.calls.ts';
import { BookByLink } from './book-by-link.tsx';
import { LinkTicket } from './link-ticket.tsx';

/** Others may book meanwhile, and a page behind a link gets no changes of warehouses. */
const REFRESH_MS = 15_000;

const VisitRating = lazy(async () => ({ default: (await import('../rating/visit-rating.tsx')).VisitRating }));

/** The places of an order that are booked by its form. It stays quiet when they cannot be read. */
export default function LinkBookings({ alias, isReassignment, onKnown }: WebFormBookingsProps): ReactNode {
  const params = { loadOrderId: alias };
  const { data, error, refetch } = useCall(readLinkBookings, { params }, { retry: false, refetchInterval: REFRESH_MS });
  const bookings = data?.schedulings ?? [];
  const isKnown = data !== undefined || error !== null;
  const isBooked = bookings.some(({ action }) => action === 'load');
  const report = useRef(onKnown);
  report.current = onKnown;
  useEffect(() => {
    if (isKnown) report.current(isBooked);
  }, [isKnown, isBooked]);
  useEffect(() => {
    if (error) logOnly('the bookings of the form could not be loaded', error);
  }, [error]);
  return (
    <>
      {bookings.map((booking) => (
        <BookedPlace key={booking._id} alias={alias} booking={booking} isReassignment={isReassignment} />
      ))}
      <Suspense fallback={null}>
        {data?.visits.map((visit) => (
          <VisitRating key={visit._id} visit={visit} by={{ kind: 'form', alias }} onRated={() => void refetch()} />
        ))}
      </Suspense>
    </>
  );
}

interface BookedPlaceProps {
  readonly alias: string;
  readonly booking: LinkBooking;
  readonly isReassignment: boolean;
}

function BookedPlace({ alias, booking, isReassignment }: BookedPlaceProps): ReactNode {
  const { t } = useTranslation();
  const { action, warehouse, dueDate, ticket, open } = booking;
  return (
    <Section title={`${t(`warehouses.actions.${action}`)} · ${warehouse.fullName}`}>
      <Stack gap="md">
        {warehouse.address && <Text c="dimmed">{warehouse.address}</Text>}
        {ticket && <LinkTicket booking={booking} ticket={ticket} />}
        {!ticket && dueDate && <Text>{t('warehouses.outside.wanted', { day: showDay(dueDate) })}</Text>}
        {open && !isReassignment && <BookByLink alias={alias} booking={booking} />}
        {!open && !ticket && <Text role="status">{t('warehouses.outside.closed')}</Text>}
      </Stack>
    </Section>
  );
}
