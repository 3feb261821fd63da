import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { parseMapText } from '#kernel/map-text/parse-map-text.ts';
import { longLink, placeErrors } from '#kernel/place-calls.ts';
import type { Position } from '#kernel/position.ts';
import { useCall } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';

const PAUSE_MS = 400;
const REFUSED = placeErrors.linkRefused().code;

export type LongLink =
  | { readonly state: 'none' | 'waiting' | 'wrong' }
  | { readonly state: 'found'; readonly position: Position }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void };

/** Resolves a short link on the server, once typing pauses. */
export function useLongLink(url: string | null): LongLink {
  const [settled] = useDebouncedValue(url, PAUSE_MS);
  const query = useCall(
    longLink,
    { body: { url: settled ?? '' } },
    { enabled: settled !== null && settled === url, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  const found = useMemo(() => parseMapText(query.data?.url ?? ''), [query.data]);
  if (url === null) return { state: 'none' };
  if (settled !== url || query.isFetching) return { state: 'waiting' };
  if (query.error) {
    if (query.error.code === REFUSED) return { state: 'wrong' };
    return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  }
  return found.kind === 'position' ? { state: 'found', position: found.position } : { state: 'wrong' };
}
