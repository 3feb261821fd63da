import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { TEXT_MAX } from '#kernel/text.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { isNearLimit, textProblem, tidyText, typedText } from './typed-text.ts';

interface SuggestFieldProps extends FieldProps<string> {
  readonly suggestions: readonly string[];
  readonly max?: number;
}

const SHOWN = 12;

/** A free text, with suggestions while it is typed. */
export function SuggestField(props: SuggestFieldProps): ReactNode {
  const { suggestions, max = TEXT_MAX } = props;
  const help = { max, patterns: [], upperCase: false };
  const field = useField<string>(props, {
    empty: '',
    notes: (value) => ({
      counter: isNearLimit(value?.length ?? 0, max) ? { length: value?.length ?? 0, max } : undefined,
    }),
    check: (value) => textProblem(value, help),
  });
  const text = field.value ?? '';
  return (
    <Autocomplete
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      data={[...suggestions]}
      limit={SHOWN}
      autoComplete="off"
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      value={text}
      onChange={(next) => field.change(typedText(next, help))}
      onBlur={() => {
        const tidy = tidyText(text, help);
        if (tidy !== text) field.change(tidy);
        field.blur();
      }}
    />
  );
}
