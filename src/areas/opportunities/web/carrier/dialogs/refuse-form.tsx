import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { refuseOpportunity } from '#areas/opportunities/contract/postulation.calls.ts';
import { REFUSALS } from '#areas/opportunities/rules/publication.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import type { OpportunityTaskProps } from './task-form-props.ts';

const shape = z.object({ reason: z.enum(REFUSALS), note: optionalTextShape() });
const field = fieldsOf(shape);

/** Says no to a direct request, so that the next company is asked at once. */
export default function RefuseForm({ opportunity, backTo, onDone }: OpportunityTaskProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const refusing = useAction(refuseOpportunity, { refresh: CARRIER_REFRESH });
  return (
    <FormShell
      label={t('opportunities.carrier.dialogs.refuse')}
      shape={shape}
      defaults={{ note: '' }}
      openedBy="refuse"
      backTo={backTo}
      submitLabel={t('opportunities.carrier.actions.refuse')}
      danger
      failure={{ action: 'update', what: t('opportunities.carrier.what') }}
      save={(body) => refusing.mutateAsync({ params: { id: opportunity._id }, body })}
      onSaved={() => {
        snackbar.success(t('opportunities.carrier.done.refused', { company: opportunity.companyName }));
        onDone();
      }}
    >
      <Text size="sm">{t('opportunities.carrier.refuseText', { company: opportunity.companyName })}</Text>
      <SelectField
        name={field('reason')}
        label={t('opportunities.carrier.fields.reason')}
        options={REFUSALS.map((value) => ({ value, label: t(`opportunities.refusals.${value}`) }))}
        autoFocus
      />
      <TextareaField name={field('note')} label={t('opportunities.carrier.fields.note')} rows={2} />
    </FormShell>
  );
}
