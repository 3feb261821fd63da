import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import classes from './toggle-field.module.css';

export function SwitchField<V extends FieldValues, N extends FieldPath<V>, T = V>(
  props: FieldProps<V, N, T>,
): ReactNode {
  const field = useField<boolean, V, N, T>(props);
  return (
    <Switch
      ref={field.ref}
      label={props.label}
      description={props.help}
      error={field.error}
      disabled={(props.disabled || props.readOnly) ?? false}
      autoFocus={props.autoFocus}
      checked={field.value ?? false}
      onChange={(event) => field.change(event.currentTarget.checked)}
      onBlur={field.blur}
      wrapperProps={{ 'data-field': props.name }}
      classNames={{ body: classes.body, labelWrapper: classes.words, label: classes.label }}
    />
  );
}
