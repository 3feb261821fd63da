import type { ImportContext, ImportRow, ImportTarget, RightRows, RowProblem } from './import-target.ts';
import type { Table } from './read-table.ts';

export interface Sorted {
  readonly wrong: readonly RowProblem[];
  /** Right rows that are left out too, because they belong to a wrong one. */
  readonly waiting: readonly RowProblem[];
  /** The other rows by themselves. */
  readonly right: RightRows;
}

/** Sorts the rows into right ones, which can be stored, and those that are left out. */
export async function sortRows(context: ImportContext, target: ImportTarget, table: Table): Promise<Sorted> {
  const { problems, besides } = await target.examine(context, table.rows);
  const waiting = waitingFor(target, table.rows, problems);
  const wrong = [...table.problems, ...problems];
  return { wrong, waiting, right: besides(rowsOf([...wrong, ...waiting])) };
}

/** Rows without a problem of their own that are stored together with a wrong one, such as stops of one trip. */
function waitingFor(
  { together }: ImportTarget,
  rows: readonly ImportRow[],
  problems: readonly RowProblem[],
): RowProblem[] {
  if (!together) return [];
  const bad = new Set(problems.map(({ row }) => row));
  const groups = new Map(rows.filter(({ number }) => bad.has(number)).map((row) => [row.values[together], row.number]));
  return rows.flatMap(({ number, values }) => {
    const group = values[together];
    const other = group === undefined || bad.has(number) ? undefined : groups.get(group);
    return other === undefined
      ? []
      : [{ row: number, field: together, problem: { code: 'otherRow', params: { row: other } } }];
  });
}

export const rowsOf = (problems: readonly RowProblem[]): ReadonlySet<number> => new Set(problems.map(({ row }) => row));
