import type { i18n as I18n } from 'i18next';
import { screens } from '#areas/session/area.ts';
import { targetAfterSignIn } from '#areas/session/web/after-sign-in.ts';
import { DEFAULT_ZONE, dayIn } from '#kernel/dates.ts';
import { addressOf } from '#kernel/screens.ts';
import { homeOf } from './home.ts';
import { queryClient } from './query-client.ts';
import { type createRouter, prepareFrame, prepareScreen } from './router.tsx';
import type { SessionController } from './session/session-controller.ts';

const SIGN_IN = addressOf(screens.signIn);
const SLOW_BROWSER_MS = 500;

/** Once the page has nothing else to do; not every browser says when that is. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, SLOW_BROWSER_MS);
}

interface Opening {
  readonly i18n: I18n;
  readonly session: SessionController;
  readonly router: ReturnType<typeof createRouter>;
}

/**
 * While somebody types their password the frame loads, and with the answer of the sign-in the screen it leads to and its
 * first data, so that nobody waits for one after the other.
 */
export function prepareHome({ i18n, session, router }: Opening): void {
  let isFrameAsked = false;
  let preparedFor: string | null = null;
  const look = () => {
    const state = session.state();
    const { pathname, state: from } = router.state.location;
    if (!pathname.startsWith(SIGN_IN)) return;
    if (state.status === 'loggedOut' && !isFrameAsked) {
      isFrameAsked = true;
      whenIdle(() => void prepareFrame(i18n));
    }
    if (state.status !== 'loggedIn' || preparedFor === state.user.userId) return;
    preparedFor = state.user.userId;
    const target = targetAfterSignIn(from);
    const { permissions, company, drives } = state.user;
    const reader = { permissions: new Set(permissions), isPlatform: company?.isPlatform ?? false, drives };
    const address = target === '/' ? homeOf(reader) : target;
    const today = dayIn(new Date(), company?.timeZone ?? DEFAULT_ZONE);
    if (address) void prepareScreen(i18n, address, { api: session.api, queries: queryClient, today });
  };
  session.subscribe(look);
  router.subscribe(look);
}
