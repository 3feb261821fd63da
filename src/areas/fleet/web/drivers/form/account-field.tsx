import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DriverAccount, searchAccounts } from '#areas/fleet/contract/driver-account.calls.ts';
import { findByIdentityNumber } from '#areas/users/contract/user.calls.ts';
import { READ_USERS } from '#areas/users/contract/user-rights.ts';
import { joinDocumentId } from '#countries/document-id.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { DriverInput } from './driver-values.ts';

const PAUSE_MS = 600;
/** Shorter numbers are still being typed. */
const DIGITS = 5;
const field = fieldsOf<DriverInput>();

const optionOf = ({ _id, name, email }: DriverAccount): Option => ({ value: _id, label: name, detail: email });

/** The member of the company a driver signs in as, to see their own trips; whoever has the driver's document is proposed. */
export function AccountField({ account }: { readonly account: DriverAccount | null }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { set } = useFormValues();
  const chosen = useFieldValue(field('accountId'));
  const proposed = useAccountOfDocument(!account);
  const source = useMemo<OptionSource>(
    () => ({
      key: ['drivers', 'accounts'],
      search: async (search, signal) => {
        const { users } = await api.call(searchAccounts, { query: { search } }, { signal });
        return users.map(optionOf);
      },
      find: async (id) => (proposed?._id === id ? optionOf(proposed) : undefined),
    }),
    [api, proposed],
  );
  return (
    <div>
      <AsyncSelectField
        name={field('accountId')}
        label={t('fleet.drivers.fields.accountId')}
        help={t('fleet.drivers.form.accountHelp')}
        source={source}
        initial={account ? optionOf(account) : undefined}
      />
      {proposed && !chosen && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => set(field('accountId'), proposed._id, { shouldDirty: true })}
        >
          {t('fleet.drivers.form.accountFound', { name: proposed.name })}
        </Button>
      )}
    </div>
  );
}

/** The colleague with the document of the form, unless they are a driver already. */
function useAccountOfDocument(isWanted: boolean): DriverAccount | undefined {
  const maySearch = useHolds(READ_USERS);
  const number = useFieldValue(field('documentId')) ?? '';
  const state = useFieldValue(field('documentState'));
  const [documentId] = useDebouncedValue(joinDocumentId({ number, state }), PAUSE_MS);
  const enabled = isWanted && maySearch && documentId.replace(/\D/g, '').length >= DIGITS;
  const person = useCall(findByIdentityNumber, { params: { id: documentId } }, { enabled, retry: false });
  const user = enabled ? person.data?.user : null;
  const query = { search: user?.fullName ?? '' };
  const accounts = useCall(searchAccounts, { query }, { enabled: Boolean(user), retry: false });
  return user ? accounts.data?.users.find(({ _id }) => _id === user.userId) : undefined;
}
