import type { ListCalls, ListDefinition } from '#kernel/list-definition.ts';
import { queryKey } from '#ui/api/api-context.tsx';
import type { Visit } from '#ui/routing/routes.ts';
import { readState } from '../state/list-state.ts';
import { pageRequest } from './use-list-page.ts';

/** Asks for the page that a list will show at an address, before the list is there. */
export function firstPage(
  definition: ListDefinition,
  { read }: Pick<ListCalls, 'read'>,
): (visit: Visit) => Promise<unknown> {
  return ({ api, queries, search, today }) => {
    const request = pageRequest({ definition }, readState(definition, search), today);
    return queries.prefetchQuery({
      queryKey: queryKey(read, request),
      queryFn: ({ signal }) => api.call(read, request, { signal }),
    });
  };
}
