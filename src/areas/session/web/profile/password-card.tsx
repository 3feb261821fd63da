import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { changePassword, newPasswordShape } from '#areas/session/contract/password.calls.ts';
import { sessionOptions, typedPasswordShape } from '#areas/session/contract/session.calls.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { PasswordField } from '#ui/fields/text/password-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { problemResolver } from '#ui/form/problem-resolver.ts';
import { PasswordDemands } from '../password-demands.tsx';
import { CardForm } from './card-form.tsx';

const passwordShape = z
  .object({ current: typedPasswordShape, newPassword: newPasswordShape, repeated: z.string() })
  .superRefine(({ newPassword, repeated }, context) => {
    if (newPassword === repeated) return;
    context.addIssue({ code: 'custom', path: ['repeated'], params: { code: 'passwordRepeat' } });
  });

const field = fieldsOf(passwordShape);

const EMPTY: PasswordValues = { current: '', newPassword: '', repeated: '' };
const noChecks = () => [];

/** Changes the password; with an external provider the card points there. */
export function PasswordCard({ email }: { readonly email: string }): ReactNode {
  const { t } = useTranslation();
  const options = useCall(sessionOptions, {});
  const provider = options.data?.builtIn === false ? options.data.identityProvider : null;
  return (
    <FormSection title={t('session.profile.sections.password')} text={t('session.profile.password.text')}>
      {provider ? (
        <Text size="sm">{t('session.profile.password.provider', { provider: provider.name })}</Text>
      ) : (
        <PasswordForm email={email} />
      )}
    </FormSection>
  );
}

function PasswordForm({ email }: { readonly email: string }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const resolver = useMemo(() => problemResolver(passwordShape, noChecks), []);
  const form = useForm<PasswordValues>({ defaultValues: EMPTY, resolver, mode: 'onTouched' });
  const change = useAction(changePassword, {
    onDone: () => {
      form.reset(EMPTY);
      snackbar.success(t('session.success.passwordSaved'));
    },
    onFailed: refuse,
  });

  function refuse(error: ApiError): void {
    const { next } = error.fields;
    const isWrong = error.code === 'session.wrongPassword';
    if (next) form.setError('newPassword', { message: next.message }, { shouldFocus: true });
    if (isWrong) form.setError('current', { message: error.message }, { shouldFocus: true });
    const reason = next || isWrong ? {} : { detail: reasonText(error, t) };
    snackbar.error(t('errors.session.passwordNotChanged'), reason);
  }

  return (
    <CardForm
      form={form}
      label={t('session.profile.sections.password')}
      submitLabel={t('session.profile.password.submit')}
      isSaving={change.isPending}
      onSubmit={({ current, newPassword }) => change.mutate({ body: { current, next: newPassword } })}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FieldGrid>
        <PasswordField name={field('current')} label={t('session.profile.fields.currentPassword')} required />
        <div />
        <PasswordField
          name={field('newPassword')}
          label={t('session.fields.newPassword')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name={field('repeated')}
          label={t('session.fields.repeatPassword')}
          autoComplete="new-password"
          required
        />
      </FieldGrid>
      <PasswordDemands password={form.watch('newPassword')} />
    </CardForm>
  );
}

type PasswordValues = z.input<typeof passwordShape>;
