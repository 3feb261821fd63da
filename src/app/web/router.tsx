import { Center, Stack, Text, Title } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { screens as sessionScreens } from '#areas/session/area.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { DEFAULT_ZONE, dayIn } from '#kernel/dates.ts';
import { addressOf, type Guard } from '#kernel/screens.ts';
import { NotFoundScreen } from '#ui/feedback/failure-screens.tsx';
import { recordStep } from '#ui/routing/route-history.ts';
import { routerPath } from '#ui/routing/routes.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ErrorPage, ErrorScreen } from './error-screen.tsx';
import { homeOf, mayOpen } from './home.ts';
import { bringPhrases } from './language-bundles.ts';
import { queryClient } from './query-client.ts';
import { isSignIn, textsOf } from './screen-texts.ts';
import { BUILT, type Built, builtAt } from './screens.ts';
import { useSessionState } from './session/session-context.ts';
import type { SessionController } from './session/session-controller.ts';
import { FrameSkeleton, ScreenSkeleton } from './shell/frame-skeleton.tsx';

const { signIn } = sessionScreens;

/** The frame and everything in it, which public pages and the sign-in do not need. */
const loadFrame = () => import('./private-frame.tsx');
const PrivateFrame = lazy(loadFrame);

let frameReady: Promise<unknown> | undefined;
function whenFrameReady(i18n: I18n): Promise<unknown> {
  frameReady ??= Promise.all([bringPhrases(i18n, 'frame'), loadFrame()]);
  return frameReady;
}

/** The same ahead of time; what does not come then is asked for again when it is needed. */
export async function prepareFrame(i18n: I18n): Promise<void> {
  try {
    await whenFrameReady(i18n);
  } catch {
    frameReady = undefined;
  }
}

/** Loads the code, the texts and the first data of a screen ahead; what fails is tried again by the screen itself. */
export async function prepareScreen(i18n: I18n, address: string, session: SessionController): Promise<void> {
  const url = new URL(address, window.location.origin);
  const target = builtAt(url.pathname);
  if (!target) return;
  const texts = textsOf(target).map((part) => bringPhrases(i18n, part));
  await Promise.allSettled([prepareFrame(i18n), target.load(), askFirst(target, url, session), ...texts]);
}

/** The first data of a screen, while its code is still loading. */
async function askFirst(target: Built, { searchParams: search }: URL, session: SessionController): Promise<void> {
  const own = async () => (await target.load()).first;
  const [reader, first] = await Promise.all([session.caller(), target.first ? target.first() : own()]);
  if (!first || !reader || !mayOpen(new Set(reader.permissions), target.screen.guard)) return;
  const today = dayIn(new Date(), reader.company?.timeZone ?? DEFAULT_ZONE);
  await first({ api: session.api, queries: queryClient, search, today }, {});
}

/** Beside the code of the screen, which is not kept waiting; what fails is asked for again by the screen itself. */
function firstData(target: Built, session: SessionController): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: ({ request }) => {
      askFirst(target, new URL(request.url), session).catch(() => undefined);
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

function entry(target: Built, i18n: I18n, session: SessionController): RouteObject {
  const { path, guard } = target.screen;
  return {
    path: routerPath(path),
    ...firstData(target, session),
    lazy: async () => {
      const texts = textsOf(target).map((part) => bringPhrases(i18n, part));
      const [{ default: Shown }] = await Promise.all([target.load(), ...texts]);
      if (guard === 'public' && !isSignIn(path)) {
        // Behind the sign-in the frame brings them; pages behind a link have no frame.
        const { Slots } = await import('./slots.tsx');
        return {
          Component: () => (
            <Slots>
              <Shown />
            </Slots>
          ),
        };
      }
      return {
        Component: guard === 'public' || guard === 'open' ? Shown : () => <Guarded rule={guard} screen={<Shown />} />,
      };
    },
    HydrateFallback: ScreenSkeleton,
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
    <Suspense fallback={<FrameSkeleton />}>
      <Framed user={state.user} />
    </Suspense>
  );
}

function Framed({ user }: { readonly user: SessionUser }): ReactNode {
  const { i18n } = useTranslation();
  use(whenFrameReady(i18n));
  return (
    <PrivateFrame user={user}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </PrivateFrame>
  );
}

function Home(): ReactNode {
  const reader = useSignedIn();
  const { companyId, isSuperAdmin } = reader;
  // Who works nowhere yet finds the invitations of companies on the profile.
  const nowhere = companyId === null && !isSuperAdmin ? addressOf(sessionScreens.profile) : undefined;
  const home = homeOf(reader) ?? nowhere;
  if (!home) return <HomeScreen />;
  return (
    <>
      <Navigate to={home} replace />
      {/* Shown until the code of the home screen has come. */}
      <ScreenSkeleton />
    </>
  );
}

/** Static segments win over parameters and case does not matter, as the addresses of the product need. */
export function createRouter(i18n: I18n, session: SessionController) {
  const isPublic = ({ screen }: Built) => screen.guard === 'public';
  const router = createBrowserRouter([
    ...BUILT.filter(isPublic).map((built) => entry(built, i18n, session)),
    {
      element: <PrivateScope />,
      errorElement: <ErrorPage />,
      children: [
        { index: true, element: <Home /> },
        ...BUILT.filter((built) => !isPublic(built)).map((built) => entry(built, i18n, session)),
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
