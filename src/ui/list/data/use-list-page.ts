import { hashKey, keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '#kernel/api-call.ts';
import type { ListCalls, ListDefinition } from '#kernel/list-definition.ts';
import { PAGES_AHEAD, type TotalRequest } from '#kernel/list-texts.ts';
import { queryKey, useCall } from '#ui/api/api-context.tsx';
import { useLiveQueries } from '#ui/realtime/realtime-context.tsx';
import { useToday } from '#ui/session/zone.ts';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import { filterQuery, type ListState } from '../state/list-state.ts';
import { type LiveRows, useKeptRows } from './use-kept-rows.ts';

export interface ListPage {
  /** Undefined until the first reply. */
  readonly rows: readonly AnyRow[] | undefined;
  /** Undefined until it is counted. */
  readonly total: number | undefined;
  readonly pages: number;
  /** The total came after the rows, or is still to come. */
  readonly later: boolean;
  /** The rows belong to the previous request; the new ones are loading. */
  readonly outdated: boolean;
  readonly fetching: boolean;
  readonly failed: boolean;
  /** What others changed since the rows were read. */
  readonly live: Omit<LiveRows, 'rows'>;
  readonly retry: () => void;
}

/** Paging does not count again, unless the list changed meanwhile. */
const COUNTED_FRESH_MS = 60_000;

/** What a list asks the server for; the same for a page that is asked for ahead. */
export function pageRequest(
  { definition, query }: { readonly definition: ListDefinition; readonly query?: AnyListProps['query'] | undefined },
  state: ListState,
  today: string,
  total: TotalRequest = 'later',
): CallInput<ListCalls['read']> {
  const { page, size, sort } = state;
  const request = { ...query, ...filterQuery(definition, state, today), page, size, sort, total };
  return { query: request } as CallInput<ListCalls['read']>;
}

/** One page of the list; the previous rows stay until the next ones are loaded. */
export function useListPage(
  { definition, calls, query, rowId }: AnyListProps,
  state: ListState,
  { enabled }: { readonly enabled: boolean },
): ListPage {
  const today = useToday();
  const input = pageRequest({ definition, query }, state, today);
  const reply = useCall(calls.read, input, { placeholderData: keepPreviousData, enabled });
  const later = reply.data?.totalRegistry === null;
  // The same for every page and order.
  const { data } = useCall(
    calls.read,
    pageRequest({ definition, query }, { ...state, page: 1, sort: definition.defaultSort }, today, 'only'),
    {
      enabled: later && !reply.isPlaceholderData,
      staleTime: COUNTED_FRESH_MS,
    },
  );
  const totals = later ? data : reply.data;
  const read = reply.data?.[definition.rowsKey ?? 'rows'];
  // Rows of the previous request keep its name, so that they stay as they are until the new ones are there.
  const queryHash = hashKey(queryKey(calls.read, input));
  const { rows, ...live } = useKeptRows(
    {
      queryHash: reply.isPlaceholderData ? `${queryHash} before` : queryHash,
      rows: Array.isArray(read) ? read : undefined,
      updatedAt: reply.dataUpdatedAt,
    },
    rowId,
  );
  const isLive = useLiveQueries()?.isLive(queryHash) ?? false;
  return {
    rows,
    live,
    total: reply.data ? (totals?.totalRegistry ?? undefined) : 0,
    pages: Math.max(1, totals?.totalPage ?? (reply.data?.nextPage ? state.page + PAGES_AHEAD : state.page)),
    later,
    outdated: reply.isPlaceholderData,
    // What is read because of others comes without a sign, because nobody waits for it.
    fetching: reply.isFetching && !isLive,
    failed: reply.isError,
    retry: () => void reply.refetch(),
  };
}
