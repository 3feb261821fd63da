import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import {
  checkpointInput,
  createCheckpoint,
  PHOTOS_MAX,
  type TripCheckpoint,
  updateCheckpoint,
} from '#areas/tracking/contract/control.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { PositionField } from '#ui/map/picker/position-field.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { filesIn, photosShape, positionIn, whereOf, whereShape } from './place-of-trip.ts';

const { place, note } = checkpointInput.shape;
const shape = z.object({ place, note, where: whereShape, photos: photosShape });
const field = fieldsOf(shape);

interface CheckpointFormProps {
  readonly order: OrderView;
  /** Null for a new one. */
  readonly checkpoint: TripCheckpoint | null;
  readonly onDone: () => void;
}

/** Notes where the truck was seen, or corrects it. */
export function CheckpointForm({ order, checkpoint, onDone }: CheckpointFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const creating = useAction(createCheckpoint, { refresh: ORDER_REFRESH });
  const updating = useAction(updateCheckpoint, { refresh: ORDER_REFRESH });
  const save = ({ where, photos, ...said }: z.output<typeof shape>) => {
    const input = { ...said, position: positionIn(where), photos: filesIn(photos) };
    return checkpoint
      ? updating.mutateAsync({ params: { id: checkpoint._id }, body: { ...input, version: checkpoint.version } })
      : creating.mutateAsync({ body: { ...input, loadingOrderId: order._id } });
  };
  return (
    <FormShell
      label={t(`tracking.control.${checkpoint ? 'editTitle' : 'note'}`)}
      shape={shape}
      defaults={{
        place: checkpoint?.place ?? '',
        note: checkpoint?.note ?? '',
        where: whereOf(order, checkpoint?.position ?? null),
        photos: [],
      }}
      backTo=""
      onCancel={onDone}
      submitLabel={t('tracking.control.save')}
      failure={{ action: checkpoint ? 'update' : 'register', what: t('tracking.control.nounNote') }}
      save={save}
      onSaved={() => {
        snackbar.success(t('tracking.control.noted'));
        onDone();
      }}
    >
      <TextField name={field('place')} label={t('tracking.control.place')} required autoFocus />
      <PositionField
        name={field('where')}
        label={t('tracking.control.position')}
        words={{ pick: t('tracking.control.choosePosition'), clear: t('tracking.control.clearPosition') }}
      />
      <TextareaField name={field('note')} label={t('tracking.control.noteField')} rows={2} />
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
