import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { rateShipper } from '#areas/opportunities/contract/postulation.calls.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { RatingField } from '#ui/fields/choice/rating-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import type { PostulationTaskProps } from './task-form-props.ts';

const shape = z.object({ stars: z.number().int().min(1).max(5), comment: optionalTextShape() });
const field = fieldsOf(shape);

/** How it was to work for the shipper, once the trips are done. */
export default function RateForm({ postulation, backTo, onDone }: PostulationTaskProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const rating = useAction(rateShipper, { refresh: CARRIER_REFRESH });
  return (
    <FormShell
      label={t('opportunities.carrier.dialogs.rate')}
      shape={shape}
      defaults={{ comment: '' }}
      openedBy="rate"
      backTo={backTo}
      submitLabel={t('opportunities.carrier.actions.rate')}
      failure={{ action: 'update', what: t('opportunities.carrier.application') }}
      save={(body) => rating.mutateAsync({ params: { id: postulation._id }, body })}
      onSaved={() => {
        snackbar.success(t('opportunities.lanes.rated'));
        onDone();
      }}
    >
      <RatingField whole name={field('stars')} label={t('opportunities.lanes.stars')} />
      <TextareaField name={field('comment')} label={t('opportunities.carrier.fields.comment')} rows={2} />
    </FormShell>
  );
}
