import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listCalls } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { pageRequest } from '#ui/list/data/use-list-page.ts';
import { useListState } from '#ui/list/state/use-list-state.ts';
import { useToday } from '#ui/session/zone.ts';
import { type AlertRow, alertList } from '../../contract/alert.list.ts';

export const ALERT_CALLS = listCalls(alertList);
const NONE: readonly AlertRow[] = [];

/** The alerts of the page that the list shows, read once for the list, the map and the keys. */
export function useShownAlerts(): readonly AlertRow[] {
  const { state } = useListState(alertList);
  const input = pageRequest({ definition: alertList }, state, useToday());
  const { data } = useCall(ALERT_CALLS.read, input, { placeholderData: keepPreviousData });
  return useMemo(() => (data?.alerts as readonly AlertRow[] | undefined) ?? NONE, [data]);
}
