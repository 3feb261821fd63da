import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { RESYNC_EVENT, realtimeStream } from '#kernel/realtime.ts';
import { useApi } from '../api/api-context.tsx';
import { Realtime } from './realtime.ts';

const RealtimeContext = createContext<Realtime | null>(null);

interface RealtimeProviderProps {
  /** Identifies person and company: another one gets another stream. */
  readonly channel: string;
  readonly children: ReactNode;
}

/** Keeps the private channel of the signed-in person open for every screen below. */
export function RealtimeProvider({ channel, children }: RealtimeProviderProps): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const [realtime] = useState(() => new Realtime());

  useEffect(
    () =>
      realtime.open(`tropeiro.realtime.${channel}`, (lastEventId, signal) =>
        api.send(realtimeStream, {}, { signal, ...(lastEventId ? { headers: { 'last-event-id': lastEventId } } : {}) }),
      ),
    [realtime, api, channel],
  );
  // Messages were lost, and which ones is unknown, so everything is read again.
  useEffect(() => realtime.on(RESYNC_EVENT, () => void queries.invalidateQueries()), [realtime, queries]);

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** Calls the handler for every event of this name. Without a session there are none. */
export function useRealtime(event: string, handler: (data: unknown) => void): void {
  const realtime = useContext(RealtimeContext);
  const handle = useEffectEvent(handler);
  useEffect(() => realtime?.on(event, (data) => handle(data)), [realtime, event]);
}
