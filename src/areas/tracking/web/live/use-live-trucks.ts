import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#ui/api/api-context.tsx';
import { keepStreaming } from '#ui/realtime/keep-streaming.ts';
import { followTrucks, readTrucks } from '../../contract/live.calls.ts';
import { LiveTrucks } from './live-trucks.ts';

/** The trucks of the signed-in person, as they move. */
export function useLiveTrucks() {
  const api = useApi();
  const [live] = useState(() => new LiveTrucks());
  const [failed, setFailed] = useState(false);
  const [readAt, setReadAt] = useState(() => Date.now());

  useEffect(() => {
    const leaving = new AbortController();
    let lastId: string | undefined;
    void keepStreaming({
      connect: async (lastEventId, signal) => {
        const headers: Readonly<Record<string, string>> = lastEventId ? { 'last-event-id': lastEventId } : {};
        try {
          const reply = await api.send(followTrucks, {}, { signal, headers });
          setFailed(false);
          return reply;
        } catch (error) {
          setFailed(true);
          throw error;
        }
      },
      receive: (message) => {
        lastId = message.id;
        live.take(message);
      },
      lastEventId: () => lastId,
      pause: (milliseconds, signal) => wait(milliseconds, signal),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [api, live]);

  const read = useCallback(() => {
    setReadAt(Date.now());
    const take = live.reading();
    api.call(readTrucks, {}).then(
      ({ trucks }) => {
        setFailed(false);
        take(trucks);
      },
      () => setFailed(true),
    );
  }, [api, live]);

  const trucks = useSyncExternalStore(live.subscribe, live.read);
  return { trucks, failed, readAt, read };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
