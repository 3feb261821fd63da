import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import { useAction } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { moveBooking, scheduleOrder } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import type { HeldPlace } from './use-hold.ts';

interface Taking {
  readonly booking: BookingView;
  /** The newest one: somebody else may have changed the booking meanwhile, and the server then decides. */
  readonly version: number;
  readonly holding: HeldPlace;
  /** The hold was over before it was confirmed. */
  readonly onOver: () => void;
  readonly onDone: (booking: BookingView) => void;
}

/** Books the held place, or moves the booking there. */
export function useTakePlace({ booking, version, holding, onOver, onDone }: Taking) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const book = useAction(scheduleOrder, { refresh: ['loadingOrder'] });
  const move = useAction(moveBooking, { refresh: ['loadingOrder'] });
  const isMove = booking.schedule !== null;
  const { hold } = holding;
  const take = async (reason: string): Promise<void> => {
    if (!hold) return;
    const { key: holdKey, dateScheduling, startTime: time } = hold;
    try {
      const { scheduling } = isMove
        ? await move.mutateAsync({
            params: { id: booking._id },
            body: { version, holdKey, reason: reason.trim() || null },
          })
        : await book.mutateAsync({ body: { schedulingId: booking._id, holdKey } });
      holding.keep();
      const day = showDay(dateScheduling);
      snackbar.success(t(`warehouses.booking.${isMove ? 'moved' : 'booked'}`, { day, time }));
      onDone(scheduling);
    } catch (error) {
      if ((error as ApiError).code === 'bookings.holdOver') onOver();
    }
  };
  return { isMove, take, isSaving: book.isPending || move.isPending, error: book.error ?? move.error };
}
