import { REPORT_MAX_PROBLEMS, REPORT_NAME } from '#areas/imports/rules/import-limits.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import type { Cell } from '#platform/list/xlsx/cell.ts';
import { writeWorkbook } from '#platform/list/xlsx/write-workbook.ts';
import type { RowProblem } from './import-target.ts';
import type { Table } from './read-table.ts';

export type Say = (phrase: PhraseKey, params?: Readonly<Record<string, string | number>>) => string;

/** The error report: place in the sender's file, value and reason of each problem. */
export function writeObservations(
  table: Pick<Table, 'placeOf' | 'nameOf' | 'shownAt'>,
  problems: readonly RowProblem[],
  headingOf: (field: string) => string,
  say: Say,
): Promise<Buffer> {
  const place = ({ field }: RowProblem) => table.placeOf(field);
  const inOrder = [...problems]
    .sort((one, other) => one.row - other.row || place(one) - place(other))
    .slice(0, REPORT_MAX_PROBLEMS);
  const lines = inOrder.map(({ row, field, problem }): Cell[] => [
    { kind: 'number', number: String(row) },
    { kind: 'text', text: table.nameOf(field) ?? headingOf(field) },
    { kind: 'text', text: table.shownAt(row, field) },
    { kind: 'text', text: say(dynamicKey('validation', problem.code), problem.params) },
  ]);
  return writeWorkbook({
    name: REPORT_NAME,
    columns: [
      { heading: say('imports.report.row'), width: 8 },
      { heading: say('imports.report.column'), width: 32 },
      { heading: say('imports.report.value'), width: 32 },
      { heading: say('imports.report.reason'), width: 70 },
    ],
    rows: once(lines),
  });
}

async function* once<T>(batch: T): AsyncGenerator<T> {
  yield batch;
}
