import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DriverAccount, searchAccounts } from '#areas/fleet/contract/driver-account.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import type { DriverInput } from './driver-values.ts';

const field = fieldsOf<DriverInput>();

const optionOf = ({ _id, name, email }: DriverAccount): Option => ({ value: _id, label: name, detail: email });

/** The member of the company a driver signs in as, to see their own trips. */
export function AccountField({ account }: { readonly account: DriverAccount | null }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const source = useMemo<OptionSource>(
    () => ({
      key: ['drivers', 'accounts'],
      search: async (search, signal) => {
        const { users } = await api.call(searchAccounts, { query: { search } }, { signal });
        return users.map(optionOf);
      },
    }),
    [api],
  );
  return (
    <AsyncSelectField
      name={field('accountId')}
      label={t('fleet.drivers.fields.accountId')}
      help={t('fleet.drivers.form.accountHelp')}
      source={source}
      initial={account ? optionOf(account) : undefined}
    />
  );
}
