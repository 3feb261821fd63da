import type { FieldProblem } from '#kernel/errors.ts';

interface KeyedRow {
  readonly row: number;
  /** What no other line may have, by field. */
  readonly keys: Readonly<Record<string, string | null>>;
}

interface Repetition {
  readonly row: number;
  readonly field: string;
  readonly problem: FieldProblem;
}

/** Every line that says again what an earlier one said, with the line that said it first. */
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
