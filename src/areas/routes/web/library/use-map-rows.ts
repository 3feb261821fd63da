import { keepPreviousData } from '@tanstack/react-query';
import type { ApiCall, CallInput, CallReply } from '#kernel/api-call.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { filterQuery } from '#ui/list/state/list-state.ts';
import { useListState } from '#ui/list/state/use-list-state.ts';
import { useToday } from '#ui/session/zone.ts';

/** Everything that the list beside the map has on all its pages, and the page on which one of them is. */
export function useMapRows<C extends ApiCall>(definition: ListDefinition, call: C) {
  const { state } = useListState(definition);
  const { sort, size } = state;
  const input = { query: { ...filterQuery(definition, state, useToday()), sort } } as unknown as CallInput<C>;
  const query = useCall(call, input, { placeholderData: keepPreviousData });
  return {
    query,
    data: query.data as CallReply<C> | undefined,
    pageOf: (index: number): number => Math.floor(index / size) + 1,
  };
}
