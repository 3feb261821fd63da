import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { instantShape } from '#kernel/date-shapes.ts';
import { textShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DateTimeField } from '#ui/fields/date/date-time-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { ZoneProvider } from '#ui/session/zone.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { correctBookingTimes } from '../../contract/visit.calls.ts';
import { SCHEDULINGS } from '../../contract/warehouse-addresses.ts';

const shape = z.object({
  arrivedAt: instantShape.nullable(),
  dockedAt: instantShape.nullable(),
  leftAt: instantShape.nullable(),
  reason: textShape(),
});
const field = fieldsOf(shape);
const TIMES = ['arrivedAt', 'dockedAt', 'leftAt'] as const;

interface CorrectTimesDialogProps {
  readonly booking: BookingView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Corrects the times that were recorded, by the clock of the warehouse; the history keeps both. */
export function CorrectTimesDialog({ booking, opened, onClose }: CorrectTimesDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const correct = useAction(correctBookingTimes);
  const { events, warehouse, version, _id: id } = booking;
  const { arrivedAt, dockedAt, leftAt } = events;
  return (
    <Dialog size="sm" opened={opened} onClose={onClose} title={t('warehouses.booking.correct')}>
      {opened && (
        <ZoneProvider value={warehouse.timeZone}>
          <FormShell
            label={t('warehouses.booking.correct')}
            shape={shape}
            defaults={{ arrivedAt, dockedAt, leftAt, reason: '' }}
            backTo={SCHEDULINGS}
            onCancel={onClose}
            submitLabel={t('ui.form.buttons.save')}
            failure={{ action: 'update', what: t('warehouses.booking.what') }}
            save={(body) => correct.mutateAsync({ params: { id }, body: { version, ...body } })}
            onSaved={() => {
              snackbar.success(t('warehouses.booking.corrected'));
              onClose();
            }}
          >
            {TIMES.filter((time) => events[time] !== null).map((time) => (
              <DateTimeField
                key={time}
                name={field(time)}
                label={t(`warehouses.panel.${time}`)}
                minYear={Number(events[time]?.slice(0, 4)) - 1}
              />
            ))}
            <TextareaField name={field('reason')} label={t('warehouses.booking.reason')} />
          </FormShell>
        </ZoneProvider>
      )}
    </Dialog>
  );
}
