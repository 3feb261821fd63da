import type { ReactNode } from 'react';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { DialogProvider } from '#ui/dialog/dialog-context.tsx';
import { DownloadTray } from '#ui/list/downloads/download-tray.tsx';
import { DownloadsProvider } from '#ui/list/downloads/downloads-context.tsx';
import { RealtimeProvider } from '#ui/realtime/realtime-context.tsx';
import { SupportChat } from './outside/support-chat.tsx';
import { SignedInScope } from './session/signed-in-scope.tsx';
import { Reminder } from './shell/reminder.tsx';
import { Shell } from './shell/shell.tsx';
import { Slots } from './slots.tsx';
import { useBackground } from './use-background.ts';

interface PrivateFrameProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

/** Everything around a screen that somebody signed in for. */
export default function PrivateFrame({ user, children }: PrivateFrameProps): ReactNode {
  return (
    <SignedInScope user={user}>
      <RealtimeProvider channel={`${user.userId}.${user.company?.companyId ?? ''}`}>
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
      </RealtimeProvider>
    </SignedInScope>
  );
}

function Background(): ReactNode {
  useBackground();
  return null;
}
