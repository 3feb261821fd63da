import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import type { PermissionRule } from '#kernel/permission.ts';
import { type AreaScreen, routerPath } from '#ui/routing/area-screen.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ErrorScreen } from './error-screen.tsx';
import { homeOf, mayOpen } from './home.ts';
import { HomeScreen } from './home-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { guardOf, SCREENS } from './screens.ts';
import { useSessionState } from './session/session-context.ts';
import { ScreenLoader } from './shell/screen-loader.tsx';
import { Splash } from './shell/splash.tsx';

/** The frame and everything in it: not needed by whoever only reads a public page or signs in. */
const PrivateFrame = lazy(() => import('./private-frame.tsx'));

function entry({ path, screen }: AreaScreen): RouteObject {
  const guard = guardOf(path);
  return {
    path: routerPath(path),
    lazy: async () => {
      const { default: Screen } = await screen();
      return {
        Component: guard === 'public' || guard === 'open' ? Screen : () => <Guarded rule={guard} screen={<Screen />} />,
      };
    },
    HydrateFallback: ScreenLoader,
    errorElement: <ErrorScreen />,
  };
}

/** Without the permission one is sent to the root path; the server refuses the data anyway. */
function Guarded({ rule, screen }: { readonly rule: PermissionRule; readonly screen: ReactNode }): ReactNode {
  return mayOpen(useSignedIn().permissions, rule) ? screen : <Navigate to="/" replace />;
}

/** Everything behind the sign-in: remembers where one wanted to go, then shows the shell around the screen. */
function PrivateScope(): ReactNode {
  const state = useSessionState();
  const location = useLocation();
  if (state.status !== 'loggedIn') {
    return <Navigate to="/login" replace state={{ from: `${location.pathname}${location.search}` }} />;
  }
  return (
    <Suspense fallback={<Splash />}>
      <PrivateFrame user={state.user}>
        <Suspense fallback={<ScreenLoader />}>
          <Outlet />
        </Suspense>
      </PrivateFrame>
    </Suspense>
  );
}

function Home(): ReactNode {
  const home = homeOf(useSignedIn().permissions);
  return home ? <Navigate to={home} replace /> : <HomeScreen />;
}

/** Static segments win over parameters and case does not matter, as the addresses of the product need. */
export function createRouter() {
  const isPublic = (screen: AreaScreen) => guardOf(screen.path) === 'public';
  return createBrowserRouter([
    ...SCREENS.filter(isPublic).map(entry),
    {
      element: <PrivateScope />,
      errorElement: <ErrorScreen />,
      children: [
        { index: true, element: <Home /> },
        ...SCREENS.filter((screen) => !isPublic(screen)).map(entry),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]);
}
