import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useApi } from '#ui/api/api-context.tsx';
import { logOnly } from '#ui/log/log.ts';

/** `unsupported` where the browser has no push messages. */
export type PushPermission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();
const notifyAll = () => {
  for (const listener of listeners) listener();
};

function permission(): PushPermission {
  return 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
    ? Notification.permission
    : 'unsupported';
}

/** The user may also change it in the browser's own settings. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  let status: PermissionStatus | undefined;
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      status = found;
      if (listeners.has(listener)) status.addEventListener('change', listener);
    })
    .catch(() => undefined);
  return () => {
    listeners.delete(listener);
    status?.removeEventListener('change', listener);
  };
}

interface Push {
  readonly permission: PushPermission;
  readonly request: () => void;
}

/** Whether the browser may show notifications; once it may, this browser is subscribed to them. */
export function usePush(): Push {
  const api = useApi();
  const now = useSyncExternalStore(subscribe, permission);
  useEffect(() => {
    if (now !== 'granted') return;
    import('./push-subscription.ts')
      .then(({ startPush }) => startPush(api))
      .catch((error: unknown) => logOnly('no push messages', error));
  }, [now, api]);
  const request = useCallback(() => void Notification.requestPermission().then(notifyAll), []);
  return { permission: now, request };
}
