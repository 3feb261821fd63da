import { useEffect } from 'react';
import { useLiveNotifications } from '#areas/notifications/web/data/use-live-notifications.ts';
import { PERMISSIONS_CHANGED } from '#areas/users/contract/realtime-events.ts';
import { logOnly } from '#ui/log/log.ts';
import { useRealtime } from '#ui/realtime/realtime-context.tsx';
import { trackSessionLength } from './outside/analytics.ts';
import { useSessionController } from './session/session-context.ts';
import { useArrivals } from './worker/use-arrivals.ts';

/** The background work while a user is signed in. */
export function useBackground(): void {
  const session = useSessionController();
  useEffect(() => {
    void import('./worker/register-worker.ts').then(({ registerWorker }) => registerWorker());
  }, []);
  useEffect(trackSessionLength, []);
  useLiveNotifications();
  useArrivals();
  useRealtime(PERMISSIONS_CHANGED, () => {
    session.reload().catch((error: unknown) => logOnly('the session could not be read again', error));
  });
}
