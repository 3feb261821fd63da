import { z } from 'zod';
import type { RealtimeMessage } from '#kernel/realtime.ts';
import type { AddressedMessage } from './hub.ts';

/** What is longer is left out: the tab gets the event and reads the rest. */
const MAX_BYTES = 7_900;

/** What `app.signal.message` holds. */
const messageShape = z.object({ u: z.string(), c: z.string().nullable(), e: z.string(), d: z.unknown() });
const closeShape = z.union([
  z.object({ session: z.string() }),
  z.object({ user: z.string(), company: z.string().nullable().optional() }),
]);
const signalShape = z.union([messageShape, closeShape]);
export type Signal = z.output<typeof signalShape>;

export function encodeMessage({ to, event, data }: AddressedMessage): string {
  const signal = { u: to.userId, c: to.companyId ?? null, e: event };
  const full = JSON.stringify({ ...signal, d: data ?? null });
  return Buffer.byteLength(full) <= MAX_BYTES ? full : JSON.stringify({ ...signal, d: null });
}

/** Undefined for anything else in the table. */
export function decodeSignal(message: unknown): Signal | undefined {
  return signalShape.safeParse(message).data;
}

/** One message in the text/event-stream format; JSON has no line breaks of its own. */
export const frame = ({ id, event, data }: RealtimeMessage): string => textFrame(id, event, JSON.stringify(data));

/** The same of data that is JSON already. */
export const textFrame = (id: string, event: string, json: string): string =>
  `id: ${id}\nevent: ${event}\ndata: ${json}\n\n`;

/** How long the browser waits before it reconnects. */
export const RETRY_FRAME = 'retry: 2000\n\n';
