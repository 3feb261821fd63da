import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { textShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { cancelBooking } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { SCHEDULINGS } from '../../contract/warehouse-addresses.ts';

const shape = z.object({ reason: textShape() });
const field = fieldsOf(shape);

interface CancelBookingDialogProps {
  readonly booking: Pick<BookingView, '_id' | 'warehouse'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Gives the place of a booking back, with a reason for the others. */
export function CancelBookingDialog({ booking, opened, onClose }: CancelBookingDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const cancel = useAction(cancelBooking, { refresh: ['loadingOrder'] });
  return (
    <Dialog size="sm" opened={opened} onClose={onClose} title={t('warehouses.booking.cancelBooking')}>
      {opened && (
        <FormShell
          label={t('warehouses.booking.cancelBooking')}
          shape={shape}
          defaults={{ reason: '' }}
          backTo={SCHEDULINGS}
          onCancel={onClose}
          danger
          submitLabel={t('warehouses.booking.cancelBooking')}
          failure={{ action: 'cancel', what: t('warehouses.booking.what') }}
          save={({ reason }) => cancel.mutateAsync({ params: { id: booking._id }, body: { reason } })}
          onSaved={() => {
            snackbar.success(t('warehouses.booking.cancelled'));
            onClose();
          }}
        >
          <TextareaField name={field('reason')} label={t('warehouses.booking.reason')} />
        </FormShell>
      )}
    </Dialog>
  );
}
