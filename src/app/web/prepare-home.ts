import type { i18n as I18n } from 'i18next';
import { screens } from '#areas/session/area.ts';
import { targetAfterSignIn } from '#areas/session/web/after-sign-in.ts';
import { addressOf } from '#kernel/screens.ts';
import { homeOf } from './home.ts';
import { type createRouter, prepareFrame, prepareScreen } from './router.tsx';
import type { SessionController } from './session/session-controller.ts';
import { whenIdle } from './when-idle.ts';

const SIGN_IN = addressOf(screens.signIn);

interface Opening {
  readonly i18n: I18n;
  readonly session: SessionController;
  readonly router: ReturnType<typeof createRouter>;
}

/**
 * While somebody types their password the frame loads, and the screen they asked for; with the answer of the sign-in the
 * screen it leads to and its first data, so that nobody waits for one after the other.
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
      const target = targetAfterSignIn(from);
      whenIdle(() => void (target === '/' ? prepareFrame(i18n) : prepareScreen(i18n, target, session)));
    }
    if (state.status !== 'loggedIn' || preparedFor === state.user.userId) return;
    preparedFor = state.user.userId;
    const target = targetAfterSignIn(from);
    const { permissions, company, drives } = state.user;
    const reader = { permissions: new Set(permissions), isPlatform: company?.isPlatform ?? false, drives };
    const address = target === '/' ? homeOf(reader) : target;
    if (address) void prepareScreen(i18n, address, session);
  };
  session.subscribe(look);
  router.subscribe(look);
}
