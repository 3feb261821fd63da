import { TextInput } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readByRule } from '#countries/rule-problem.ts';
import type { FieldName } from '#ui/fields/field-names.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { PhonePrefix } from './phone-prefix.tsx';
import { chosenRegion, readPhone } from './phone-text.ts';
import { hintOf } from './rule-mask.ts';

interface PhoneFieldProps extends FieldProps<string> {
  /** Field of the form that holds the calling code, without plus. */
  readonly codeName: FieldName<string | null | undefined>;
  /** The country to start with, usually the company's. */
  readonly country: string;
  readonly kind?: 'cellphone' | 'reference' | 'contact';
}

/** Keeps digits only; a pasted international number selects its country. */
export function PhoneField(props: PhoneFieldProps): ReactNode {
  const { t } = useTranslation();
  const code = useController({ name: props.codeName as string });
  const region = chosenRegion(code.field.value, props.country);
  const rule = region?.phone[props.kind ?? 'cellphone'];
  const [warned, setWarned] = useState(false);
  const field = useField<string>(props, {
    empty: '',
    notes: (value) => {
      const result = rule && value ? rule.check(value) : undefined;
      const unusual = warned && result?.ok && result.warnings.length > 0;
      const hint = rule ? hintOf(rule.hint) : undefined;
      return {
        hint: hint && t(`ui.fields.hint.${hint.key}`, hint.params),
        warning: unusual ? t('validation.unusual') : undefined,
      };
    },
    check: (value) => {
      const reading = rule && typeof value === 'string' && value !== '' ? readByRule(rule, value) : undefined;
      return reading && 'problem' in reading ? reading.problem : undefined;
    },
  });

  const take = (text: string) => {
    const read = readPhone(text, region);
    if (read.code) code.field.onChange(read.code);
    // The proposed country is stored in the form only once there is a number.
    else if (region && code.field.value !== region.phone.code) code.field.onChange(region.phone.code);
    field.change(read.number);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { selectionStart, selectionEnd, value } = input;
    event.preventDefault();
    const pasted = event.clipboardData.getData('text');
    take(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length));
  };

  return (
    <TextInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      leftSection={
        <PhonePrefix
          region={region}
          disabled={(props.disabled || props.readOnly) ?? false}
          onChoose={(next) => code.field.onChange(next)}
        />
      }
      leftSectionWidth="6.85rem"
      leftSectionPointerEvents="all"
      value={field.value ?? ''}
      onPaste={onPaste}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        setWarned(true);
        field.blur();
      }}
    />
  );
}
