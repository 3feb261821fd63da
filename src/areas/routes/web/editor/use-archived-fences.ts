import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readGeofence } from '#areas/routes/contract/geofence.calls.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import type { Fences } from './use-fences.ts';

export interface ArchivedFence {
  readonly id: string;
  /** Null: it is gone altogether. */
  readonly name: string | null;
}

/** Fences a draft has that can no longer be saved with it, such as those of an old version. */
export function useArchivedFences(
  fenceIds: readonly string[],
  { all, isLoading, isFailed }: Fences,
): readonly ArchivedFence[] {
  const api = useApi();
  const missing = useMemo(() => {
    const known = new Set(all.map(({ _id }) => _id));
    return isLoading || isFailed ? [] : fenceIds.filter((id) => !known.has(id));
  }, [fenceIds, all, isLoading, isFailed]);
  return useQueries({
    queries: missing.map((id) => {
      const input = { params: { id } };
      return {
        queryKey: queryKey(readGeofence, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => api.call(readGeofence, input, { signal }),
        retry: (count: number, error: Error) => !(error as ApiError).isGone && count < 1,
      };
    }),
    combine: (replies) =>
      replies.flatMap(({ data, error }, at): ArchivedFence[] => {
        const id = missing[at]!;
        if (data) return data.geofence.archived ? [{ id, name: data.geofence.name }] : [];
        return (error as ApiError | null)?.isGone ? [{ id, name: null }] : [];
      }),
  });
}
