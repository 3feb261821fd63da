import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import { READY_EVENT, type RealtimeMessage } from '#kernel/realtime.ts';
import { CHANGES_EVENT, type TopicChange } from '#kernel/topics.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './world.ts';

export interface OpenStream {
  readonly messages: RealtimeMessage[];
  /** The changes received so far, in the order they came. */
  readonly changes: readonly TopicChange[];
  /** Whether a change of this record came. */
  knows(topic: string, id: string): boolean;
  readonly ended: boolean;
  close(): void;
}

/**
 * The stream of a tab, opened through the API as a browser does, once it is greeted. A new tab forgets what happened
 * before, a returning one keeps what it missed.
 */
export async function openStream(app: TestApp, { token }: TestUser, lastEventId?: string): Promise<OpenStream> {
  const reply = await app.product.http.inject({
    method: 'GET',
    url: '/api/realtime',
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    payloadAsStream: true,
  });
  const stream: Readable = reply.stream();
  const messages: RealtimeMessage[] = [];
  let text = '';
  let ended = false;
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const frames = (text + chunk).split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const [, id, event, data] = /^id: (.+)\nevent: (.+)\ndata: (.*)$/.exec(frame) ?? [];
      if (id && event && data) messages.push({ id, event, data: JSON.parse(data) });
    }
  });
  stream.on('close', () => {
    ended = true;
  });
  const opened: OpenStream = {
    messages,
    get changes() {
      return messages
        .filter(({ event }) => event === CHANGES_EVENT)
        .flatMap(({ data }) => (data as { readonly changes: readonly TopicChange[] }).changes);
    },
    knows: (topic, id) => opened.changes.some((change) => change.topic === topic && change.ids?.includes(id)),
    get ended() {
      return ended;
    },
    close: () => void stream.destroy(),
  };
  await expect.poll(() => messages.some(({ event }) => event === READY_EVENT)).toBe(true);
  if (!lastEventId) messages.length = 0;
  return opened;
}
