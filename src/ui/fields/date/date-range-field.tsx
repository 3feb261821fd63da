import { Input } from '@mantine/core';
import { useId } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { DateRange } from '#kernel/dates.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import type { DatePreset } from './date-presets.ts';
import { DateRangeInput } from './date-range-input.tsx';

interface DateRangeFieldProps extends FieldProps<DateRange> {
  readonly presets?: readonly DatePreset[];
}

/** The form holds `{ label, startDate, endDate }` with days as DD-MM-YYYY, or null for everything. */
export function DateRangeField(props: DateRangeFieldProps): ReactNode {
  const field = useField<DateRange>(props);
  const id = useId();
  const { wrapperProps, disabled, classNames, ...frame } = field.frame;
  const { root, label, error, description } = classNames;
  return (
    <Input.Wrapper {...frame} {...wrapperProps} classNames={{ root, label, error, description }} id={id}>
      <DateRangeInput
        value={field.value ?? null}
        label={props.label}
        id={id}
        disabled={disabled}
        {...(props.presets ? { presets: props.presets } : {})}
        onChange={(range) => {
          field.change(range);
          field.blur();
        }}
      />
    </Input.Wrapper>
  );
}
