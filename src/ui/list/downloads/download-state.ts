import type { DownloadUpdate, DownloadView } from '#kernel/download-calls.ts';

export const isFinished = (status: DownloadView['status']): status is 'ready' | 'failed' =>
  status === 'ready' || status === 'failed';

/** Updates and replies may overtake each other: a finished state stays, and progress never goes backwards. */
export function applyUpdate(before: DownloadView, update: DownloadUpdate): DownloadView {
  if (isFinished(before.status)) return before;
  if (isFinished(update.status)) return { ...before, ...update };
  return update.progress < before.progress ? before : { ...before, ...update };
}

/** Needs no more requests: it failed, or its link is there. */
export const isSettled = ({ status, url }: DownloadView): boolean =>
  status === 'failed' || (status === 'ready' && url !== null);
