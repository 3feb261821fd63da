import { z } from 'zod';
import { defineCall } from './api-call.ts';

/**
 * The private channel of a signed-in person: server-sent events, one stream per open tab. Names are
 * `area.whatHappened`; the data is small, and a screen that needs more reads it from the server.
 */
export interface RealtimeMessage {
  /** Sent back as Last-Event-ID when the tab reconnects, to receive the missed messages. */
  readonly id: string;
  readonly event: string;
  /** Null when there is no data or it was too large to send: the screen reads it from the server. */
  readonly data: unknown;
}

/** First message of every stream. */
export const READY_EVENT = 'ready';
/** Sent now and then, so that a quiet tab knows how far it has read. */
export const ALIVE_EVENT = 'alive';
/** Messages may have been lost: every screen reads its data again. */
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
