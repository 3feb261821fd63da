import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addOperator } from '#areas/companies/contract/operator.calls.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { DIALOG_PARAM, useDialogParam } from './use-dialog-param.ts';

const shape = z.object({
  fullName: textShape(NAME_MAX * 2),
  mail: z.string(),
  countryCode: z.string().nullable(),
  phone: z.string(),
});
const field = fieldsOf(shape);

/** A contact of the company without an account. */
export function OperatorDialog(): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const snackbar = useSnackbar();
  const { close, closed } = useDialogParam();
  const add = useAction(addOperator);
  return (
    <Dialog opened title={t('companies.actions.addOperator')} onClose={close}>
      <FormShell
        label={t('companies.actions.addOperator')}
        shape={shape}
        defaults={{ fullName: '', mail: '', countryCode: null, phone: '' }}
        backTo={closed}
        openedBy={DIALOG_PARAM}
        submitLabel={t('companies.save')}
        save={(body) => add.mutateAsync({ body })}
        onSaved={() => {
          snackbar.success(t('companies.saved'));
          close();
        }}
        failure={{ action: 'create', what: t('companies.operator') }}
      >
        <TextField name={field('fullName')} label={t('companies.fields.fullName')} max={NAME_MAX * 2} autoFocus />
        <TextField name={field('mail')} type="email" patterns={['email']} label={t('companies.fields.mail')} />
        <PhoneField
          name={field('phone')}
          codeName={field('countryCode')}
          kind="contact"
          country={country}
          label={t('companies.fields.phone')}
        />
      </FormShell>
    </Dialog>
  );
}
