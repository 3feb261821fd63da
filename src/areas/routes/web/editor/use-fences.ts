import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type GeofenceRow, geofenceList } from '#areas/routes/contract/geofence.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';

const { read } = listCalls(geofenceList);
const SIZE = 50;
/** Nobody chooses among more; the list of fences finds the others. */
const PAGES_MAX = 40;

async function everyFence(api: ApiClient, signal: AbortSignal): Promise<readonly GeofenceRow[]> {
  const page = (number: number) => api.call(read, { query: { page: number, size: SIZE } }, { signal });
  const first = await page(1);
  const others = Math.max(0, Math.min(Number(first.totalPage), PAGES_MAX) - 1);
  const rest = await Promise.all(Array.from({ length: others }, (_, at) => page(at + 2)));
  return [first, ...rest].flatMap((reply) => reply[geofenceList.rowsKey] as readonly GeofenceRow[]);
}

export interface Fences {
  readonly all: readonly GeofenceRow[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const NONE: readonly GeofenceRow[] = [];

/** The fences of the company, with their shapes; read again when anybody changes one. */
export function useFences(): Fences {
  const api = useApi();
  const reply = useQuery({
    queryKey: queryKey(read, { all: true }),
    queryFn: ({ signal }) => everyFence(api, signal),
  });
  const { data = NONE, isPending, isError, refetch } = reply;
  return useMemo(
    () => ({ all: data, isLoading: isPending, isFailed: isError, retry: () => void refetch() }),
    [data, isPending, isError, refetch],
  );
}
