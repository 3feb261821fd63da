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

/** Applies an update at once; the finished spreadsheet's link is not part of it and is read from the server. */
export function onDownloadUpdate(queries: QueryClient, update: DownloadUpdate): void {
  const key = queryKey(readDownload, { params: { id: update.id } });
  queries.setQueryData<DownloadView>(key, (before) => before && applyUpdate(before, update));
  if (isFinished(update.status)) void queries.invalidateQueries({ queryKey: key });
}

/** Listens to the private stream; without one the tray polls now and then. */
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
