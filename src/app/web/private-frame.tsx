import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportsProvider, type LoadImports } from '#areas/imports/web/imports-context.ts';
import { type LoadKinds, NotificationKindsProvider } from '#areas/notifications/web/data/kinds-context.ts';
import { useLiveNotifications } from '#areas/notifications/web/data/use-live-notifications.ts';
import { SUPPORT_CHAT, sessionOptions } from '#areas/session/contract/session.calls.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { PERMISSIONS_CHANGED } from '#areas/users/contract/realtime-events.ts';
import type { ShownTopic } from '#kernel/topics.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { DialogProvider } from '#ui/dialog/dialog-context.tsx';
import { DownloadTray } from '#ui/list/downloads/download-tray.tsx';
import { DownloadsProvider } from '#ui/list/downloads/downloads-context.tsx';
import { logOnly } from '#ui/log/log.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { RealtimeProvider, useRealtime } from '#ui/realtime/realtime-context.tsx';
import { useStore } from '#ui/store/store.ts';
import { opened } from './opened.ts';
import { trackSessionLength } from './outside/analytics.ts';
import { preloadLinks } from './screen-texts.ts';
import { useSessionController } from './session/session-context.ts';
import { SignedInScope } from './session/signed-in-scope.tsx';
import { companyToEnter } from './session/step-in/company-to-enter.ts';
import { StepInDialog } from './session/step-in/step-in-parts.ts';
import { Shell } from './shell/shell.tsx';
import { Slots } from './slots.tsx';
import { useArrivals } from './worker/use-arrivals.ts';

/** Loaded while the reminder of the day has not been accepted; without a network the page goes on without it. */
const Reminders = lazy(() => import('./session/reminders.tsx').catch(() => ({ default: () => null })));

/** What the company calls the entries of its catalogues; without a network they have the names of the product. */
const CompanyWords = lazy(() =>
  import('#areas/master-data/web/company-words.tsx').catch(() => ({ default: () => null })),
);

const PasswordConfirmation = lazy(() => import('./session/password-confirmation.tsx'));

let imports: ReturnType<LoadImports> | undefined;
const loadImports: LoadImports = () => {
  imports ??= import('../import-definitions.ts').then(({ importDefinitions }) => importDefinitions);
  return imports;
};

let kinds: ReturnType<LoadKinds> | undefined;
const loadKinds: LoadKinds = () => {
  kinds ??= import('../notification-kinds.ts').then(({ notificationKinds }) => notificationKinds);
  return kinds;
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
        <NotificationKindsProvider value={loadKinds}>
          <ImportsProvider value={loadImports}>
            <DialogProvider>
              <DownloadsProvider>
                <Background />
                <Shell>
                  <Slots>{children}</Slots>
                </Shell>
                <Suspense>{user.company && <CompanyWords key={user.company.companyId} />}</Suspense>
                <Later showsAlert={user.showAlert} />
                {user.isSuperAdmin && <StepIn />}
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

/** What nobody waits for, after the first screen. */
function Later({ showsAlert }: { readonly showsAlert: boolean }): ReactNode {
  if (!useStore(opened)) return null;
  return (
    <>
      <Suspense>{showsAlert && <Reminders />}</Suspense>
      <Suspense>
        <PasswordConfirmation />
      </Suspense>
    </>
  );
}

/** Loaded once somebody wants to step into a company. */
function StepIn(): ReactNode {
  const isWanted = useStore(companyToEnter) !== null;
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return <Suspense>{wasWanted && <StepInDialog />}</Suspense>;
}

function Background(): ReactNode {
  useBackground();
  return null;
}

/** The place of the configured support chat: for holders of its permission, and only where there is one. */
function SupportChat(): ReactNode {
  const isHolder = useHolds(SUPPORT_CHAT);
  const { data } = useCall(sessionOptions, {}, { enabled: isHolder, staleTime: 'static' });
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

/** The background work while a user is signed in. */
function useBackground(): void {
  const session = useSessionController();
  const isOpened = useStore(opened);
  // Its installation fetches the whole shell, and would take the network from the first rows.
  useEffect(() => {
    if (isOpened) void import('./worker/register-worker.ts').then(({ registerWorker }) => registerWorker());
  }, [isOpened]);
  const { i18n } = useTranslation();
  useEffect(() => preloadLinks(i18n), [i18n]);
  useEffect(trackSessionLength, []);
  useLiveNotifications();
  useArrivals();
  useRealtime(PERMISSIONS_CHANGED, () => {
    session.reload().catch((error: unknown) => logOnly('the session could not be read again', error));
  });
}
