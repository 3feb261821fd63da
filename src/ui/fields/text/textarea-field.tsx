import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { TEXT_MAX } from '#kernel/text.ts';
import type { TextPattern } from '#kernel/text-patterns.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { isNearLimit, textProblem, tidyText } from './typed-text.ts';

interface TextareaFieldProps extends FieldProps<string> {
  readonly max?: number;
  readonly patterns?: readonly TextPattern[];
  readonly rows?: number;
}

/** Grows with its text. */
export function TextareaField(props: TextareaFieldProps): ReactNode {
  const { max = TEXT_MAX, patterns = [], rows = 3 } = props;
  const help = { max, patterns, upperCase: false };
  const field = useField<string>(props, {
    empty: '',
    notes: (value) => ({
      counter: isNearLimit(value?.length ?? 0, max) ? { length: value?.length ?? 0, max } : undefined,
    }),
    check: (value) => textProblem(value, help),
  });
  const text = field.value ?? '';
  return (
    <Textarea
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      autosize
      minRows={rows}
      maxRows={rows * 3}
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      value={text}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={() => {
        const tidy = tidyText(text, help);
        if (tidy !== text) field.change(tidy);
        field.blur();
      }}
    />
  );
}
