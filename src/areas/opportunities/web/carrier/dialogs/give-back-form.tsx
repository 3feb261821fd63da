import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { giveBackAward } from '#areas/opportunities/contract/postulation.calls.ts';
import { textShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import type { PostulationTaskProps } from './task-form-props.ts';

const shape = z.object({ reason: textShape() });
const field = fieldsOf(shape);

/** Asks before an award is given back: it counts in the carrier's record. */
export default function GiveBackForm({ postulation, backTo, onDone }: PostulationTaskProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const giving = useAction(giveBackAward, { refresh: CARRIER_REFRESH });
  return (
    <FormShell
      label={t('opportunities.carrier.dialogs.giveBack')}
      shape={shape}
      defaults={{ reason: '' }}
      openedBy="giveBack"
      backTo={backTo}
      submitLabel={t('opportunities.carrier.actions.giveBack')}
      danger
      failure={{ action: 'update', what: t('opportunities.carrier.application') }}
      save={(body) => giving.mutateAsync({ params: { id: postulation._id }, body })}
      onSaved={() => {
        snackbar.success(t('opportunities.lanes.givenBack'));
        onDone();
      }}
    >
      <Text size="sm">{t('opportunities.lanes.giveBackText')}</Text>
      <TextareaField name={field('reason')} label={t('opportunities.carrier.fields.why')} rows={2} autoFocus />
    </FormShell>
  );
}
