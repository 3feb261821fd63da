import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ALIVE_EVENT, READY_EVENT, RESYNC_EVENT } from '#kernel/realtime.ts';
import { CHANGES_EVENT } from '#kernel/topics.ts';
import { RawReply } from '../http/route.ts';
import { STREAM_HEADERS } from './stream-headers.ts';
import { frame } from './wire.ts';

/** Differs at every reading although nothing changed: signed addresses of files, the time of the reading. */
const VOLATILE: ReadonlySet<string> = new Set(['url', 'madeAt']);

const CONCERNS = new RegExp(`^event: (${CHANGES_EVENT}|${RESYNC_EVENT})$`, 'm');
const markOf = (page: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(page, (key, value: unknown) => (VOLATILE.has(key) ? undefined : value)) ?? '')
    .digest('base64url');

export interface FollowedPage {
  /** The stream of the records behind the page. */
  readonly tab: Readable;
  /** The page as it was when the stream was opened. */
  readonly page: unknown;
  /** How long further changes are awaited before it is read again: a task and its position are one change. */
  readonly settleMs: number;
  readonly log: FastifyBaseLogger;
  /** How long it may be seen at most. */
  readonly lastsMs: number;
  /** Whether it may still be seen: asked at every change before anything is awaited. */
  readonly mayBeSeen: () => Promise<boolean>;
  /** Reads it again; undefined once it may no longer be seen. */
  readonly read: () => Promise<unknown>;
}

/**
 * The stream of a page for somebody without an account. It says that the page changed, and nothing else: what happens
 * inside the company without changing the page stays there, and the stream ends with the right to see the page.
 */
export function followPage(followed: FollowedPage): RawReply {
  const stream = new PassThrough();
  const over = endAfter(followed);
  stream.on('close', () => {
    clearTimeout(over);
    followed.tab.destroy();
  });
  void send(followed, stream);
  return new RawReply(stream, STREAM_HEADERS);
}

/** Timers count no further; a stream that lasts longer is opened again long before. */
const TIMER_MAX_MS = 2 ** 31 - 1;

function endAfter({ tab, lastsMs }: FollowedPage): NodeJS.Timeout {
  return setTimeout(() => tab.destroy(), Math.min(lastsMs, TIMER_MAX_MS)).unref();
}

async function send(followed: FollowedPage, stream: PassThrough): Promise<void> {
  for await (const message of changesOf(followed)) if (!stream.destroyed) stream.write(message);
  stream.end();
}

async function* changesOf({ tab, page, settleMs, log, mayBeSeen, read }: FollowedPage): AsyncGenerator<string> {
  const message = (event: string) => frame({ id: '0', event, data: null });
  let mark = markOf(page);
  yield message(READY_EVENT);
  try {
    for await (const chunk of tab) {
      if (!CONCERNS.test(String(chunk))) {
        yield message(ALIVE_EVENT);
        continue;
      }
      if (!(await mayBeSeen())) return;
      await pause(settleMs, undefined, { ref: false });
      const now = await read();
      if (now === undefined) return;
      const next = markOf(now);
      if (next !== mark) yield message(CHANGES_EVENT);
      mark = next;
    }
  } catch (error) {
    // The page was closed, the server stops, or the database is away; an open page opens the stream again.
    log.debug({ err: error }, 'a followed page could not be read');
  }
}
