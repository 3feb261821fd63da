import { Input, SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Option } from '#ui/fields/choice/option.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';

interface FormChoiceProps extends FieldProps<string> {
  readonly options: readonly Option[];
}

/** One of two or three, all in sight. */
export function FormChoice(props: FormChoiceProps): ReactNode {
  const field = useField<string>(props);
  const labelId = useId();
  const { label, error, classNames } = field.frame;
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }} error={error} classNames={classNames}>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        data={props.options.map(({ value, label: text }) => ({ value, label: text }))}
        value={field.value ?? ''}
        onChange={field.change}
      />
    </Input.Wrapper>
  );
}
