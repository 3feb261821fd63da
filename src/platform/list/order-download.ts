import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { RequestContext } from '../http/route.ts';
import { enqueue } from '../jobs/job.ts';
import { type DownloadOrder, insertDownload } from './download.repository.ts';
import { LIST_DOWNLOAD } from './download-job.ts';

export interface OrderedDownload extends Omit<DownloadOrder, 'language'> {
  readonly list: string;
  /** Null where it has no rows that could be counted. */
  readonly totalRows: number | null;
}

/** Stores what was ordered, and has it made in the background for the person who ordered it. */
export async function orderDownload(
  { actor, trx, language }: RequestContext,
  { list, totalRows, ...order }: OrderedDownload,
): Promise<{ readonly downloadId: string }> {
  if (!actor) throw requestErrors.signInRequired();
  const { companyId, userId } = actor;
  const id = createId();
  await insertDownload(trx, { id, companyId, userId, list, order: { language, ...order }, totalRows });
  await enqueue(trx, LIST_DOWNLOAD, { downloadId: id });
  return { downloadId: id };
}
