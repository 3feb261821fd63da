import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { TEXT_MAX } from '#kernel/text.ts';
import type { TextPattern } from '#kernel/text-patterns.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { isNearLimit, textProblem, tidyText, typedText } from './typed-text.ts';

export interface TextFieldProps extends FieldProps<string> {
  readonly max?: number;
  readonly patterns?: readonly TextPattern[];
  readonly upperCase?: boolean;
  readonly type?: 'text' | 'email' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
}

export function TextField(props: TextFieldProps): ReactNode {
  const { max = TEXT_MAX, patterns = [], upperCase = false, type = 'text', autoComplete = 'off' } = props;
  const help = { max, patterns, upperCase };
  const field = useField<string>(props, {
    empty: '',
    notes: (value) => ({
      counter: isNearLimit(value?.length ?? 0, max) ? { length: value?.length ?? 0, max } : undefined,
    }),
    check: (value) => textProblem(value, help),
  });
  const text = field.value ?? '';
  return (
    <TextInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      type={type}
      inputMode={patterns.includes('digits') ? 'numeric' : undefined}
      autoComplete={autoComplete}
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      leftSection={props.leftSection}
      rightSection={props.rightSection}
      rightSectionPointerEvents={props.rightSection ? 'all' : 'none'}
      value={text}
      onChange={(event) => field.change(typedText(event.currentTarget.value, help))}
      onBlur={() => {
        const tidy = tidyText(text, help);
        if (tidy !== text) field.change(tidy);
        field.blur();
      }}
    />
  );
}
