import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { useQueryNow } from '#ui/routing/query-now.ts';
import { type ListState, readState, writeState } from './list-state.ts';

export interface ListControl {
  readonly state: ListState;
  /** Adds an entry to the history, unless `replace` says that it continues the last one. */
  readonly change: (next: (state: ListState) => ListState, options?: { readonly replace?: boolean }) => void;
}

/** Stays with an entry of the history that the list made itself: one without filters is not one that was just opened. */
const BY_LIST = { byList: true } as const;
export const isByList = (state: unknown): boolean => (state as typeof BY_LIST | null)?.byList === true;

/**
 * The address bar is the only place where a list keeps its state, so a link reproduces the screen and back works. The
 * router draws late: until then the list shows the requested state, and a second click builds on the first.
 */
export function useListState(definition: ListDefinition): ListControl {
  const [params, setParams] = useSearchParams();
  const queryNow = useQueryNow();
  const address = params.toString();
  const [ahead, setAhead] = useState<string | null>(null);
  const text = ahead ?? address;
  const state = useMemo(() => readState(definition, new URLSearchParams(text)), [definition, text]);
  useEffect(() => {
    if (queryNow().toString() === address) setAhead(null);
  }, [address, queryNow]);
  const latest = useRef(setParams);
  latest.current = setParams;
  // The same on every page, so that what does not show the page is not drawn again with it.
  const change = useCallback<ListControl['change']>(
    (next, { replace = false } = {}) => {
      const now = queryNow();
      const wanted = writeState(definition, next(readState(definition, now)), now);
      if (wanted.toString() === now.toString()) return;
      setAhead(wanted.toString());
      latest.current(wanted, { replace, preventScrollReset: true, state: BY_LIST });
    },
    [definition, queryNow],
  );
  return { state, change };
}
