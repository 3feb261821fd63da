import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { withdrawPostulation } from '#areas/opportunities/contract/postulation.calls.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import type { PostulationTaskProps } from './task-form-props.ts';

const shape = z.object({ reason: optionalTextShape() });
const field = fieldsOf(shape);

/** Asks before an application is taken back, and why. */
export default function WithdrawForm({ postulation, backTo, onDone }: PostulationTaskProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const withdrawing = useAction(withdrawPostulation, { refresh: CARRIER_REFRESH });
  return (
    <FormShell
      label={t('opportunities.carrier.dialogs.withdraw')}
      shape={shape}
      defaults={{ reason: '' }}
      openedBy="withdraw"
      backTo={backTo}
      submitLabel={t('opportunities.carrier.actions.withdraw')}
      danger
      failure={{ action: 'update', what: t('opportunities.carrier.application') }}
      save={(body) => withdrawing.mutateAsync({ params: { id: postulation._id }, body })}
      onSaved={() => {
        snackbar.success(t('opportunities.carrier.done.withdrawn'));
        onDone();
      }}
    >
      <Text size="sm">{t('opportunities.carrier.withdrawText')}</Text>
      <TextareaField name={field('reason')} label={t('opportunities.carrier.fields.why')} rows={2} />
    </FormShell>
  );
}
