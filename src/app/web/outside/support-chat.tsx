import { type ReactNode, useEffect } from 'react';
import { SUPPORT_CHAT, sessionOptions } from '#areas/session/contract/session.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';

/** The place of the configured support chat: for holders of its permission, and only where there is one. */
export function SupportChat(): ReactNode {
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
