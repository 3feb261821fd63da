import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import type { Option } from './option.ts';
import { OptionLine } from './option-line.tsx';

interface SelectFieldProps extends FieldProps<string> {
  readonly options: readonly Option[];
  /** Whether the list can be searched; by default only long ones. */
  readonly searchable?: boolean;
  readonly onPick?: (option: Option | null) => void;
}

const WORTH_SEARCHING = 8;

/** One of a known list. The form holds its value, or null. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { t } = useTranslation();
  const { options, searchable = options.length >= WORTH_SEARCHING } = props;
  const field = useField<string>(props);
  const optionOf = (value: string) => options.find((option) => option.value === value);
  return (
    <Select
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      data={options.map(({ value, label, disabled }) => ({ value, label, disabled: disabled ?? false }))}
      renderOption={({ option, checked }) => (
        <OptionLine option={optionOf(option.value) ?? option} chosen={checked ?? false} />
      )}
      searchable={searchable}
      nothingFoundMessage={t('lists.noResult')}
      clearable={!field.frame.withAsterisk && !props.readOnly}
      clearButtonProps={{ 'aria-label': t('ui.fields.choice.clear', { label: props.label }) }}
      allowDeselect={false}
      autoFocus={props.autoFocus}
      // A list that opened together with its dialog would cover it.
      openOnFocus={!props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder ?? t('ui.fields.choice.placeholder')}
      value={field.value ?? null}
      onChange={(value) => {
        field.change(value);
        props.onPick?.(value === null ? null : (optionOf(value) ?? null));
      }}
      onBlur={field.blur}
    />
  );
}
