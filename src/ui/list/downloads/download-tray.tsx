import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { recentDownloads } from '#kernel/download-calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { isFinished } from './download-state.ts';
import { useDownloads } from './downloads-context.tsx';

/** Its code is loaded with the first spreadsheet. */
const DownloadPanel = lazy(() => import('./download-panel.tsx'));

/** The spreadsheets in progress, in a corner of every screen. */
export function DownloadTray(): ReactNode {
  const { ordered } = useDownloads();
  useUnfinishedDownloads();
  if (ordered.length === 0) return null;
  return (
    <Suspense>
      <DownloadPanel />
    </Suspense>
  );
}

/** After a reload the tray continues with the unfinished spreadsheets. */
function useUnfinishedDownloads(): void {
  const { follow } = useDownloads();
  const { data } = useCall(recentDownloads, {}, { staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    const waiting = data?.downloads.filter(({ status }) => !isFinished(status)) ?? [];
    for (const { id, list } of waiting.toReversed()) follow({ id, list });
  }, [data, follow]);
}
