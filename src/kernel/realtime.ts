import { z } from 'zod';
import { defineCall } from './api-call.ts';

/**
 * The private channel of a signed-in person: server-sent events, one stream per open tab.
 * Names are `area.whatHappened`; the data is small, a screen that needs more asks for it.
 */
export interface RealtimeMessage {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

export const realtimeStream = defineCall({
  id: 'realtime.stream',
  method: 'GET',
  path: '/realtime',
  summary: 'The caller’s private stream of events (text/event-stream).',
  access: 'signed-in',
  raw: true,
  reply: z.unknown(),
});
