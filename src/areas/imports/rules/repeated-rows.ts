import type { FieldProblem } from '#kernel/errors.ts';

interface KeyedRow {
  readonly row: number;
  /** The values that must be unique in the file, by field. */
  readonly keys: Readonly<Record<string, string | null>>;
}

interface Repetition {
  readonly row: number;
  readonly field: string;
  readonly problem: FieldProblem;
}

/** Every line that repeats an earlier one, with that earlier line. */
export function repeatedRows(rows: readonly KeyedRow[]): Repetition[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, keys }) =>
    Object.entries(keys).flatMap(([field, key]) => {
      if (key === null || key === '') return [];
      const seen = first.get(`${field} ${key}`);
      if (seen === undefined) {
        first.set(`${field} ${key}`, row);
        return [];
      }
      return [{ row, field, problem: { code: 'repeatedRow', params: { row: seen } } }];
    }),
  );
}
