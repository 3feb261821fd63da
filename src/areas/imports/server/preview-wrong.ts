import type { CellProblem, ImportCalls } from '#areas/imports/contract/import.calls.ts';
import { REPORT_NAME, SHOWN_MAX_PROBLEMS } from '#areas/imports/rules/import-limits.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { Later } from '#platform/http/route.ts';
import { headingOf } from './column-names.ts';
import { lendFile } from './import-files.ts';
import type { ImportContext, ImportTarget, RowProblem } from './import-target.ts';
import { explain, reasonOf, type Say, writeObservations } from './observations.ts';
import type { Table } from './read-table.ts';
import { rowsOf, type Sorted } from './right-rows.ts';
import { type WrongRow, writeTemplate } from './template.ts';

type Reply = CallReply<ImportCalls['send']>;
type Warnings = Pick<Reply, 'warnings'>;

/** Problems of a file as its sender reads them, each at the heading of its column. */
export function explained(
  { services, language, actor }: ImportContext,
  target: ImportTarget,
  table: Table,
  problems: readonly RowProblem[],
): CellProblem[] {
  const home = countryOrDefault(actor.country);
  const columns = new Map(target.columns(home).map((column) => [column.field, column]));
  const heading = (field: string) => headingOf(services.translate, language, home, columns.get(field) ?? { field });
  return explain(table, problems, heading, (phrase, params) => services.translate(language, phrase, params));
}

/** A preview gets a report, and the wrong rows in a template of their own. */
export function previewWrong(
  context: ImportContext,
  target: ImportTarget,
  { table, wrong, waiting, right, warnings }: Sorted & { readonly table: Table; readonly warnings: Warnings },
): Later<Reply> {
  const { services, language } = context;
  const home = countryOrDefault(context.actor.country);
  const say: Say = (phrase, params) => services.translate(language, phrase, params);
  const { id } = target.definition;
  return new Later(async () => {
    const own = explained(context, target, table, wrong);
    const problems = explained(context, target, table, [...wrong, ...waiting]);
    const report = { target: id, purpose: 'observations', name: REPORT_NAME } as const;
    const templateUrl = await lendFile(context, { ...report, content: await writeObservations(own, say) });
    const rows = wrongRows(table, [...wrong, ...waiting], say);
    // Where a column is missing or repeated, no row was read.
    const corrected = rows.length > 0 && {
      target: id,
      purpose: 'template' as const,
      name: say('imports.corrected', { name: say(dynamicKey('imports.targets', id)) }),
      content: await writeTemplate(services.translate, language, home, target, rows),
    };
    return {
      status: 'ERROR',
      message: say('errors.imports.invalidContent'),
      insertItems: 0,
      updateItems: 0,
      templateUrl,
      right: { insertItems: right.inserted, updateItems: right.updated },
      wrongRows: rows.length,
      problems: problems.slice(0, SHOWN_MAX_PROBLEMS),
      problemCount: problems.length,
      ...warnings,
      ...(corrected ? { correctedUrl: await lendFile(context, corrected) } : {}),
    };
  });
}

function wrongRows(table: Table, wrong: readonly RowProblem[], say: Say): WrongRow[] {
  const isRecord = new Set(table.rows.map(({ number }) => number));
  const numbers = [...rowsOf(wrong)].filter((row) => isRecord.has(row)).sort((one, other) => one - other);
  return numbers.map((number) => ({
    cellOf: (field) => table.cellAt(number, field),
    reasons: new Map(
      wrong.flatMap(({ row, field, problem }) => (row === number ? [[field, reasonOf(problem, say)]] : [])),
    ),
  }));
}
