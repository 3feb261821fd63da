import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ImportsProvider, type LoadImports } from '#areas/imports/web/imports-context.ts';
import { NotificationKindsProvider } from '#areas/notifications/web/data/kinds-context.ts';
import { useLiveNotifications } from '#areas/notifications/web/data/use-live-notifications.ts';
import { acceptReminders, readReminders } from '#areas/session/contract/reminder.calls.ts';
import { SUPPORT_CHAT, sessionOptions } from '#areas/session/contract/session.calls.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { PERMISSIONS_CHANGED } from '#areas/users/contract/realtime-events.ts';
import type { ShownTopic } from '#kernel/topics.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { DialogProvider } from '#ui/dialog/dialog-context.tsx';
import { DownloadTray } from '#ui/list/downloads/download-tray.tsx';
import { DownloadsProvider } from '#ui/list/downloads/downloads-context.tsx';
import { logOnly } from '#ui/log/log.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { RealtimeProvider, useRealtime } from '#ui/realtime/realtime-context.tsx';
import { acceptAlert, flagAlert, useAlert } from '#ui/session/alert.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { trackSessionLength } from './outside/analytics.ts';
import { useSessionController } from './session/session-context.ts';
import { SignedInScope } from './session/signed-in-scope.tsx';
import { Shell } from './shell/shell.tsx';
import { Slots } from './slots.tsx';
import { useArrivals } from './worker/use-arrivals.ts';

/** Loaded with the first alert, because most users never see it. */
const ReminderDialog = lazy(async () => {
  const { ReminderDialog: Dialog } = await import('#ui/dialog/reminder-dialog.tsx');
  return { default: Dialog };
});

const PasswordConfirmation = lazy(() => import('./session/password-confirmation.tsx'));

let imports: ReturnType<LoadImports> | undefined;
const loadImports: LoadImports = () => {
  imports ??= import('../import-definitions.ts').then(({ importDefinitions }) => importDefinitions);
  return imports;
};

const loadShownTopics = async (): Promise<readonly ShownTopic[]> => (await import('../topics.ts')).SHOWN_TOPICS;

interface PrivateFrameProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

/** Everything around a screen for signed-in users. */
export default function PrivateFrame({ user, children }: PrivateFrameProps): ReactNode {
  return (
    <SignedInScope user={user}>
      <RealtimeProvider channel={`${user.userId}.${user.company?.companyId ?? ''}`} shown={loadShownTopics}>
        <NotificationKindsProvider value={notificationKinds}>
          <ImportsProvider value={loadImports}>
            <DialogProvider>
              <DownloadsProvider>
                <Background showAlert={user.showAlert} />
                <Shell>
                  <Slots>{children}</Slots>
                </Shell>
                <Reminder />
                <Suspense>
                  <PasswordConfirmation />
                </Suspense>
                <SupportChat />
                <DownloadTray />
              </DownloadsProvider>
            </DialogProvider>
          </ImportsProvider>
        </NotificationKindsProvider>
      </RealtimeProvider>
    </SignedInScope>
  );
}

function Background({ showAlert }: { readonly showAlert: boolean }): ReactNode {
  useBackground();
  useReminders(showAlert);
  return null;
}

/** The place of the configured support chat: for holders of its permission, and only where there is one. */
function SupportChat(): ReactNode {
  const isHolder = useHolds(SUPPORT_CHAT);
  const { data } = useCall(sessionOptions, {}, { enabled: isHolder });
  const address = data?.outside.supportChatScript;

  useEffect(() => {
    if (!isHolder || !address) return;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [isHolder, address]);

  return isHolder && address ? <div id="support-chat" /> : null;
}

/** The reminder, while an alert is flagged. */
function Reminder(): ReactNode {
  const { showAlert, alertMessage } = useAlert();
  const accept = useAction(acceptReminders);
  const [isNeeded, setIsNeeded] = useState(showAlert);
  if (showAlert && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ReminderDialog
        messages={showAlert ? alertMessage : []}
        onAccept={() => {
          acceptAlert();
          accept.mutate({});
        }}
      />
    </Suspense>
  );
}

/** Raises what the signed-in user should not forget today; once accepted it is quiet until tomorrow. */
function useReminders(showAlert: boolean): void {
  const { data } = useCall(readReminders, {}, { enabled: showAlert, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    for (const message of data?.reminders ?? []) flagAlert(message);
    // What one user did not accept is not shown to the next.
    return acceptAlert;
  }, [data]);
}

/** The background work while a user is signed in. */
function useBackground(): void {
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
