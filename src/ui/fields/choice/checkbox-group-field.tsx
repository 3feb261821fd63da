import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import type { Option } from './option.ts';
import classes from './toggle-field.module.css';

interface CheckboxGroupFieldProps<V extends FieldValues, N extends FieldPath<V>, T> extends FieldProps<V, N, T> {
  readonly options: readonly Option[];
}

/** Several of a short list, all visible. The form holds a list of values. */
export function CheckboxGroupField<V extends FieldValues, N extends FieldPath<V>, T = V>(
  props: CheckboxGroupFieldProps<V, N, T>,
): ReactNode {
  const field = useField<string[], V, N, T>(props, { empty: [] });
  const { disabled, classNames, wrapperProps, ...frame } = field.frame;
  const { root, label, error, description } = classNames;
  return (
    <Checkbox.Group
      {...frame}
      {...wrapperProps}
      classNames={{ root, label, error, description }}
      readOnly={props.readOnly ?? false}
      value={field.value ?? []}
      onChange={field.change}
    >
      <div className={classes.options}>
        {props.options.map((option, at) => (
          <Checkbox
            key={option.value}
            {...(at === 0 ? { ref: field.ref } : {})}
            value={option.value}
            label={option.label}
            description={option.detail}
            disabled={disabled || (option.disabled ?? false)}
            onBlur={field.blur}
            classNames={{ body: classes.body, labelWrapper: classes.words, label: classes.label, input: classes.box }}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
