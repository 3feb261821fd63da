import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { screens } from '#areas/notifications/area.ts';
import { useReadNotification } from '#areas/notifications/web/data/use-read-notification.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { ARRIVAL_MESSAGE, type Arrival, arrivalIn, arrivalOf } from './arrival.ts';

/** Follows clicks on push messages, from a message of the service worker or from the address of a new window. */
export function useArrivals(): void {
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const { markOne } = useReadNotification();
  const [search] = useSearchParams();

  const follow = useEffectEvent(({ notificationId, target }: Arrival, replace: boolean) => {
    if (notificationId) markOne(notificationId);
    navigate(target && canOpen(target) ? target : addressOf(screens.notifications), { replace });
  });

  useEffect(() => {
    const arrived = arrivalIn(search);
    if (arrived) follow(arrived, true);
  }, [search]);

  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type === ARRIVAL_MESSAGE) follow(arrivalOf(data), false);
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, []);
}
