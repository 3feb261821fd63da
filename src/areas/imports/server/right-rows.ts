import type { Examination, ImportContext, ImportRow, ImportTarget, RowProblem } from './import-target.ts';
import type { Table } from './read-table.ts';

export interface Sorted {
  readonly wrong: readonly RowProblem[];
  /** Right rows that are left out too, because they belong to a wrong one. */
  readonly waiting: readonly RowProblem[];
  /** The other rows by themselves, which can be stored. */
  readonly right: Examination;
}

/**
 * Sorts the rows into right and wrong ones. The right rows are examined again without the wrong ones, because a row may
 * depend on another; whatever is wrong then is left out too.
 */
export async function sortRows(context: ImportContext, target: ImportTarget, table: Table): Promise<Sorted> {
  let right = await target.examine(context, table.rows);
  const wrong = [...table.problems, ...right.problems];
  const waiting: RowProblem[] = [];
  let rows = table.rows;
  while (right.problems.length > 0) {
    waiting.push(...waitingFor(target, rows, right.problems));
    const out = rowsOf([...right.problems, ...waiting]);
    rows = rows.filter(({ number }) => !out.has(number));
    right = await target.examine(context, rows);
    wrong.push(...right.problems);
  }
  return { wrong, waiting, right };
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
