import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findAssociates } from '#areas/opportunities/contract/opportunity.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import classes from './companies-field.module.css';
import { FavouriteStar } from './company-line.tsx';

const PAUSE_MS = 250;

interface AddCompanyProps {
  /** For the field that takes the focus where the companies are refused. */
  readonly inputRef: Ref<HTMLInputElement>;
  /** The ids of those that are chosen already, which are not offered again. */
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onAdd: (company: { readonly companyId: string; readonly companyName: string }) => void;
}

/** Finds an associated company by its name, favourites first, and adds it. */
export function AddCompany({ inputRef, chosen, disabled, onAdd }: AddCompanyProps): ReactNode {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE_MS);
  const reply = useCall(findAssociates, { query: search ? { search } : {} }, { placeholderData: (kept) => kept });
  const offered = (reply.data?.associates ?? []).filter(({ companyId }) => !chosen.includes(companyId));
  const data = offered.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }));
  const isFavourite = (id: string) => offered.some(({ companyId, favourite }) => companyId === id && favourite);
  const state = reply.isFetching ? 'loading' : reply.isError ? 'failed' : 'none';
  const nothing = {
    loading: t('ui.fields.choice.loading'),
    failed: t('ui.fields.choice.failed'),
    none: t('lists.noResult'),
  };
  return (
    <Select
      ref={inputRef}
      classNames={FIELD_CLASSES}
      aria-label={t('opportunities.form.companies.add')}
      placeholder={t('opportunities.form.companies.add')}
      leftSection={<IconPlus size="1.1rem" aria-hidden />}
      data={data}
      // The server has filtered already, by its own rules.
      filter={() => data}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          {isFavourite(option.value) && <FavouriteStar />}
        </span>
      )}
      searchable
      searchValue={text}
      onSearchChange={setText}
      loading={reply.isFetching}
      nothingFoundMessage={nothing[state]}
      autoComplete="off"
      disabled={disabled}
      value={null}
      onChange={(id) => {
        const found = offered.find(({ companyId }) => companyId === id);
        if (found) onAdd({ companyId: found.companyId, companyName: found.companyName });
        setText('');
      }}
    />
  );
}
