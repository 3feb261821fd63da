import { Center, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { screens as session } from '#areas/session/area.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { addressOf, type Guard } from '#kernel/screens.ts';
import { NotFoundScreen } from '#ui/feedback/failure-screens.tsx';
import { recordStep } from '#ui/routing/route-history.ts';
import { routerPath } from '#ui/routing/routes.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ErrorPage, ErrorScreen } from './error-screen.tsx';
import { homeOf, mayOpen } from './home.ts';
import { bringPhrases } from './language-bundles.ts';
import { BUILT } from './screens.ts';
import { useSessionState } from './session/session-context.ts';
import { Splash } from './shell/splash.tsx';

const { signIn } = session;

type Built = (typeof BUILT)[number];

/** The frame and everything in it, which public pages and the sign-in do not need. */
const loadFrame = () => import('./private-frame.tsx');
const PrivateFrame = lazy(loadFrame);

let frameReady: Promise<unknown> | undefined;
function whenFrameReady(i18n: I18n): Promise<unknown> {
  frameReady ??= Promise.all([bringPhrases(i18n, 'frame'), loadFrame()]);
  return frameReady;
}

/** The sign-in loads few texts to open quickly; every other screen also loads those of its area and of the frame. */
const textsOf = ({ screen, area, words = [] }: Built): string[] =>
  isSignIn(screen.path) ? [] : ['frame', area, ...words];

const isSignIn = (path: string): boolean => path === signIn.path || path.startsWith(`${signIn.path}/`);

function entry(target: Built, i18n: I18n): RouteObject {
  const { path, guard } = target.screen;
  return {
    path: routerPath(path),
    lazy: async () => {
      const texts = textsOf(target).map((part) => bringPhrases(i18n, part));
      const [{ default: Shown }] = await Promise.all([target.load(), ...texts]);
      return {
        Component: guard === 'public' || guard === 'open' ? Shown : () => <Guarded rule={guard} screen={<Shown />} />,
      };
    },
    HydrateFallback: ScreenLoader,
    errorElement: guard === 'public' ? <ErrorPage /> : <ErrorScreen />,
  };
}

/** Without the permission the user is redirected to the root path; the server refuses the data anyway. */
function Guarded({ rule, screen }: { readonly rule: Guard; readonly screen: ReactNode }): ReactNode {
  return mayOpen(useSignedIn().permissions, rule) ? screen : <Navigate to="/" replace />;
}

/** Everything behind the sign-in: stores the requested address, then shows the shell around the screen. */
function PrivateScope(): ReactNode {
  const state = useSessionState();
  const location = useLocation();
  if (state.status !== 'loggedIn') {
    return <Navigate to={addressOf(signIn)} replace state={{ from: `${location.pathname}${location.search}` }} />;
  }
  return (
    <Suspense fallback={<Splash />}>
      <Framed user={state.user} />
    </Suspense>
  );
}

function Framed({ user }: { readonly user: SessionUser }): ReactNode {
  const { i18n } = useTranslation();
  use(whenFrameReady(i18n));
  return (
    <PrivateFrame user={user}>
      <Suspense fallback={<ScreenLoader />}>
        <Outlet />
      </Suspense>
    </PrivateFrame>
  );
}

function Home(): ReactNode {
  const { permissions, companyId, isSuperAdmin } = useSignedIn();
  // Who works nowhere yet finds the invitations of companies on the profile.
  const nowhere = companyId === null && !isSuperAdmin ? addressOf(session.profile) : undefined;
  const home = homeOf(permissions) ?? nowhere;
  return home ? <Navigate to={home} replace /> : <HomeScreen />;
}

/** Static segments win over parameters and case does not matter, as the addresses of the product need. */
export function createRouter(i18n: I18n) {
  const isPublic = ({ screen }: Built) => screen.guard === 'public';
  const router = createBrowserRouter([
    ...BUILT.filter(isPublic).map((built) => entry(built, i18n)),
    {
      element: <PrivateScope />,
      errorElement: <ErrorPage />,
      children: [
        { index: true, element: <Home /> },
        ...BUILT.filter((built) => !isPublic(built)).map((built) => entry(built, i18n)),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]);
  recordStep(router.state.historyAction, router.state.location.pathname);
  let { location } = router.state;
  router.subscribe(({ historyAction, location: next }) => {
    if (next !== location) recordStep(historyAction, next.pathname);
    location = next;
  });
  return router;
}

/** The home of a user whose role opens no screen, instead of endless redirects or an empty page. */
function HomeScreen(): ReactNode {
  const { t } = useTranslation();
  return (
    <Center mih="60vh">
      <Stack align="center" ta="center" maw="30rem">
        <Title order={2}>{t('shell.homeTitle')}</Title>
        <Text c="dimmed">{t('shell.homeText')}</Text>
      </Stack>
    </Center>
  );
}

/** A placeholder of the same height while the code of a screen loads, so that nothing jumps. */
function ScreenLoader(): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack p="md" gap="md" role="status">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <Skeleton h="2.25rem" w="16rem" />
      <Skeleton h="2.5rem" />
      <Skeleton h="24rem" />
    </Stack>
  );
}
