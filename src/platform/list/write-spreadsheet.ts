import { dayIn } from '#kernel/dates.ts';
import { DOWNLOAD_EVENTS } from '#kernel/download-calls.ts';
import { requestErrors } from '#kernel/errors.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';
import { listTitle } from '#kernel/list-phrases.ts';
import type { Actor } from '../actor.ts';
import { prepareFile, recordFile } from '../files/stored-file.ts';
import type { Services } from '../services.ts';
import { type Download, finishDownload } from './download.repository.ts';
import { DownloadProgress } from './download-progress.ts';
import { asOrderer, publishUpdate } from './download-scope.ts';
import { type ExportColumn, exportColumns } from './export-cells.ts';
import { exportRows } from './export-rows.ts';
import { type ListSource, type Row, sourceFor, type Translate } from './list-source.ts';
import type { Cell } from './xlsx/cell.ts';
import { writeWorkbook } from './xlsx/write-workbook.ts';

const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reads the list as its reader would, writes it as a workbook and stores the file. */
export async function writeSpreadsheet(
  services: Services,
  source: ListSource,
  download: Download,
  actor: Actor,
): Promise<void> {
  const { definition } = source;
  const { language, columns: chosen, query } = download.order;
  const wordsOf =
    ({ translate }: Services): Translate =>
    (phrase, params) =>
      translate(language, phrase, params);
  const title = titleOf(definition.id, wordsOf(services));
  const progress = new DownloadProgress(services, download);

  const content = await asOrderer(services, download, definition.scope, async (trx) => {
    const own = await services.catalogueDesk.servicesFor(services, trx, actor);
    const context = { actor, trx, services: own, language, now: services.now() };
    const read = sourceFor(source, context);
    const columns = exportColumns(read, chosen, wordsOf(own), actor.timeZone);
    const rows = cellsOf(exportRows(read, context, query), columns, progress);
    return writeWorkbook({ name: title, columns, rows });
  });
  await progress.published();

  const now = services.now();
  const stored = await prepareFile(services, {
    companyId: download.companyId,
    ownerId: download.userId,
    name: `${title.slice(0, FILE_NAME_MAX - 16)} ${dayIn(now, actor.timeZone)}.xlsx`,
    content,
    contentType: CONTENT_TYPE,
  });
  await asOrderer(services, download, undefined, async (trx) => {
    const file = await recordFile(trx, services, stored);
    const first = await finishDownload(trx, download.id, { rows: progress.rows, fileId: file.id, at: now });
    if (!first) throw requestErrors.conflict();
    await publishUpdate(
      services,
      trx,
      DOWNLOAD_EVENTS.ready,
      { ...download, totalRows: progress.rows },
      'ready',
      progress.rows,
    );
  });
}

async function* cellsOf(
  batches: AsyncIterable<readonly Row[]>,
  columns: readonly ExportColumn[],
  progress: DownloadProgress,
): AsyncGenerator<readonly (readonly (Cell | null)[])[]> {
  for await (const batch of batches) {
    yield batch.map((row) => columns.map((column) => column.cell(row)));
    progress.add(batch.length);
  }
}

/** Without characters that file systems and spreadsheet programs refuse; the list's id where no phrase names it. */
function titleOf(id: string, translate: Translate): string {
  const phrase = listTitle(id);
  const translated = translate(phrase);
  return (translated === phrase ? id : translated).replace(/[\\/:*?"<>|[\]]/g, ' ').trim();
}
