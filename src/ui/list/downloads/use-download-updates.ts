import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  DOWNLOAD_EVENTS,
  type DownloadUpdate,
  type DownloadView,
  downloadShape,
  readDownload,
} from '#kernel/download-calls.ts';
import { queryKey } from '#ui/api/api-context.tsx';
import { useRealtime } from '#ui/realtime/realtime-context.tsx';
import { applyUpdate, isFinished } from './download-state.ts';

const updateShape = downloadShape.pick({
  id: true,
  list: true,
  status: true,
  progress: true,
  rows: true,
  totalRows: true,
});

/** Takes what is told about a spreadsheet at once; its link is not told and asked for. */
export function onDownloadUpdate(queries: QueryClient, update: DownloadUpdate): void {
  const key = queryKey(readDownload, { params: { id: update.id } });
  queries.setQueryData<DownloadView>(key, (before) => before && applyUpdate(before, update));
  if (isFinished(update.status)) void queries.invalidateQueries({ queryKey: key });
}

/** Listens to the private stream; where there is none the tray asks by itself now and then. */
export function useDownloadUpdates(): void {
  const queries = useQueryClient();
  const onUpdate = (data: unknown) => {
    const update = updateShape.safeParse(data);
    if (update.success) onDownloadUpdate(queries, update.data);
  };
  useRealtime(DOWNLOAD_EVENTS.progress, onUpdate);
  useRealtime(DOWNLOAD_EVENTS.ready, onUpdate);
  useRealtime(DOWNLOAD_EVENTS.failed, onUpdate);
}
