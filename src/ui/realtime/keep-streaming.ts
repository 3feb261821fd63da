import type { RealtimeMessage } from '#kernel/realtime.ts';
import { ApiError } from '../api/api-error.ts';
import { readEvents } from './read-events.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export interface StreamOptions {
  /** Opens the stream; the server first sends the messages after the given one. */
  readonly connect: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly receive: (message: RealtimeMessage) => void;
  readonly lastEventId: () => string | undefined;
  /** Waits; may return early when waiting has become pointless. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Doubles with each failure, with some randomness so that browsers do not all reconnect at the same moment. */
export function pauseAfter(failures: number, dice: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + dice / 2);
}

/** Stays connected until it is aborted, or until the session or the link that allowed it has ended. */
export async function keepStreaming({ connect, receive, lastEventId, pause, signal }: StreamOptions): Promise<void> {
  let failures = 0;
  const take = (message: RealtimeMessage) => {
    failures = 0;
    receive(message);
  };
  while (!signal.aborted) {
    try {
      await readEvents(await connect(lastEventId(), signal), take, signal);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.isGone)) return;
    }
    if (signal.aborted) return;
    await pause(pauseAfter(failures, Math.random()), signal);
    failures += 1;
  }
}
