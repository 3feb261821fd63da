import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ApiCall, CallInput, CallReply } from '#kernel/api-call.ts';
import { READY_EVENT } from '#kernel/realtime.ts';
import { CHANGES_EVENT } from '#kernel/topics.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { Realtime } from '#ui/realtime/realtime.ts';

/** The stream that says when a page behind a link changed. */
export interface PageStream<C extends ApiCall> {
  readonly call: C;
  readonly input: CallInput<C>;
}

/**
 * Calls back when the page changed, when the link ended, and when the connection is back, because what happened
 * meanwhile is unknown. A hidden page waits until somebody looks at it.
 */
export function usePageChanges<C extends ApiCall>(stream: PageStream<C> | null, changed: () => void): void {
  const api = useApi();
  const key = stream && JSON.stringify([stream.call.id, stream.input]);
  const change = useEffectEvent(changed);
  const connect = useEffectEvent((signal: AbortSignal) => api.send(stream!.call, stream!.input, { signal }));
  useEffect(() => {
    if (key === null) return;
    let isMissed = false;
    const take = () => {
      isMissed = document.visibilityState === 'hidden';
      if (!isMissed) change();
    };
    const look = () => isMissed && take();
    const realtime = new Realtime();
    const stops = [
      realtime.on(READY_EVENT, take),
      realtime.on(CHANGES_EVENT, take),
      realtime.open(`tropeiro.page.${key}`, (_lastEventId, signal) =>
        connect(signal).catch((error: unknown) => {
          if (error instanceof ApiError && error.isGone) take();
          throw error;
        }),
      ),
      () => document.removeEventListener('visibilitychange', look),
    ];
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
}

/** How a page is read; `opened` says whether the link was opened already, which counts only once. */
export function pageQuery<C extends ApiCall>(
  api: Pick<ApiClient, 'call'>,
  opened: RefObject<boolean>,
  call: C,
  input: CallInput<C>,
) {
  const again = { ...input, query: { ...(input as { query?: object }).query, again: '1' } } as CallInput<C>;
  return queryOptions<CallReply<C>, ApiError>({
    queryKey: queryKey(call, input),
    queryFn: async ({ signal }) => {
      const reply = await api.call(call, opened.current ? again : input, { signal });
      opened.current = true;
      return reply;
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** Reads a page behind a link and keeps it up to date. */
export function useLivePage<C extends ApiCall, S extends ApiCall>(
  call: C,
  input: CallInput<C>,
  stream: PageStream<S>,
  isReady = true,
) {
  const opened = useRef(false);
  const page = useQuery({ ...pageQuery(useApi(), opened, call, input), enabled: isReady });
  const { error, refetch } = page;
  // What was read before stays on the screen after a failure, unless the link has ended.
  const data = error?.isGone ? undefined : page.data;
  usePageChanges(data === undefined ? null : stream, () => void refetch());
  return { data, error, refetch };
}
