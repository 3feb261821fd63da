import type { DownloadUpdate, DownloadView } from '#kernel/download-calls.ts';

export const isFinished = (status: DownloadView['status']): status is 'ready' | 'failed' =>
  status === 'ready' || status === 'failed';

/** News and answers may overtake each other: what is finished stays so, and progress never runs backwards. */
export function applyUpdate(before: DownloadView, update: DownloadUpdate): DownloadView {
  if (isFinished(before.status)) return before;
  if (isFinished(update.status)) return { ...before, ...update };
  return update.progress < before.progress ? before : { ...before, ...update };
}

/** Nothing more to ask for: it failed, or its link has come. */
export const isSettled = ({ status, url }: DownloadView): boolean =>
  status === 'failed' || (status === 'ready' && url !== null);
