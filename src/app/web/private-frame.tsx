import type { ReactNode } from 'react';
import { ImportsProvider, type LoadImports } from '#areas/imports/web/imports-context.ts';
import { NotificationKindsProvider } from '#areas/notifications/web/data/kinds-context.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { DialogProvider } from '#ui/dialog/dialog-context.tsx';
import { DownloadTray } from '#ui/list/downloads/download-tray.tsx';
import { DownloadsProvider } from '#ui/list/downloads/downloads-context.tsx';
import { RealtimeProvider } from '#ui/realtime/realtime-context.tsx';
import { notificationKinds } from '../notification-kinds.ts';
import { SupportChat } from './outside/support-chat.tsx';
import { SignedInScope } from './session/signed-in-scope.tsx';
import { Reminder } from './shell/reminder.tsx';
import { Shell } from './shell/shell.tsx';
import { Slots } from './slots.tsx';
import { useBackground } from './use-background.ts';

let imports: ReturnType<LoadImports> | undefined;
const loadImports: LoadImports = () => {
  imports ??= import('../import-definitions.ts').then(({ importDefinitions }) => importDefinitions);
  return imports;
};

interface PrivateFrameProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

/** Everything around a screen for signed-in users. */
export default function PrivateFrame({ user, children }: PrivateFrameProps): ReactNode {
  return (
    <SignedInScope user={user}>
      <RealtimeProvider channel={`${user.userId}.${user.company?.companyId ?? ''}`}>
        <NotificationKindsProvider value={notificationKinds}>
          <ImportsProvider value={loadImports}>
            <DialogProvider>
              <DownloadsProvider>
                <Background />
                <Shell>
                  <Slots>{children}</Slots>
                </Shell>
                <Reminder />
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

function Background(): ReactNode {
  useBackground();
  return null;
}
