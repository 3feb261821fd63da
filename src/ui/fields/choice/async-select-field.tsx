import { Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import type { Option } from './option.ts';
import { OptionLine } from './option-line.tsx';
import type { OptionSource } from './option-source.ts';
import { SearchState } from './search-state.tsx';
import { useChosenOption, useOptionSearch } from './use-option-search.ts';

export interface AsyncSelectFieldProps extends FieldProps<string> {
  readonly source: OptionSource;
  /** The option of the stored value, where the record already contains it. */
  readonly initial?: Option | undefined;
  readonly minLetters?: number;
  readonly onPick?: (option: Option | null) => void;
  readonly leftSection?: ReactNode;
}

/** One of a list too long to load, found by typing. The form holds its value, or null. */
export function AsyncSelectField(props: AsyncSelectFieldProps): ReactNode {
  const { source, minLetters = 1 } = props;
  const { t } = useTranslation();
  const field = useField<string>(props);
  const value = field.value || null;
  const [picked, setPicked] = useState<Option | undefined>(props.initial);
  const chosen = useChosenOption(source, value, picked?.value === value ? picked : undefined);
  const [text, setText] = useState('');
  // Right after a choice the box contains its name; searching for that would only empty the list.
  const search = useOptionSearch(source, text === chosen?.label ? '' : text, minLetters);
  const options = merge(search.options, chosen);
  const optionOf = (wanted: string) => options.find((option) => option.value === wanted);
  return (
    <Select
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      data={options.map(({ value: id, label, disabled }) => ({ value: id, label, disabled: disabled ?? false }))}
      renderOption={({ option, checked }) => (
        <OptionLine option={optionOf(option.value) ?? option} chosen={checked ?? false} />
      )}
      // The server has filtered already, by its own rules.
      filter={() =>
        search.options.map(({ value: id, label, disabled }) => ({ value: id, label, disabled: disabled ?? false }))
      }
      searchable
      searchValue={text}
      onSearchChange={setText}
      loading={search.state === 'loading'}
      nothingFoundMessage={<SearchState search={search} minLetters={minLetters} />}
      clearable={!props.readOnly}
      clearButtonProps={{ 'aria-label': t('ui.fields.choice.clear', { label: props.label }) }}
      allowDeselect={false}
      autoComplete="off"
      autoFocus={props.autoFocus}
      // A list that opened together with its dialog would cover it.
      openOnFocus={!props.autoFocus}
      readOnly={props.readOnly}
      leftSection={props.leftSection}
      placeholder={props.placeholder ?? t('ui.fields.choice.search')}
      value={value}
      onChange={(id) => {
        const option = id === null ? null : (optionOf(id) ?? null);
        setPicked(option ?? undefined);
        field.change(id);
        props.onPick?.(option);
      }}
      onBlur={field.blur}
    />
  );
}

function merge(found: readonly Option[], chosen: Option | undefined): readonly Option[] {
  return !chosen || found.some(({ value }) => value === chosen.value) ? found : [...found, chosen];
}
