import type { ListCalls, ListDefinition } from '#kernel/list-definition.ts';
import { queryKey } from '#ui/api/api-context.tsx';
import type { Visit } from '#ui/routing/routes.ts';
import { readState } from '../state/list-state.ts';
import { findDefaultView } from '../views/default-view.ts';
import { pageRequest } from './use-list-page.ts';

/** Asks for the page that a list will show at an address, before the list is there. */
export function firstPage(
  definition: ListDefinition,
  { read }: Pick<ListCalls, 'read'>,
): (visit: Visit) => Promise<unknown> {
  return async ({ api, queries, search, today }) => {
    const view = await findDefaultView(definition, { api, queries, search });
    const address = view ? new URLSearchParams(view.query) : search;
    const request = pageRequest({ definition }, readState(definition, address), today);
    return queries.prefetchQuery({
      queryKey: queryKey(read, request),
      queryFn: ({ signal }) => api.call(read, request, { signal }),
    });
  };
}
