import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { type DefaultView, defaultViews } from '#kernel/view-calls.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import { queryKey, useCall } from '#ui/api/api-context.tsx';
import { type ColumnChoice, readChoice } from '../columns/column-choice.ts';
import { hasListQuery, readState } from '../state/list-state.ts';
import { isByList, type ListControl } from '../state/use-list-state.ts';

const KEPT = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The view that the user's list opens with, before the list is there; undefined where the address decides. */
export async function findDefaultView(
  definition: ListDefinition,
  {
    api,
    queries,
    search,
  }: { readonly api: ApiClient; readonly queries: QueryClient; readonly search: URLSearchParams },
): Promise<DefaultView | undefined> {
  if (hasListQuery(definition, search)) return undefined;
  const known = queries.fetchQuery({
    queryKey: queryKey(defaultViews, {}),
    queryFn: ({ signal }) => api.call(defaultViews, {}, { signal }),
    ...KEPT,
  });
  const { views } = await known.catch(() => ({ views: [] }));
  return views.find(({ list }) => list === definition.id);
}

/**
 * Opens the default view where a list is opened without a query of its own in the address. A list whose filters the
 * user removed stays as it is. Returns whether that is still being decided: until then no rows are asked for.
 */
export function useDefaultView(
  definition: ListDefinition,
  control: ListControl,
  choose: (choice: ColumnChoice) => void,
): boolean {
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  const isBack = useNavigationType() === 'POP';
  const [firstKey] = useState(key);
  const [decidedKey, setDecidedKey] = useState<string | null>(null);
  const defaults = useCall(defaultViews, {}, KEPT);
  const view = defaults.data?.views.find(({ list }) => list === definition.id);
  // Dialogs over the list add to the address too: behind an opened list only an entirely empty query opens it anew.
  const isOpening = key === firstKey || (params.size === 0 && !isBack);
  const isOpen = !isOpening || isByList(state) || hasListQuery(definition, params) || decidedKey === key;
  if (!isOpen && !defaults.isPending && !view) setDecidedKey(key);
  const open = useEffectEvent((opened: DefaultView) => {
    setDecidedKey(key);
    choose(readChoice(definition, opened.columns));
    control.change(() => readState(definition, new URLSearchParams(opened.query)), { replace: true });
  });
  useEffect(() => {
    if (!isOpen && view) open(view);
  }, [isOpen, view]);
  return !isOpen;
}
