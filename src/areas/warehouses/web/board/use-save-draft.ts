import { useTranslation } from 'react-i18next';
import { dayIn, hourIn, showDay } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { useAction, useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { holdPlace, moveBooking, releasePlace, scheduleOrder } from '../../contract/booking.calls.ts';
import { refusalOf } from '../booking/use-hold.ts';
import type { Draft } from './use-board-move.ts';

interface Saving {
  readonly zone: string;
  readonly mayChooseDock: boolean;
  readonly onSaved: () => void;
}

/** Holds the new place and moves the booking there; where somebody was faster, the nearest free times are said. */
export function useSaveDraft({ zone, mayChooseDock, onSaved }: Saving) {
  const api = useApi();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const hold = useAction(holdPlace);
  const book = useAction(scheduleOrder, { refresh: ['loadingOrder'] });
  const move = useAction(moveBooking, { refresh: ['loadingOrder'] });
  const save = async ({ booking, startsAt, dockId }: Draft): Promise<void> => {
    const { _id: schedulingId, version } = booking;
    const [key, start] = [createId(), new Date(startsAt)];
    const [dateScheduling, startTime] = [dayIn(start, zone), hourIn(start, zone)];
    try {
      const body = { schedulingId, dateScheduling, startTime, ...(mayChooseDock ? { dockId } : {}) };
      await hold.mutateAsync({ params: { key }, body });
      if (booking.startsAt) {
        await move.mutateAsync({ params: { id: schedulingId }, body: { version, holdKey: key, reason: null } });
      } else await book.mutateAsync({ body: { schedulingId, holdKey: key } });
      const words = { day: showDay(dateScheduling), time: startTime };
      snackbar.success(t(`warehouses.booking.${booking.startsAt ? 'moved' : 'booked'}`, words));
      onSaved();
    } catch (error) {
      void api.call(releasePlace, { params: { key } }).catch(() => undefined);
      if (!(error instanceof ApiError)) throw error;
      // The same hour may be free at another dock, which only its name says.
      const free = refusalOf(error).nearest.map(
        (time) => `${showDay(time.dateScheduling)} ${time.startTime}${mayChooseDock ? ` (${time.dock.name})` : ''}`,
      );
      const detail = free.length > 0 ? `${t('warehouses.booking.nearest')} ${free.join(', ')}` : '';
      snackbar.warning(reasonText(error, t), detail ? { detail } : {});
    }
  };
  return { save, isSaving: hold.isPending || book.isPending || move.isPending };
}
