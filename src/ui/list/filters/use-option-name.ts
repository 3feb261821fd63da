import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#kernel/api-call.ts';
import { ALL_OPTION, type FilterOption, type ListCalls } from '#kernel/list-definition.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { isSameGroup } from '../state/chosen-values.ts';
import type { FilterSource } from './filter-source.ts';

const nameKey = (source: FilterSource, column: string, group: string) =>
  [source.definition.id, 'filterName', column, group] as const;

/** Undefined while it is loading, null where the option no longer exists. */
export function useOptionName(source: FilterSource, column: string, group: string): string | null | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: nameKey(source, column, group),
    queryFn: async ({ signal }) => {
      const input = { query: { ...source.query, column, values: group } };
      const reply = await api.call(source.calls.options, input as CallInput<ListCalls['options']>, { signal });
      const isMeant = ({ _id }: FilterOption) => _id !== ALL_OPTION._id && isSameGroup(String(_id), group);
      return reply.options.find(isMeant)?.name ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A value can be removed even when its name could not be loaded.
    retry: false,
  });
  return data;
}

/** Remembers the name of a chosen option, so that it need not be loaded. */
export function rememberName(queries: QueryClient, source: FilterSource, column: string, option: FilterOption): void {
  queries.setQueryData(nameKey(source, column, String(option._id)), option.name);
}
