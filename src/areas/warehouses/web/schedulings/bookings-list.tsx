import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showInstant } from '#kernel/dates.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import type { BulkAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { type BookingRow, bookingList } from '../../contract/booking.list.ts';
import { BOOK } from '../../contract/warehouse.permissions.ts';
import { STATE_TONES } from '../state-tones.ts';
import { AnnounceButton } from './announce-button.tsx';
import { useOpenBooking } from './use-open-booking.ts';
import { ViewSwitch } from './view-switch.tsx';

const BookManyDialog = lazyWith(['warehouses/later'], () => import('./book-many-dialog.tsx'));
const CALLS = listCalls(bookingList);
const bookingId = ({ _id }: BookingRow): string => _id;
/** An order has its code, a truck without one its plate. */
const nameOf = ({ loadingOrderCode, plate, code }: BookingRow): string => loadingOrderCode ?? plate ?? code;

/** By the clock at the warehouse, which may be far from where the reader is. */
const CELLS = {
  loadingOrderCode: nameOf,
  startsAt: ({ startsAt, timeZone }: BookingRow) => startsAt && showInstant(startsAt, timeZone),
  arrivedAt: ({ arrivedAt, timeZone }: BookingRow) => arrivedAt && showInstant(arrivedAt, timeZone),
  dockedAt: ({ dockedAt, timeZone }: BookingRow) => dockedAt && showInstant(dockedAt, timeZone),
  leftAt: ({ leftAt, timeZone }: BookingRow) => leftAt && showInstant(leftAt, timeZone),
};

interface Selected {
  readonly rows: readonly BookingRow[];
  readonly clear: () => void;
}

export function BookingsList(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const mayBook = useHolds(BOOK);
  const { hrefOf, open } = useOpenBooking();
  const [selected, select] = useState<Selected | null>(null);
  const bookMany: BulkAction<BookingRow> = {
    id: 'book',
    label: t('warehouses.schedulings.bookMany'),
    icon: <IconCalendarPlus size="1.1rem" stroke={1.6} aria-hidden />,
    onAct: (rows, clear) => {
      const count = rows.filter(({ schedulingStatus }) => schedulingStatus !== 'pending').length;
      if (count > 0) return snackbar.warning(t('warehouses.schedulings.notPending', { count }));
      select({ rows, clear });
    },
  };
  return (
    <>
      <ListScreen
        definition={bookingList}
        calls={CALLS}
        rowId={bookingId}
        rowName={nameOf}
        cells={CELLS}
        tones={{ schedulingStatus: STATE_TONES }}
        tabTones={STATE_TONES}
        rowHref={({ _id }) => hrefOf(_id)}
        bulkActions={mayBook ? [bookMany] : []}
        actions={
          <>
            <ViewSwitch />
            <AnnounceButton onAnnounced={({ _id }) => open(_id)} />
          </>
        }
      />
      <Suspense fallback={null}>
        {selected && (
          <BookManyDialog
            rows={selected.rows}
            onClose={(isDone) => {
              if (isDone) selected.clear();
              select(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
