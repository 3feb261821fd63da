import type { DownloadNews, DownloadView } from '#kernel/download-calls.ts';

export const isFinished = (status: DownloadView['status']): boolean => status === 'ready' || status === 'failed';

/** News and answers may overtake each other: what is finished stays so, and progress never runs backwards. */
export function afterNews(before: DownloadView, news: DownloadNews): DownloadView {
  if (isFinished(before.status)) return before;
  if (isFinished(news.status)) return { ...before, ...news };
  return news.progress < before.progress ? before : { ...before, ...news };
}

/** Nothing more to ask for: it failed, or its link has come. */
export const isSettled = ({ status, url }: DownloadView): boolean =>
  status === 'failed' || (status === 'ready' && url !== null);
