import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { readRouteDirections } from '#areas/routes/contract/path.calls.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { useCall } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import type { Store } from '#ui/store/store.ts';
import type { RoutePlace } from './editor-context.ts';
import { isReturn, type PathDraft } from './state/path-draft.ts';
import { type Session, wayFound } from './state/session.ts';
import { missingWay } from './state/way.ts';

/** Somebody who drags one stopover after the other asks once. */
const PAUSE_MS = 500;

export interface WayState {
  readonly isAsking: boolean;
  readonly error: ApiError | null;
  readonly isProviderAway: boolean;
  readonly retry: () => void;
}

/** Asks for the way of a path that follows directions whenever its stopovers change; older answers are ignored. */
export function useWay(store: Store<Session>, draft: PathDraft, load: RoutePlace, unload: RoutePlace): WayState {
  const key = missingWay(draft);
  const [settled] = useDebouncedValue(key, PAUSE_MS);
  const isAsked = key !== null && settled === key;
  const reply = useCall(
    readRouteDirections,
    { body: { points: isAsked ? pointsOf(draft, load, unload) : [] } },
    { enabled: isAsked, retry: 1, staleTime: Number.POSITIVE_INFINITY },
  );
  const { data } = reply;
  const [isProviderAway, setProviderAway] = useState(false);
  useEffect(() => {
    const line = data && isAsked ? decodeLine(data.line) : undefined;
    if (!data || !line || key === null) return;
    setProviderAway(data.notice === 'providerAway');
    store.set(wayFound(store.get(), key, { line, minutes: data.minutes, source: data.source }));
  }, [data, isAsked, key, store]);
  return {
    isAsking: key !== null && !reply.isError,
    error: isAsked ? reply.error : null,
    isProviderAway,
    retry: () => void reply.refetch(),
  };
}

function pointsOf({ kind, stopovers }: PathDraft, load: RoutePlace, unload: RoutePlace) {
  const ends = [load, unload].map(({ lat, lng, name, _id }) => ({ lat, lng, name, placeId: _id }));
  const [from, to] = isReturn(kind) ? ends.toReversed() : ends;
  const between = stopovers.map(({ key: _key, ...stopover }) => stopover);
  return [from!, ...between, to!];
}
