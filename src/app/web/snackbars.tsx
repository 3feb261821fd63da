import { useNotifications } from '@mantine/notifications';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSessionState } from './session/session-context.ts';

const SnackbarArea = lazy(async () => ({ default: (await import('#ui/feedback/snackbar-area.tsx')).SnackbarArea }));

/** Loaded with the first notice or with a session, because the sign-in page shows none. */
export function Snackbars(): ReactNode {
  const { notifications } = useNotifications();
  const { status } = useSessionState();
  if (status !== 'loggedIn' && notifications.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SnackbarArea />
    </Suspense>
  );
}
