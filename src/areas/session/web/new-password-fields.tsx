import { PasswordInput, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unmetDemands } from '#areas/session/rules/password-policy.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { PasswordDemands } from './password-demands.tsx';

export interface NewPasswordValues {
  readonly newPassword: string;
  readonly repeated: string;
}

/** A new password, typed twice, with the unmet requirements shown while typing. */
export function NewPasswordFields<T extends NewPasswordValues>({
  form,
  serverProblem,
}: {
  readonly form: UseFormReturn<T>;
  readonly serverProblem?: string | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const { register, watch, formState } = form as unknown as UseFormReturn<NewPasswordValues>;
  const { newPassword, repeated } = formState.errors;
  return (
    <Stack gap="md">
      <PasswordInput
        label={t('session.fields.newPassword')}
        autoComplete="new-password"
        withAsterisk
        visibilityToggleButtonProps={{ 'aria-label': t('session.fields.showPassword') }}
        error={serverProblem ?? (newPassword && t(dynamicKey('validation', newPassword.message || 'required')))}
        {...register('newPassword', { validate: (text) => unmetDemands(text)[0] ?? true })}
      />
      <PasswordDemands password={watch('newPassword') ?? ''} />
      <PasswordInput
        label={t('session.fields.repeatPassword')}
        autoComplete="new-password"
        withAsterisk
        visibilityToggleButtonProps={{ 'aria-label': t('session.fields.showPassword') }}
        error={repeated && t('validation.passwordRepeat')}
        {...register('repeated', { validate: (text, values) => text === values.newPassword || 'passwordRepeat' })}
      />
    </Stack>
  );
}
