import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { screens } from '#areas/session/area.ts';
import { type DemoAccount, sessionOptions, signIn } from '#areas/session/contract/session.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useSessionAccess } from '#ui/session/session-access.ts';
import { forgetDeepLink, rememberDeepLink, targetAfterSignIn } from './after-sign-in.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

/** Loaded on demand, because few people need it, and only once. */
const NewPasswordDialog = lazy(() => import('./new-password-dialog.tsx'));

interface Values {
  readonly email: string;
  readonly password: string;
}

/** Signing in has its own text for a server that cannot be reached. */
const textOf = (code: string) => dynamicKey('errors', code === 'transport.network' ? 'session.network' : code);

/** Signing in: own accounts or the configured provider, and in the demo one click per role. */
export default function SignInScreen(): ReactNode {
  const { t } = useTranslation();
  const access = useSessionAccess();
  const [search] = useSearchParams();
  const options = useCall(sessionOptions, {}, { staleTime: 'static' });
  const { register, handleSubmit, setValue, formState } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  });
  const action = useAction(signIn);

  useEffect(() => rememberDeepLink(search), [search]);
  if (access.signedIn) return <Onwards />;

  const submit = ({ email, password }: Values) =>
    action.mutate({ body: { email, password } }, { onSuccess: (grant) => void access.accept(grant, email) });

  const enterAs = (account: DemoAccount) => {
    setValue('email', account.email);
    setValue('password', account.password);
    submit(account);
  };

  const problem = action.error?.code ?? search.get('error') ?? access.note;
  const provider = options.data?.identityProvider;
  return (
    <SignInLayout title={t('session.signIn.title')} text={t('session.signIn.text')}>
      {problem ? (
        <Alert color="red" role="alert" title={t(textOf(problem))}>
          {options.data && problem === 'session.accessDenied'
            ? t('session.support', { support: options.data.supportEmail })
            : null}
        </Alert>
      ) : null}
      {provider ? (
        <Button component="a" href={provider.startUrl} size="md" fullWidth>
          {t('session.signIn.withProvider', { provider: provider.name })}
        </Button>
      ) : (
        <form onSubmit={handleSubmit(submit)} noValidate>
          <Stack gap="md">
            <TextInput
              label={t('session.fields.email')}
              type="email"
              autoComplete="username"
              withAsterisk
              size="md"
              error={formState.errors.email && t('validation.required')}
              {...register('email', { required: true, setValueAs: (text: string) => text.trim() })}
            />
            <PasswordInput
              label={t('session.fields.password')}
              autoComplete="current-password"
              withAsterisk
              size="md"
              visibilityToggleButtonProps={{ 'aria-label': t('session.fields.showPassword') }}
              error={formState.errors.password && t('validation.required')}
              {...register('password', { required: true })}
            />
            <Button type="submit" size="md" loading={action.isPending} fullWidth>
              {t('session.signIn.submit')}
            </Button>
            <Anchor
              component={Link}
              to={addressOf(screens.recoverPassword, { resetPassword: 'resetPassword' })}
              size="sm"
            >
              {t('session.signIn.forgotten')}
            </Anchor>
          </Stack>
        </form>
      )}
      <DemoAccounts
        accounts={options.data?.demoAccounts ?? []}
        loading={options.isPending}
        disabled={action.isPending}
        onChoose={enterAs}
      />
      {access.newPasswordFor === null ? null : (
        <Suspense>
          <NewPasswordDialog email={access.newPasswordFor} />
        </Suspense>
      )}
    </SignInLayout>
  );
}

/** Redirects to the requested address, decided once for all renders. */
function Onwards(): ReactNode {
  const { state } = useLocation();
  const [target] = useState(() => targetAfterSignIn(state));
  useEffect(forgetDeepLink, []);
  return <Navigate to={target} replace />;
}
