import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addAddress, updateAddress } from '#areas/companies/contract/address.calls.ts';
import type { AddressView } from '#areas/companies/contract/company.shapes.ts';
import { textShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { DIALOG_PARAM, useDialogParam } from './use-dialog-param.ts';

const shape = z.object({ fullName: textShape(), address: z.string(), city: z.string() });
const field = fieldsOf(shape);

/** One address, new or existing. */
export function AddressDialog({ address }: { readonly address: AddressView | null }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { close, closed } = useDialogParam();
  const add = useAction(addAddress);
  const update = useAction(updateAddress);
  const title = address
    ? t('companies.actions.editAddress', { name: address.fullName })
    : t('companies.actions.addAddress');
  return (
    <Dialog opened title={title} onClose={close}>
      <FormShell
        label={title}
        shape={shape}
        defaults={{ fullName: address?.fullName ?? '', address: address?.address ?? '', city: address?.city ?? '' }}
        backTo={closed}
        openedBy={DIALOG_PARAM}
        submitLabel={t('companies.save')}
        save={(form) =>
          address
            ? update.mutateAsync({ params: { id: address._id }, body: { ...form, lat: address.lat, lng: address.lng } })
            : add.mutateAsync({ body: form })
        }
        onSaved={() => {
          snackbar.success(t('companies.saved'));
          close();
        }}
        failure={{ action: address ? 'update' : 'create', what: t('companies.theAddress') }}
      >
        <TextField name={field('fullName')} label={t('companies.fields.placeName')} autoFocus />
        <TextField name={field('address')} label={t('companies.fields.address')} />
        <TextField name={field('city')} label={t('companies.fields.city')} max={200} />
      </FormShell>
    </Dialog>
  );
}
