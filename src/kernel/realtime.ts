import { z } from 'zod';
import { defineCall } from './api-call.ts';

/**
 * The private channel of a signed-in person: server-sent events, one stream per open tab.
 * Names are `area.whatHappened`; the data is small, a screen that needs more asks for it.
 */
export interface RealtimeMessage {
  /** Sent back as Last-Event-ID when the tab connects again, to receive what it missed meanwhile. */
  readonly id: string;
  readonly event: string;
  /** Null when there is no more to tell or it was too large to travel: the screen asks the server. */
  readonly data: unknown;
}

/** First message of every stream. */
export const READY_EVENT = 'ready';
/** Something may have been missed: every screen reads its data again. */
export const RESYNC_EVENT = 'resync';

export const realtimeStream = defineCall({
  id: 'realtime.stream',
  method: 'GET',
  path: '/realtime',
  summary: 'The caller’s private stream of events (text/event-stream).',
  access: 'signed-in',
  raw: true,
  reply: z.unknown(),
});
