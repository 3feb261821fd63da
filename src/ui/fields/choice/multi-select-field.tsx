import { type ComboboxRenderPillInput, MultiSelect, Pill } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import classes from './multi-select-field.module.css';
import type { Option } from './option.ts';
import { OptionLine } from './option-line.tsx';
import { SHOWN_TAGS, tagPlace } from './shown-tags.ts';

interface MultiSelectFieldProps extends FieldProps<readonly string[]> {
  readonly options: readonly Option[];
  readonly shownTags?: number;
  readonly maxChosen?: number;
}

/** Several of a known list; two tags show, the rest is counted. The form holds a list of values. */
export function MultiSelectField(props: MultiSelectFieldProps): ReactNode {
  const { t } = useTranslation();
  const { options, shownTags = SHOWN_TAGS } = props;
  const field = useField<readonly string[]>(props, { empty: [] });
  const chosen = field.value ?? [];
  const optionOf = (value: string) => options.find((option) => option.value === value);
  return (
    <MultiSelect
      {...field.frame}
      {...field.aria}
      classNames={{
        ...field.frame.classNames,
        input: clsx(field.frame.classNames.input, classes.field),
        inputField: classes.search,
        pillsList: classes.tags,
      }}
      ref={field.ref}
      data={options.map(({ value, label, disabled }) => ({ value, label, disabled: disabled ?? false }))}
      renderOption={({ option, checked }) => (
        <OptionLine option={optionOf(option.value) ?? option} chosen={checked ?? false} />
      )}
      renderPill={({ option, onRemove, disabled }: Partial<ComboboxRenderPillInput>) => {
        // Its name is not loaded yet, or it is no longer offered.
        if (!option) return null;
        const id = String(option.value);
        const place = tagPlace(chosen.indexOf(id), chosen.length, shownTags);
        if (place.kind === 'hidden') return null;
        if (place.kind === 'rest')
          return (
            <Pill key={id} className={classes.rest!}>
              {t('ui.fields.choice.rest', { count: place.count })}
            </Pill>
          );
        return (
          <Pill
            key={id}
            className={classes.tag!}
            withRemoveButton={!disabled && !props.readOnly}
            onRemove={onRemove}
            removeButtonProps={{ 'aria-label': t('ui.fields.choice.remove', { label: option.label }) }}
          >
            {option.label}
          </Pill>
        );
      }}
      searchable
      hidePickedOptions={false}
      {...(props.maxChosen ? { maxValues: props.maxChosen } : {})}
      nothingFoundMessage={t('lists.noResult')}
      clearable={!props.readOnly}
      clearButtonProps={{ 'aria-label': t('ui.fields.choice.clear', { label: props.label }) }}
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={chosen.length > 0 ? '' : (props.placeholder ?? t('ui.fields.choice.placeholder'))}
      value={chosen as string[]}
      onChange={field.change}
      onBlur={field.blur}
    />
  );
}
