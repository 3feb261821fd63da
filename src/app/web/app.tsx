import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { ApiProvider } from '#ui/api/api-context.tsx';
import { useStore } from '#ui/store/store.ts';
import { type Brand, BrandProvider, type SharedBy, useBrowserColor, useFavicon } from '#ui/theme/brand-context.tsx';
import { DEFAULT_PRIMARY } from '#ui/theme/palette.ts';
import { styleNonce } from '#ui/theme/style-nonce.ts';
import { companyTheme, themeVariables } from '#ui/theme/theme.ts';
import { opened } from './opened.ts';
import { queryClient } from './query-client.ts';
import type { createRouter } from './router.tsx';
import { SessionControllerProvider } from './session/session-context.ts';
import type { SessionController } from './session/session-controller.ts';
import { SessionGate } from './session/session-gate.tsx';

const SnackbarArea = lazy(async () => ({ default: (await import('#ui/feedback/snackbar-area.tsx')).SnackbarArea }));
const PRODUCT_BRAND: Brand = { primary: DEFAULT_PRIMARY, name: null, logo: null, favicon: null, background: null };

interface AppProps {
  readonly i18n: I18n;
  readonly session: SessionController;
  readonly router: ReturnType<typeof createRouter>;
}

/** The providers of every screen: theme, texts, API, session, router. */
export function App({ i18n, session, router }: AppProps): ReactNode {
  const [own, setBrand] = useState(PRODUCT_BRAND);
  const [sharedBy, setSharedBy] = useState<SharedBy | null>(null);
  const device = useColorScheme('light', { getInitialValueInEffect: false });
  const brand = useMemo(() => (sharedBy ? { ...PRODUCT_BRAND, ...sharedBy.company } : own), [own, sharedBy]);
  const theme = useMemo(() => companyTheme(brand.primary), [brand.primary]);
  const control = useMemo(() => ({ brand, setBrand, setSharedBy }), [brand]);
  useFavicon(brand.favicon);
  useBrowserColor(brand.primary);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      {...(sharedBy ? { forceColorScheme: device } : {})}
      getStyleNonce={styleNonce}
    >
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={session.api}>
            <SessionControllerProvider value={session}>
              <BrandProvider value={control}>
                <Snackbars />
                <SessionGate productBrand={PRODUCT_BRAND}>
                  <RouterProvider router={router} />
                </SessionGate>
              </BrandProvider>
            </SessionControllerProvider>
          </ApiProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>
  );
}

/** Loaded with the first notice or after the first screen of a session, because the sign-in page shows none. */
function Snackbars(): ReactNode {
  const { notifications } = useNotifications();
  const isOpened = useStore(opened);
  if (!isOpened && notifications.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SnackbarArea />
    </Suspense>
  );
}
