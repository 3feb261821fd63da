import type { ListDefinition } from '#kernel/list-definition.ts';
import { listTitle } from '#kernel/list-phrases.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '../actor.ts';
import type { Services } from '../services.ts';
import type { DownloadMaker, DownloadTask, MadeFile } from './download-maker.ts';
import type { DownloadProgress } from './download-progress.ts';
import { asOrderer } from './download-scope.ts';
import { type ExportColumn, exportColumns } from './export-cells.ts';
import { exportRows } from './export-rows.ts';
import { type ListSource, type Row, sourceFor, type Translate } from './list-source.ts';
import type { Cell } from './xlsx/cell.ts';
import { writeWorkbook } from './xlsx/write-workbook.ts';

/** A list as a spreadsheet. */
export const listMaker = (source: ListSource): DownloadMaker => ({
  id: source.definition.id,
  mayOrder: (actor) => mayDownload(actor, source.definition),
  make: (task) => writeSpreadsheet(source, task),
});

function mayDownload({ isSuperAdmin, companyId, permissions }: Actor, definition: ListDefinition): boolean {
  if (definition.scope === 'platform' && !isSuperAdmin) return false;
  const access = definition.downloadAccess ?? definition.access;
  if (access === 'signed-in') return true;
  return typeof access === 'object' && companyId !== null && holds(permissions, access.permission);
}

/** Reads the list as its reader would and writes it as a workbook. */
async function writeSpreadsheet(
  source: ListSource,
  { services, download, actor, progress }: DownloadTask,
): Promise<MadeFile> {
  const { definition } = source;
  const { language, columns: chosen = [], query } = download.order;
  const wordsOf =
    ({ translate }: Services): Translate =>
    (phrase, params) =>
      translate(language, phrase, params);
  return asOrderer(services, download, definition.scope, async (trx) => {
    const own = await services.catalogueDesk.servicesFor(services, trx, actor);
    const title = titleOf(definition.id, wordsOf(own));
    const context = { actor, trx, services: own, language, now: services.now() };
    const read = sourceFor(source, context);
    const columns = exportColumns(read, chosen, wordsOf(own), actor.timeZone);
    const rows = cellsOf(exportRows(read, context, { ...query, sort: String(query.sort) }), columns, progress);
    return { title, ending: 'xlsx', content: await writeWorkbook({ name: title, columns, rows }) };
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
export function titleOf(id: string, translate: Translate): string {
  const phrase = listTitle(id);
  const translated = translate(phrase);
  return (translated === phrase ? id : translated).replace(/[\\/:*?"<>|[\]]/g, ' ').trim();
}
