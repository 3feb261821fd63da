import type { DownloadUpdate, DownloadView } from '#kernel/download-calls.ts';
import { bind, openPlatformScope, type Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Download } from './download.repository.ts';
import { progressOf } from './progress.ts';

/** Opens a transaction that sees exactly what the person who ordered sees in a request. */
export function asOrderer<T>(
  services: Services,
  { companyId, userId }: Pick<Download, 'companyId' | 'userId'>,
  scope: 'platform' | undefined,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return services.database.transaction(async (trx) => {
    await bind(trx, { companyId, userId });
    if (scope === 'platform') await openPlatformScope(trx);
    return work(trx);
  });
}

export function publishUpdate(
  services: Services,
  trx: Trx,
  event: string,
  { id, list, userId, companyId, totalRows }: Download,
  status: DownloadView['status'],
  rows: number,
): Promise<void> {
  const update: DownloadUpdate = { id, list, status, rows, totalRows, progress: progressOf(status, rows, totalRows) };
  return services.realtime.publish(trx, { userId, companyId }, event, update);
}
