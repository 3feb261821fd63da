import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldProps } from '#ui/fields/field-props.ts';
import type { Mask } from '#ui/fields/masked/mask.ts';
import { useMasked } from '#ui/fields/masked/use-masked.ts';
import type { Field } from '#ui/fields/use-field.tsx';
import { CalendarButton, type CalendarButtonProps } from './calendar-button.tsx';

interface TypedDateInputProps {
  /** What the form was given for the field. */
  readonly of: FieldProps<string>;
  readonly field: Field<string | null | undefined>;
  readonly mask: Mask;
  /** How a date is typed. */
  readonly format: string;
  readonly calendar: Omit<CalendarButtonProps, 'label' | 'disabled'>;
}

/** A date typed through a mask, with a calendar to pick its day. */
export function TypedDateInput({ of, field, mask, format, calendar }: TypedDateInputProps): ReactNode {
  const masked = useMasked(mask, field.value ?? '', (next) => field.change(next === '' ? null : next));
  return (
    <TextInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      inputMode="numeric"
      autoComplete="off"
      autoFocus={of.autoFocus}
      readOnly={of.readOnly}
      placeholder={of.placeholder ?? format}
      rightSection={<CalendarButton label={of.label} disabled={(of.disabled || of.readOnly) ?? false} {...calendar} />}
      rightSectionPointerEvents="all"
      value={masked.value}
      onChange={masked.onChange}
      onBlur={() => {
        masked.complete();
        field.blur();
      }}
    />
  );
}
