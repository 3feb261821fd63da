import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { type ListState, readState, writeState } from './list-state.ts';

export interface ListControl {
  readonly state: ListState;
  /** A new entry in the history unless `replace` says that it continues the last one. */
  readonly change: (next: (state: ListState) => ListState, options?: { readonly replace?: boolean }) => void;
}

/** The address bar is the only place where a list keeps what it shows, so a link is the screen and back works. */
export function useListState(definition: ListDefinition): ListControl {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const state = useMemo(() => readState(definition, new URLSearchParams(text)), [definition, text]);
  const change = useCallback<ListControl['change']>(
    (next, { replace = false } = {}) => {
      const current = new URLSearchParams(text);
      const wanted = writeState(definition, next(readState(definition, current)), current);
      if (wanted.toString() !== text) setParams(wanted, { replace, preventScrollReset: true });
    },
    [definition, text, setParams],
  );
  return { state, change };
}
