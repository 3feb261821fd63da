import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ListCalls, ListDefinition } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { pageRequest } from '#ui/list/data/use-list-page.ts';
import { useListState } from '#ui/list/state/use-list-state.ts';
import { useToday } from '#ui/session/zone.ts';

const NO_ROWS: readonly never[] = [];

/** The rows that the list beside shows, from the same request: nothing is asked for twice. */
export function useShownRows<D extends ListDefinition>(definition: D, calls: ListCalls): readonly z.output<D['row']>[] {
  const { state } = useListState(definition);
  const input = pageRequest({ definition }, state, useToday());
  const { data } = useCall(calls.read, input, { placeholderData: keepPreviousData });
  const rows = data?.[definition.rowsKey ?? 'rows'];
  return Array.isArray(rows) ? rows : NO_ROWS;
}
