import { Alert, Anchor, Button, PinInput, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { screens } from '#areas/session/area.ts';
import {
  changePasswordByCode,
  RECOVERY_CODE_DIGITS,
  sendRecoveryCode,
} from '#areas/session/contract/password.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** Recovery in two steps: the address, then the mailed code with the new password. */
export default function RecoveryScreen(): ReactNode {
  const { t } = useTranslation();
  const [handle, setHandle] = useState<string | null>(null);
  return (
    <SignInLayout
      title={t('session.recovery.title')}
      text={t(handle ? 'session.recovery.codeText' : 'session.recovery.text')}
    >
      {handle ? <CodeStep handle={handle} onRestart={() => setHandle(null)} /> : <AddressStep onSent={setHandle} />}
      <Anchor component={Link} to={addressOf(screens.signIn)} size="sm">
        {t('session.recovery.back')}
      </Anchor>
    </SignInLayout>
  );
}

function AddressStep({ onSent }: { readonly onSent: (handle: string) => void }): ReactNode {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const action = useAction(sendRecoveryCode, {
    onDone: ({ userId }) => {
      notifications.show({ message: t('session.success.codeSent'), color: 'teal', autoClose: 3000 });
      onSent(userId);
    },
  });
  const problem = action.error?.fields.email?.message ?? (formState.errors.email && t('validation.required'));
  return (
    <form onSubmit={handleSubmit(({ email }) => action.mutate({ body: { email } }))} noValidate>
      <Stack gap="md">
        {action.error && !problem ? (
          <Alert color="red" role="alert">
            {t(dynamicKey('errors', action.error.code))}
          </Alert>
        ) : null}
        <TextInput
          label={t('session.fields.email')}
          type="email"
          autoComplete="username"
          withAsterisk
          size="md"
          error={problem}
          {...register('email', { required: true })}
        />
        <Button type="submit" size="md" loading={action.isPending}>
          {t('session.recovery.send')}
        </Button>
      </Stack>
    </form>
  );
}

function CodeStep({ handle, onRestart }: { readonly handle: string; readonly onRestart: () => void }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues & { code: string }>({
    defaultValues: { code: '', newPassword: '', repeated: '' },
  });
  const action = useAction(changePasswordByCode, {
    onDone: () => {
      notifications.show({ message: t('session.success.passwordSaved'), color: 'teal', autoClose: 3000 });
      navigate(addressOf(screens.signIn));
    },
  });
  const fields = action.error?.fields ?? {};
  const codeProblem = fields.code?.message ?? (form.formState.errors.code && t('validation.required'));
  return (
    <form
      onSubmit={form.handleSubmit(({ code, newPassword }) =>
        action.mutate({ body: { code, newPassword, userId: handle } }),
      )}
      noValidate
    >
      <Stack gap="md">
        {action.error && Object.keys(fields).length === 0 ? (
          <Alert color="red" role="alert">
            {t(dynamicKey('errors', action.error.code))}
          </Alert>
        ) : null}
        <Stack gap={4}>
          <Text size="sm" fw={500} id="code-label">
            {t('session.fields.code')}
          </Text>
          <Controller
            control={form.control}
            name="code"
            rules={{ minLength: RECOVERY_CODE_DIGITS, required: true }}
            render={({ field }) => (
              <PinInput
                length={RECOVERY_CODE_DIGITS}
                type="number"
                oneTimeCode
                size="md"
                error={Boolean(codeProblem)}
                aria-label={t('session.fields.code')}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          {codeProblem ? (
            <Text size="sm" c="red" role="alert">
              {codeProblem}
            </Text>
          ) : null}
        </Stack>
        <NewPasswordFields form={form} serverProblem={fields.newPassword?.message} />
        <Button type="submit" size="md" loading={action.isPending}>
          {t('session.recovery.submit')}
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={onRestart}>
          {t('session.recovery.again')}
        </Anchor>
      </Stack>
    </form>
  );
}
