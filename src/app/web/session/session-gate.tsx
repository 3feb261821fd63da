import { Button, Center, Stack, Text, Title, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { switchLanguage } from '#ui/i18n/i18n.ts';
import { type SessionAccess, SessionAccessProvider } from '#ui/session/session-access.ts';
import { type Brand, useBrand } from '#ui/theme/brand-context.tsx';
import { loadPhrases } from '../language-bundles.ts';
import { Splash } from '../shell/splash.tsx';
import { useSessionController, useSessionState } from './session-context.ts';
import { signInBrand } from './sign-in-brand.ts';

/** Delays the first screen until the user is known, and applies their theme and language. */
export function SessionGate({
  productBrand,
  children,
}: {
  readonly productBrand: Brand;
  readonly children: ReactNode;
}): ReactNode {
  const state = useSessionState();
  const session = useSessionController();
  const { i18n } = useTranslation();
  const { setBrand } = useBrand();
  const { setColorScheme } = useMantineColorScheme();
  const user = state.status === 'loggedIn' ? state.user : undefined;

  useEffect(() => {
    if (!user) {
      setBrand(productBrand);
      const speak = (language: Language) => void switchLanguage(i18n, language, loadPhrases);
      return signInBrand(session.api, { productBrand, setBrand, speak });
    }
    const theme = user.company?.theme;
    setBrand({
      primary: theme?.primaryColor ?? productBrand.primary,
      name: user.company?.name ?? null,
      logo: theme?.logo ?? null,
      favicon: theme?.favicon ?? null,
      background: null,
    });
  }, [user, productBrand, setBrand, session, i18n]);

  useEffect(() => {
    if (user) void switchLanguage(i18n, user.language, loadPhrases);
  }, [user, i18n]);

  // Only when the account has changed, so that an older value does not undo a choice made here.
  const dress = useEffectEvent(setColorScheme);
  const themeMode = user?.themeMode;
  useEffect(() => {
    if (themeMode) dress(themeMode);
  }, [themeMode]);

  const access = useMemo<SessionAccess>(
    () => ({
      signedIn: state.status === 'loggedIn',
      note: state.status === 'loggedOut' ? state.note : null,
      newPasswordFor: state.status === 'newPassword' ? state.email : null,
      accept: (grant, email) => session.accept(grant, email),
      resume: () => session.reload(),
      signOut: () => session.signOut(),
    }),
    [state, session],
  );

  if (state.status === 'starting' || state.status === 'waiting') return <Splash />;
  if (state.status === 'unreachable') return <UnreachableScreen error={state.error} />;
  return <SessionAccessProvider value={access}>{children}</SessionAccessProvider>;
}

/** The server did not answer when the product opened. */
function UnreachableScreen({ error }: { readonly error: ApiError }): ReactNode {
  const { t } = useTranslation();
  const session = useSessionController();
  return (
    <Center mih="100dvh" p="md" component="main">
      <Stack align="center" maw="28rem" ta="center" role="alert">
        <Title order={1}>{t('shell.unreachable')}</Title>
        <Text c="dimmed">{t(dynamicKey('errors', error.code))}</Text>
        <Button onClick={() => void session.start()}>{t('shell.retry')}</Button>
      </Stack>
    </Center>
  );
}
