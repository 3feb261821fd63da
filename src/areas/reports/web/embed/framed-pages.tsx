import { useComputedColorScheme } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { OutsideEmbed } from '#areas/reports/contract/embed/embed.shapes.ts';
import { eventOf, loadMessage, tokenMessage, withUid } from './power-bi-messages.ts';

/** The page may run its own scripts, and cannot lead this window elsewhere. */
export const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

interface PageProps<E extends OutsideEmbed> {
  readonly embed: E;
  readonly title: string;
  readonly onShown: () => void;
}

interface ReportPageProps extends PageProps<Extract<OutsideEmbed, { kind: 'powerBi' }>> {
  readonly onFailed: () => void;
}

/** A report of Power BI: one page that is handed each new token and never loaded again. */
export function ReportPage({ embed, title, onShown, onFailed }: ReportPageProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const given = useRef<string>(null);
  const uid = useId().replace(/\W/g, '');
  const [address] = useState(() => withUid(embed.address, uid));
  const { origin } = new URL(address);
  const send = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);
  const load = () => {
    given.current = embed.token;
    send(loadMessage(uid, embed));
    onShown();
  };
  const renew = useEffectEvent((token: string) => {
    if (given.current === null || given.current === token) return;
    given.current = token;
    send(tokenMessage(uid, token));
  });
  useEffect(() => renew(embed.token), [embed.token]);
  const receive = useEffectEvent(({ data, source, origin: from }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || from !== origin) return;
    if (eventOf(data, uid) === 'failed') onFailed();
  });
  useEffect(() => {
    const page = frame.current?.ownerDocument.defaultView;
    page?.addEventListener('message', receive);
    return () => page?.removeEventListener('message', receive);
  }, []);
  return <iframe ref={frame} title={title} src={address} sandbox={SANDBOX} onLoad={load} allowFullScreen />;
}

/** A page whose address may be renewed: the next one waits unseen until it is there, so nobody sees an empty frame. */
export function WebPage({ embed, title, onShown }: PageProps<OutsideEmbed>): ReactNode {
  const scheme = useComputedColorScheme('light');
  const [shown, setShown] = useState<string>();
  const { address } = embed;
  const look =
    embed.kind === 'metabase' ? `#bordered=false&titled=false${scheme === 'dark' ? '&theme=night' : ''}` : '';
  const pages = shown === undefined || shown === address ? [address] : [shown, address];
  return pages.map((one) => (
    <iframe
      key={one}
      title={title}
      src={`${one}${look}`}
      sandbox={SANDBOX}
      data-waiting={one === shown ? undefined : true}
      allowFullScreen
      onLoad={() => {
        if (one !== address) return;
        setShown(one);
        onShown();
      }}
    />
  ));
}
