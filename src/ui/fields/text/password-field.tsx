import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';

interface PasswordFieldProps extends FieldProps<string> {
  readonly autoComplete?: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { t } = useTranslation();
  const field = useField<string>(props, { empty: '' });
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
