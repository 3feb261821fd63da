import { READY_EVENT, type RealtimeMessage } from '#kernel/realtime.ts';
import { keepStreaming, type StreamOptions } from './keep-streaming.ts';

type Handler = (data: unknown) => void;

/**
 * The events the server sends to this browser. One tab holds the stream and passes everything on to the others:
 * browsers open six connections to a server, and ten tabs with a stream each would leave none for calls.
 */
export class Realtime {
  readonly #handlers = new Map<string, Set<Handler>>();
  #lastEventId: string | undefined;

  on(event: string, handler: Handler): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  /** Listens until the returned function is called. Tabs with the same channel share a stream. */
  open(channel: string, connect: StreamOptions['connect']): () => void {
    const leaving = new AbortController();
    const neighbours = new BroadcastChannel(channel);
    this.#lastEventId = undefined;
    neighbours.onmessage = ({ data }: MessageEvent<RealtimeMessage>) => this.#take(data);
    const stream = () =>
      keepStreaming({
        connect,
        receive: (message) => {
          this.#take(message);
          neighbours.postMessage(message);
        },
        lastEventId: () => this.#lastEventId,
        pause: pauseUntilUseful,
        signal: leaving.signal,
      });
    void oneAtATime(channel, stream, leaving.signal);
    void this.#joinNeighbours(channel, leaving.signal);
    return () => {
      leaving.abort();
      neighbours.close();
    };
  }

  /** The stream of another tab was greeted before this tab listened, so this tab is made ready now. */
  async #joinNeighbours(channel: string, signal: AbortSignal): Promise<void> {
    const waiting = (await navigator.locks?.query())?.pending?.some(({ name }) => name === channel);
    if (waiting && !signal.aborted) this.#emit(READY_EVENT, null);
  }

  #take({ id, event, data }: RealtimeMessage): void {
    this.#lastEventId = id;
    this.#emit(event, data);
  }

  #emit(event: string, data: unknown): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(data);
  }
}

/** The next tab takes over when this one closes. Without the Locks API (plain http in a network) every tab streams. */
async function oneAtATime(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { signal }, work).catch((reason: unknown) => {
    if (!signal.aborted) throw reason;
  });
}

/** Waits, but returns early when the network comes back or the tab becomes visible. */
function pauseUntilUseful(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => document.visibilityState === 'visible' && end();
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
