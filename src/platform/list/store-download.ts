import { dayIn } from '#kernel/dates.ts';
import { DOWNLOAD_EVENTS } from '#kernel/download-calls.ts';
import { requestErrors } from '#kernel/errors.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';
import { prepareFile, recordFile } from '../files/stored-file.ts';
import { finishDownload } from './download.repository.ts';
import type { DownloadTask, MadeFile } from './download-maker.ts';
import { asOrderer, publishUpdate } from './download-scope.ts';

export const FILE_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const satisfies Record<MadeFile['ending'], string>;

/** Stores a finished file and tells whoever ordered it. */
export async function storeDownload(
  { services, download, actor, progress }: DownloadTask,
  { title, ending, content }: MadeFile,
): Promise<void> {
  const now = services.now();
  const { rows } = progress;
  const stored = await prepareFile(services, {
    companyId: download.companyId,
    ownerId: download.userId,
    name: fileName({ title, ending }, dayIn(now, actor.timeZone)),
    content,
    contentType: FILE_TYPES[ending],
  });
  await asOrderer(services, download, undefined, async (trx) => {
    const file = await recordFile(trx, services, stored);
    const first = await finishDownload(trx, download.id, { rows, fileId: file.id, at: now });
    if (!first) throw requestErrors.conflict();
    await publishUpdate(services, trx, DOWNLOAD_EVENTS.ready, { ...download, totalRows: rows }, 'ready', rows);
  });
}

/** `Orders 2026-11-19.xlsx`. */
export function fileName({ title, ending }: Pick<MadeFile, 'title' | 'ending'>, day: string): string {
  return `${title.slice(0, FILE_NAME_MAX - 16)} ${day}.${ending}`;
}
