import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ApiCall, CallInput } from '#kernel/api-call.ts';
import { READY_EVENT } from '#kernel/realtime.ts';
import { CHANGES_EVENT } from '#kernel/topics.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
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
          if (error instanceof ApiError && error.status === 404) take();
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

/** Reads a page behind a link and keeps it up to date; only the first reading counts as an opening of the link. */
export function useLivePage<C extends ApiCall, S extends ApiCall>(
  call: C,
  input: CallInput<C>,
  stream: PageStream<S>,
  isReady = true,
) {
  const [again, setAgain] = useState(0);
  const wanted = useMemo(
    () => (again === 0 ? input : { ...input, query: { ...(input as { query?: object }).query, again: '1' } }),
    [again, input],
  );
  const answer = useCall(call, wanted as CallInput<C>, {
    retry: false,
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const { error, refetch } = answer;
  // What was read before stays on the screen after a failure, unless the link has ended.
  const data = error?.status === 404 ? undefined : answer.data;
  usePageChanges(data === undefined ? null : stream, () => {
    if (again === 0) setAgain(1);
    else void refetch();
  });
  return { data, error, refetch };
}
