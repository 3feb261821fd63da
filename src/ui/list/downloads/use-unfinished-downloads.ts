import { useEffect } from 'react';
import { recentDownloads } from '#kernel/download-calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { isFinished } from './download-state.ts';
import { useDownloads } from './downloads-context.tsx';

/** After a reload the tray continues with the unfinished spreadsheets. */
export function useUnfinishedDownloads(): void {
  const { follow } = useDownloads();
  const { data } = useCall(recentDownloads, {}, { staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    const waiting = data?.downloads.filter(({ status }) => !isFinished(status)) ?? [];
    for (const { id, list } of waiting.toReversed()) follow({ id, list });
  }, [data, follow]);
}
