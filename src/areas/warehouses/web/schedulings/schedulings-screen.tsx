import { type ReactNode, Suspense } from 'react';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { BookingsList } from './bookings-list.tsx';
import { useOpenBooking } from './use-open-booking.ts';
import { useView } from './use-view.ts';

const BookingPanel = lazyWith(['warehouses/later'], () => import('../booking/booking-panel.tsx'));
const BoardView = lazyWith(['warehouses/later'], () => import('../board/board-view.tsx'));

/** Who comes when: as a list, or as a board of docks over one day. One booking opens beside either. */
export default function SchedulingsScreen(): ReactNode {
  const { view } = useView();
  const { bookingId, close } = useOpenBooking();
  return (
    <>
      <Suspense fallback={null}>{view === 'board' ? <BoardView /> : <BookingsList />}</Suspense>
      <Suspense fallback={null}>
        <BookingPanel bookingId={bookingId} onClose={close} />
      </Suspense>
    </>
  );
}
