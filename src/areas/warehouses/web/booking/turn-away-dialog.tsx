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
import type { BookingView } from '../../contract/booking.shapes.ts';
import { changeBookingStatus } from '../../contract/visit.calls.ts';
import { SCHEDULINGS } from '../../contract/warehouse-addresses.ts';

const shape = z.object({ reason: textShape() });
const field = fieldsOf(shape);

interface TurnAwayDialogProps {
  readonly booking: Pick<BookingView, '_id'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Sends a truck away that is already there, with a reason for the others. */
export function TurnAwayDialog({ booking, opened, onClose }: TurnAwayDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const change = useAction(changeBookingStatus, { refresh: ['loadingOrder'] });
  return (
    <Dialog size="sm" opened={opened} onClose={onClose} title={t('warehouses.booking.turnAway')}>
      {opened && (
        <FormShell
          label={t('warehouses.booking.turnAway')}
          shape={shape}
          defaults={{ reason: '' }}
          backTo={SCHEDULINGS}
          onCancel={onClose}
          danger
          submitLabel={t('warehouses.booking.turnAway')}
          failure={{ action: 'update', what: t('warehouses.booking.what') }}
          save={({ reason }) => change.mutateAsync({ params: { id: booking._id }, body: { move: 'turnAway', reason } })}
          onSaved={() => {
            snackbar.success(t('warehouses.visit.done.turnAway'));
            onClose();
          }}
        >
          <TextareaField name={field('reason')} label={t('warehouses.booking.reason')} />
        </FormShell>
      )}
    </Dialog>
  );
}
