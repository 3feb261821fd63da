import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';

interface PasswordFieldProps<V extends FieldValues, N extends FieldPath<V>, T> extends FieldProps<V, N, T> {
  readonly autoComplete?: 'current-password' | 'new-password';
}

export function PasswordField<V extends FieldValues, N extends FieldPath<V>, T = V>(
  props: PasswordFieldProps<V, N, T>,
): ReactNode {
  const { t } = useTranslation();
  const field = useField<string, V, N, T>(props, { empty: '' });
  return (
    <PasswordInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      autoComplete={props.autoComplete ?? 'current-password'}
      autoFocus={props.autoFocus}
      placeholder={props.placeholder}
      visibilityToggleButtonProps={{ 'aria-label': t('ui.fields.password.toggle') }}
      value={field.value ?? ''}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.blur}
    />
  );
}
