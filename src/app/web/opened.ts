import type { createBrowserRouter } from 'react-router';
import { Store } from '#ui/store/store.ts';
import { queryClient } from './query-client.ts';
import type { SessionController } from './session/session-controller.ts';
import { whenIdle } from './when-idle.ts';

/** The first screen behind the sign-in stands with its data; until then it is given what the network and the processor have. */
export const opened = new Store(false);

export function watchOpening(router: ReturnType<typeof createBrowserRouter>, session: SessionController): void {
  const stands = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    session.state().status === 'loggedIn' &&
    queryClient.isFetching() === 0;
  let isAsked = false;
  const look = () => {
    if (isAsked || !stands()) return;
    isAsked = true;
    // What has only just come is drawn first, and may ask for more.
    whenIdle(() => {
      isAsked = false;
      if (!stands()) return;
      for (const stop of stops) stop();
      opened.set(true);
    });
  };
  const stops = [router.subscribe(look), session.subscribe(look), queryClient.getQueryCache().subscribe(look)];
}
