import type { DownloadView } from '#kernel/download-calls.ts';

/** The total was counted when it was ordered; later rows never make it more than complete. */
export function progressOf(status: DownloadView['status'], rows: number, totalRows: number | null): number {
  if (status === 'ready') return 1;
  return totalRows ? Math.min(1, rows / totalRows) : 0;
}
