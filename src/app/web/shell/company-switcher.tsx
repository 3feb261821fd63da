import { Box, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectableCompanies } from '#areas/session/contract/profile.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useSessionUser } from '../session/session-context.ts';
import { useCompanyChoice } from './use-company-choice.ts';

const TYPING_MS = 250;

/** The current company; shown only where there is a choice. */
export function CompanySwitcher(): ReactNode {
  const { t } = useTranslation();
  const user = useSessionUser();
  const { isOffered, choose } = useCompanyChoice();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, TYPING_MS);
  const { data, isFetching } = useCall(
    selectableCompanies,
    { query: { search: search || undefined } },
    { enabled: isOffered },
  );
  if (!isOffered) return null;

  const current = user.company;
  const choices = new Map((data?.companies ?? user.companies).map((company) => [company.companyId, company.name]));
  if (current) choices.set(current.companyId, current.name);

  return (
    <Box px="sm" py="xs">
      <Select
        size="xs"
        label={t('shell.company')}
        placeholder={t('shell.searchCompany')}
        searchable
        allowDeselect={false}
        value={current?.companyId ?? null}
        onSearchChange={(text) => setTyped(text === current?.name ? '' : text)}
        filter={({ options }) => options}
        nothingFoundMessage={t(isFetching ? 'shell.loading' : 'lists.noResult')}
        comboboxProps={{ withinPortal: false }}
        data={[...choices].map(([value, label]) => ({ value, label }))}
        onChange={(value) => {
          if (!value || value === current?.companyId) return;
          void choose({ id: value, name: choices.get(value) ?? '' });
        }}
      />
    </Box>
  );
}
