import type { OutsideEmbed } from '#areas/reports/contract/embed/embed.shapes.ts';

type PowerBi = Extract<OutsideEmbed, { kind: 'powerBi' }>;

/** The kind of token that a server made for one report. */
const EMBED_TOKEN = 1;

interface Message {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const message = (uid: string, url: string, body: unknown): Message => ({
  method: 'POST',
  url,
  headers: { 'x-sdk-type': 'js', id: crypto.randomUUID(), uid },
  body,
});

/** What the page of a report waits for before it shows anything. */
export const loadMessage = (uid: string, { reportId, workspaceId, token, address }: PowerBi): Message =>
  message(uid, '/report/load', {
    type: 'report',
    id: reportId,
    groupId: workspaceId,
    embedUrl: address,
    accessToken: token,
    tokenType: EMBED_TOKEN,
    uniqueId: uid,
    settings: { filterPaneEnabled: false, navContentPaneEnabled: true },
  });

/** A new token for a page that goes on showing what it shows. */
export const tokenMessage = (uid: string, token: string): Message => message(uid, '/report/token', token);

/** The page knows by it which messages are about it. */
export function withUid(address: string, uid: string): string {
  const url = new URL(address);
  url.searchParams.set('uid', uid);
  return url.href;
}

export type ReportEvent = 'loaded' | 'failed';

const EVENTS: Readonly<Record<string, ReportEvent>> = { loaded: 'loaded', rendered: 'loaded', error: 'failed' };

/** What a page says has become of it; undefined for anything else it says. */
export function eventOf(data: unknown, uid: string): ReportEvent | undefined {
  if (typeof data !== 'object' || data === null || !('url' in data) || typeof data.url !== 'string') return undefined;
  const [, about, event = ''] = /^\/reports\/([\w-]+)\/events\/(\w+)$/.exec(data.url) ?? [];
  return about === uid && Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined;
}
