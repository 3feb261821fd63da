import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { RESYNC_EVENT, realtimeStream } from '#kernel/realtime.ts';
import { CHANGES_EVENT, type ShownTopic, type TopicChange } from '#kernel/topics.ts';
import { useApi } from '../api/api-context.tsx';
import { LiveQueries } from './live-queries.ts';
import { Realtime } from './realtime.ts';

interface Channel {
  readonly realtime: Realtime;
  readonly live: LiveQueries;
}

const RealtimeContext = createContext<Channel | null>(null);

interface RealtimeProviderProps {
  /** Identifies person and company: another one gets another stream. */
  readonly channel: string;
  /** Which calls show which topics; loaded with the first change. */
  readonly shown: () => Promise<readonly ShownTopic[]>;
  readonly children: ReactNode;
}

/** Keeps the private channel of the signed-in person open for every screen below, and their data up to date. */
export function RealtimeProvider({ channel, shown, children }: RealtimeProviderProps): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const [value] = useState<Channel>(() => ({ realtime: new Realtime(), live: new LiveQueries(queries, shown) }));
  const { realtime, live } = value;

  useEffect(
    () =>
      realtime.open(`tropeiro.realtime.${channel}`, (lastEventId, signal) =>
        api.send(realtimeStream, {}, { signal, ...(lastEventId ? { headers: { 'last-event-id': lastEventId } } : {}) }),
      ),
    [realtime, api, channel],
  );
  useEffect(() => {
    const resume = () => live.resume();
    document.addEventListener('visibilitychange', resume);
    const stops = [
      live.watch(),
      realtime.on(CHANGES_EVENT, (data) => void live.take((data as { changes: readonly TopicChange[] }).changes)),
      // Messages were lost, and which ones is unknown.
      realtime.on(RESYNC_EVENT, () => live.takeAll()),
      () => document.removeEventListener('visibilitychange', resume),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, live]);

  return <RealtimeContext value={value}>{children}</RealtimeContext>;
}

/** Calls the handler for every event of this name. Without a session there are none. */
export function useRealtime(event: string, handler: (data: unknown) => void): void {
  const realtime = useContext(RealtimeContext)?.realtime;
  const handle = useEffectEvent(handler);
  useEffect(() => realtime?.on(event, (data) => handle(data)), [realtime, event]);
}

/** Calls the handler when a record changes that is not read by a query. */
export function useRecordChange(topic: string, id: string, changed: () => void): void {
  useRealtime(CHANGES_EVENT, (data) => {
    const { changes } = data as { readonly changes: readonly TopicChange[] };
    if (changes.some((change) => change.topic === topic && (change.ids?.includes(id) ?? true))) changed();
  });
}

/** How the data on the screen follows changes; undefined without a session. */
export function useLiveQueries(): LiveQueries | undefined {
  return useContext(RealtimeContext)?.live;
}
