import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '#kernel/api-call.ts';
import type { ListCalls, ListDefinition } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useToday } from '#ui/session/zone.ts';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import { filterQuery, type ListState } from '../state/list-state.ts';

export interface ListPage {
  /** Undefined until the first reply. */
  readonly rows: readonly AnyRow[] | undefined;
  readonly total: number;
  readonly pages: number;
  /** The rows belong to the previous request; the new ones are loading. */
  readonly outdated: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What a list asks the server for; the same for a page that is asked for ahead. */
export function pageRequest(
  { definition, query }: { readonly definition: ListDefinition; readonly query?: AnyListProps['query'] | undefined },
  state: ListState,
  today: string,
): CallInput<ListCalls['read']> {
  const { page, size, sort } = state;
  const request = { ...query, ...filterQuery(definition, state, today), page, size, sort };
  return { query: request } as CallInput<ListCalls['read']>;
}

/** One page of the list; the previous rows stay until the next ones are loaded. */
export function useListPage({ definition, calls, query }: AnyListProps, state: ListState): ListPage {
  const today = useToday();
  const request = pageRequest({ definition, query }, state, today);
  const reply = useCall(calls.read, request, { placeholderData: keepPreviousData });
  const rows = reply.data?.[definition.rowsKey ?? 'rows'];
  return {
    rows: Array.isArray(rows) ? rows : undefined,
    total: reply.data?.totalRegistry ?? 0,
    pages: Math.max(1, reply.data?.totalPage ?? 1),
    outdated: reply.isPlaceholderData,
    fetching: reply.isFetching,
    failed: reply.isError,
    retry: () => void reply.refetch(),
  };
}
