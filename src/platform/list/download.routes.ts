import { type DownloadView, readDownload, recentDownloads } from '#kernel/download-calls.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type FileReader, isAttachedHere } from '../files/file-reader.ts';
import { signedUrl } from '../files/stored-file.ts';
import { type AnyRoute, type RequestContext, route } from '../http/route.ts';
import { type DownloadRow, findDownloads } from './download.repository.ts';
import { progressOf } from './progress.ts';

const RECENT = 20;

/** A finished download is for the person who ordered it, as row-level security says. */
const DOWNLOAD = { table: 'download', column: 'file_id' } as const;
export const downloadFileReader: FileReader = {
  ...DOWNLOAD,
  mayRead: (context, fileId) => isAttachedHere(context, DOWNLOAD, fileId),
};

export const downloadRoutes: readonly AnyRoute[] = [
  route(readDownload, async (context, { params }) => {
    const [found] = await findDownloads(context.trx, { id: params.id });
    if (!found) throw requestErrors.notFound();
    return viewOf(found, context);
  }),
  route(recentDownloads, async (context) => {
    const found = await findDownloads(context.trx, { latest: RECENT });
    return { downloads: found.map((download) => viewOf(download, context)) };
  }),
];

function viewOf(
  { fileId, ...download }: DownloadRow,
  { services, now }: Pick<RequestContext, 'services' | 'now'>,
): DownloadView {
  return {
    ...download,
    progress: progressOf(download.status, download.rows, download.totalRows),
    url: fileId ? signedUrl(services.config, fileId, now, { download: true }) : null,
  };
}
