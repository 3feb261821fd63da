import type { CellProblem } from '#areas/imports/contract/import.calls.ts';
import { REPORT_MAX_PROBLEMS, REPORT_NAME } from '#areas/imports/rules/import-limits.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import type { Cell } from '#platform/list/xlsx/cell.ts';
import { writeWorkbook } from '#platform/list/xlsx/write-workbook.ts';
import type { RowProblem } from './import-target.ts';
import type { Table } from './read-table.ts';

export type Say = (phrase: PhraseKey, params?: Readonly<Record<string, string | number>>) => string;

/** The problems as people read them, in the order of the file: place, value and reason. */
export function explain(
  table: Pick<Table, 'placeOf' | 'nameOf' | 'shownAt'>,
  problems: readonly RowProblem[],
  headingOf: (field: string) => string,
  say: Say,
): CellProblem[] {
  const place = ({ field }: RowProblem) => table.placeOf(field);
  return [...problems]
    .sort((one, other) => one.row - other.row || place(one) - place(other))
    .map(({ row, field, problem }) => ({
      row,
      column: table.nameOf(field) ?? headingOf(field),
      value: table.shownAt(row, field),
      reason: reasonOf(problem, say),
    }));
}

export function reasonOf({ code, params }: RowProblem['problem'], say: Say): string {
  return say(dynamicKey('validation', code), params);
}

/** The error report: place in the sender's file, value and reason of each problem. */
export function writeObservations(problems: readonly CellProblem[], say: Say): Promise<Buffer> {
  const lines = problems.slice(0, REPORT_MAX_PROBLEMS).map(({ row, column, value, reason }): Cell[] => [
    { kind: 'number', number: String(row) },
    { kind: 'text', text: column },
    { kind: 'text', text: value },
    { kind: 'text', text: reason },
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
