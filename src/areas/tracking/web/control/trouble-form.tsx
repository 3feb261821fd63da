import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { irregularInput, PHOTOS_MAX, reportIrregular } from '#areas/tracking/contract/control.calls.ts';
import { TROUBLES } from '#areas/trips/rules/trouble.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { PositionField } from '#ui/map/picker/position-field.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { filesIn, photosShape, positionIn, whereOf, whereShape } from './place-of-trip.ts';

const { type, note } = irregularInput.shape;
const shape = z.object({ type, note, where: whereShape, photos: photosShape });
const field = fieldsOf(shape);

interface TroubleFormProps {
  readonly order: OrderView;
  readonly onDone: () => void;
}

/** Reports what went wrong on the trip; it becomes an alert. */
export function TroubleForm({ order, onDone }: TroubleFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const reporting = useAction(reportIrregular, { refresh: ORDER_REFRESH });
  const types = TROUBLES.map((value) => ({ value, label: t(`tracking.control.types.${value}`) }));
  return (
    <FormShell
      label={t('tracking.control.report')}
      shape={shape}
      defaults={{ type: 'accident', note: '', where: whereOf(order, null), photos: [] }}
      backTo=""
      onCancel={onDone}
      submitLabel={t('tracking.control.report')}
      failure={{ action: 'register', what: t('tracking.control.nounReport') }}
      save={({ where, photos, ...said }) =>
        reporting.mutateAsync({
          body: { ...said, loadingOrderId: order._id, position: positionIn(where), photos: filesIn(photos) },
        })
      }
      onSaved={() => {
        snackbar.success(t('tracking.control.reported'));
        onDone();
      }}
    >
      <SelectField name={field('type')} label={t('tracking.control.type')} options={types} autoFocus />
      <TextareaField name={field('note')} label={t('tracking.control.noteField')} rows={2} />
      <PositionField
        name={field('where')}
        label={t('tracking.control.position')}
        words={{ pick: t('tracking.control.choosePosition'), clear: t('tracking.control.clearPosition') }}
      />
      <UploadField
        name={field('photos')}
        label={t('tracking.control.photos')}
        rules={PHOTO_UPLOAD}
        allowedMaxFiles={PHOTOS_MAX}
        multiple
      />
    </FormShell>
  );
}
