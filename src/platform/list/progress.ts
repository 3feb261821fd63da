import type { DownloadView } from '#kernel/download-calls.ts';

/** The total was counted when it was ordered; rows that came later never make more than the whole. */
export function progressOf(status: DownloadView['status'], rows: number, totalRows: number | null): number {
  if (status === 'ready') return 1;
  return totalRows ? Math.min(1, rows / totalRows) : 0;
}
