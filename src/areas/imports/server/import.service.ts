import type { ImportCalls } from '#areas/imports/contract/import.calls.ts';
import { importErrors } from '#areas/imports/contract/import.errors.ts';
import type { Sheet } from '#areas/imports/rules/cell.ts';
import { IMPORT_MAX_RECORDS, IMPORT_SIZE_BYTES } from '#areas/imports/rules/import-limits.ts';
import { countryOf, countryOrDefault } from '#countries/country.ts';
import type { CallReply, ParsedInput } from '#kernel/api-call.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { Later } from '#platform/http/route.ts';
import { writeHandout } from './handout.ts';
import { lockImports, settleReports } from './import.repository.ts';
import { lendFile } from './import-files.ts';
import { type Handout, type ImportContext, type ImportTarget, ownTarget, type RowProblem } from './import-target.ts';
import { explained, previewWrong } from './preview-wrong.ts';
import { readTable, type Table } from './read-table.ts';
import { readSpreadsheet } from './reading/read-spreadsheet.ts';
import { rowsOf, sortRows } from './right-rows.ts';
import { writeTemplate } from './template.ts';

type Send = ImportCalls['send'];
type Template = ImportCalls['template'];

/**
 * Checks a spreadsheet and, if requested, stores its records: all of them or none, or the right ones alone. Two imports
 * of one company wait for each other, so the second finds the records of the first and only updates them.
 */
export async function importFile(
  context: ImportContext,
  common: ImportTarget,
  { preview, onlyRight }: Pick<ParsedInput<Send>['body'], 'preview' | 'onlyRight'>,
  sheets: readonly Sheet[],
): Promise<CallReply<Send> | Later<CallReply<Send>>> {
  const { trx, actor, services, language } = context;
  const target = await ownTarget(context, common);
  const home = countryOrDefault(actor.country);
  const table = readTable(sheets, target.columns, home, services.translate, language);
  if (!preview) await lockImports(trx, companyOf(actor), target.definition.listPath);
  const { wrong, waiting, right } = await sortRows(context, target, table);
  const { inserted, updated, store } = right;
  const isRefused = wrong.length > 0 && (!onlyRight || inserted + updated === 0);
  const found = explained(context, target, table, await right.warn());
  const warnings = found.length > 0 ? { warnings: found } : {};
  if (preview && wrong.length > 0) return previewWrong(context, target, { table, wrong, waiting, right, warnings });
  if (isRefused) throw importErrors.invalidContent({ fields: problemsByPlace(wrong) });
  const left = rowsOf([...wrong, ...waiting]).size;
  const handouts: Handout[] = [];
  if (!preview && inserted + updated > 0) {
    await store((handout) => handouts.push(handout));
    // Rows that were left out still wait to be corrected.
    if (left === 0) await settleReports(trx, companyOf(actor), target.definition.id);
    await recordAudit(context, target, { inserted, updated, ...(left > 0 ? { left } : {}) });
  }
  const counts = { insertItems: inserted, updateItems: updated, ...(left > 0 ? { wrongRows: left } : {}) };
  const reply: CallReply<Send> = { status: 'OK', message: passedOver(context, table), ...counts, ...warnings };
  // A reply made later is not kept for a repeated request: what it hands out is stored nowhere.
  const [handout] = handouts;
  return handout ? new Later(async () => ({ ...reply, handout: await writeHandout(handout) })) : reply;
}

/** Reads the file, which takes a while and needs no database. */
export function readFile({ caller }: Pick<ImportContext, 'caller'>, file: string): Promise<readonly Sheet[]> {
  return readSpreadsheet(contentOf(file), caller.signal);
}

function contentOf(file: string): Buffer {
  const content = decodeBase64(file);
  if (content.length >= IMPORT_SIZE_BYTES) {
    throw importErrors.excededSize({ params: { megabytes: IMPORT_SIZE_BYTES / 1_000_000 } });
  }
  return content;
}

/** An import of a file with wrong rows gets the problems of each field of each row. */
function problemsByPlace(wrong: readonly RowProblem[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    wrong.slice(0, IMPORT_MAX_RECORDS).map(({ row, field, problem }) => [`${row}.${field}`, problem]),
  );
}

function passedOver({ services, language }: ImportContext, { unknown }: Table): string {
  if (unknown.length === 0) return '';
  return services.translate(language, 'imports.passedOver', { columns: unknown.slice(0, 10).join(', ') });
}

function recordAudit(
  context: ImportContext,
  { definition }: ImportTarget,
  counts: { inserted: number; updated: number; left?: number },
) {
  const action = { action: 'imports.create', entity: 'import', entityId: createId() };
  return audit(context.trx, context, { ...action, after: { target: definition.id, ...counts } });
}

export async function seedTemplate(
  context: ImportContext,
  common: ImportTarget,
  { countryId }: ParsedInput<Template>['body'],
): Promise<Later<CallReply<Template>>> {
  const { services, language, actor } = context;
  const target = await ownTarget(context, common);
  const country = countryId ? countryOf(countryId) : countryOrDefault(actor.country);
  const { id } = target.definition;
  const name = services.translate(language, dynamicKey('imports.targets', id));
  return new Later(async () => {
    const content = await writeTemplate(services.translate, language, country, target);
    return { templateUrl: await lendFile(context, { target: id, purpose: 'template', name, content }) };
  });
}
