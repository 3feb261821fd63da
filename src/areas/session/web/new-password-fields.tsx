import { List, PasswordInput, Stack, Text, ThemeIcon } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unmetDemands } from '#areas/session/rules/password-policy.ts';

export interface NewPasswordValues {
  readonly newPassword: string;
  readonly repeated: string;
}

const SHOWN_DEMANDS = ['passwordShort', 'passwordUpper', 'passwordLower', 'passwordDigit'] as const;

/** A new password, typed twice, with what it still lacks shown while typing. */
export function NewPasswordFields<T extends NewPasswordValues>({
  form,
  serverProblem,
}: {
  readonly form: UseFormReturn<T>;
  readonly serverProblem?: string | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const { register, watch, formState } = form as unknown as UseFormReturn<NewPasswordValues>;
  const unmet = new Set<string>(unmetDemands(watch('newPassword') ?? ''));
  const { newPassword, repeated } = formState.errors;
  return (
    <Stack gap="md">
      <PasswordInput
        label={t('session.fields.newPassword')}
        autoComplete="new-password"
        withAsterisk
        visibilityToggleButtonProps={{ 'aria-label': t('session.fields.showPassword') }}
        error={serverProblem ?? (newPassword && t(`validation.${newPassword.message || 'required'}`))}
        {...register('newPassword', { validate: (text) => unmetDemands(text)[0] ?? true })}
      />
      <List size="sm" spacing={4} center>
        {SHOWN_DEMANDS.map((demand) => (
          <List.Item
            key={demand}
            icon={
              <ThemeIcon size="1.1rem" radius="xl" color={unmet.has(demand) ? 'gray' : 'teal'} variant="light">
                {unmet.has(demand) ? <IconPoint size="0.8rem" /> : <IconCheck size="0.8rem" />}
              </ThemeIcon>
            }
          >
            <Text size="sm" c={unmet.has(demand) ? 'dimmed' : undefined}>
              {t(`validation.${demand}`)}
            </Text>
          </List.Item>
        ))}
      </List>
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
