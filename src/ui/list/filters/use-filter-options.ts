import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import type { FilterOption, ListCalls } from '#kernel/list-definition.ts';
import { queryKey, useApi, useCall } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import type { FilterSource } from './filter-source.ts';

type OptionsCall = ListCalls['options'];
type OptionsPage = CallReply<OptionsCall>;

const FRESH_MS = 60_000;

const inputOf = ({ query }: FilterSource, column: string, rest: Record<string, unknown>) =>
  ({ query: { ...query, ...rest, column } }) as CallInput<OptionsCall>;

export interface FilterOptions {
  readonly options: readonly FilterOption[];
  readonly state: 'loading' | 'failed' | 'found';
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The values the server offers for one filter, page by page while scrolling. */
export function useFilterOptions(source: FilterSource, column: string, search: string): FilterOptions {
  const api = useApi();
  const call = source.calls.options;
  const reply = useInfiniteQuery<OptionsPage, ApiError, InfiniteData<OptionsPage>, readonly unknown[], number>({
    queryKey: [...queryKey(call, inputOf(source, column, { search })), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.call(call, inputOf(source, column, { search, page: pageParam }), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPage ? pages.length + 1 : undefined),
    staleTime: FRESH_MS,
  });
  return {
    options: reply.data?.pages.flatMap((page) => page.options) ?? [],
    state: reply.isPending ? 'loading' : reply.isError ? 'failed' : 'found',
    hasMore: reply.hasNextPage,
    more: () => {
      if (reply.hasNextPage && !reply.isFetching) void reply.fetchNextPage();
    },
    retry: () => void reply.refetch(),
  };
}

/** The options of values that came with a link; no request where nothing is chosen. */
export function useChosenOptions(
  source: FilterSource,
  column: string,
  values: string,
): readonly FilterOption[] | undefined {
  const reply = useCall(source.calls.options, inputOf(source, column, { values }), {
    enabled: values !== '',
    staleTime: FRESH_MS,
  });
  if (values === '') return [];
  return reply.isPending ? undefined : (reply.data?.options.filter(({ _id }) => _id !== -1) ?? []);
}
