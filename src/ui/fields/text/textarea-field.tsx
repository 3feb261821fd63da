import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TEXT_MAX } from '#kernel/text.ts';
import type { TextPattern } from '#kernel/text-patterns.ts';
import { isNearLimit } from '#ui/fields/counter.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { textProblem, tidyText } from './typed-text.ts';

interface TextareaFieldProps<V extends FieldValues, N extends FieldPath<V>, T> extends FieldProps<V, N, T> {
  readonly max?: number;
  readonly patterns?: readonly TextPattern[];
  readonly rows?: number;
}

export function TextareaField<V extends FieldValues, N extends FieldPath<V>, T = V>(
  props: TextareaFieldProps<V, N, T>,
): ReactNode {
  const { max = TEXT_MAX, patterns = [], rows = 3 } = props;
  const help = { max, patterns, upperCase: false };
  const field = useField<string, V, N, T>(props, {
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
