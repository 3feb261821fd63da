import { useState } from 'react';
import { fileLink } from '#kernel/file-calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { isStale, parseStoredLink } from './stored-link.ts';

const LINK_FRESH_MS = 5 * 60_000;

export interface FreshUrl {
  /** Undefined while a new link is being requested, or when there is none. */
  readonly url: string | undefined;
  readonly isFailed: boolean;
  /** The content failed to load: perhaps the link ended early. */
  readonly onBroken: () => void;
  readonly retry: () => void;
}

/** Links to stored files last for minutes, screens for hours: an ended link is replaced before it is used. */
export function useFreshUrl(given: string): FreshUrl {
  const link = parseStoredLink(given);
  const [trouble, setTrouble] = useState<{ given: string; state: 'renew' | 'lost' } | null>(null);
  const state = trouble?.given === given ? trouble.state : undefined;
  const isWanted = link !== undefined && (state === 'renew' || isStale(link, Date.now()));
  const renewed = useCall(
    fileLink,
    { params: { id: link?.fileId ?? '' } },
    { enabled: isWanted, staleTime: LINK_FRESH_MS },
  );
  const isLost = state === 'lost';
  return {
    url: isLost ? undefined : isWanted ? renewed.data?.url : given,
    isFailed: isLost || (isWanted && renewed.isError),
    // A link is renewed once before the file counts as lost.
    onBroken: () => setTrouble({ given, state: link && !isWanted ? 'renew' : 'lost' }),
    retry: () => {
      setTrouble(link ? { given, state: 'renew' } : null);
      if (link) void renewed.refetch();
    },
  };
}
