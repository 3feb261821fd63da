import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  DOWNLOAD_EVENTS,
  type DownloadNews,
  type DownloadView,
  downloadShape,
  readDownload,
} from '#kernel/download-calls.ts';
import { queryKey } from '#ui/api/api-context.tsx';
import { useRealtime } from '#ui/realtime/realtime-context.tsx';
import { afterNews, isFinished } from './download-state.ts';

const newsShape = downloadShape.pick({
  id: true,
  list: true,
  status: true,
  progress: true,
  rows: true,
  totalRows: true,
});

/** Takes what is told about a spreadsheet at once; its link is not told and asked for. */
export function onDownloadNews(queries: QueryClient, news: DownloadNews): void {
  const key = queryKey(readDownload, { params: { id: news.id } });
  queries.setQueryData<DownloadView>(key, (before) => before && afterNews(before, news));
  if (isFinished(news.status)) void queries.invalidateQueries({ queryKey: key });
}

/** Listens to the private stream; where there is none the tray asks by itself now and then. */
export function useDownloadNews(): void {
  const queries = useQueryClient();
  const hear = (data: unknown) => {
    const news = newsShape.safeParse(data);
    if (news.success) onDownloadNews(queries, news.data);
  };
  useRealtime(DOWNLOAD_EVENTS.progress, hear);
  useRealtime(DOWNLOAD_EVENTS.ready, hear);
  useRealtime(DOWNLOAD_EVENTS.failed, hear);
}
