import { lazy, type ReactNode, Suspense } from 'react';
import { useDownloads } from './downloads-context.tsx';
import { useUnfinishedDownloads } from './use-unfinished-downloads.ts';

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
