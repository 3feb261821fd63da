import { AppError, type FieldProblem } from '#kernel/errors.ts';

export type Problems = Readonly<Record<string, FieldProblem>>;

/** The outcome of a record: insert, update or its problems. */
export type RowOutcome = 'insert' | 'update' | { readonly problems: Problems };

export const refusedAt = (fields: string | readonly string[], code: string): RowOutcome => ({
  problems: Object.fromEntries([fields].flat().map((field) => [field, { code }])),
});

/** The outcome of reading a form: problems of fields are part of it, any other error is thrown. */
export async function outcomeOf(outcome: 'insert' | 'update', read: () => Promise<unknown>): Promise<RowOutcome> {
  try {
    await read();
    return outcome;
  } catch (error) {
    if (error instanceof AppError && error.fields) return { problems: error.fields };
    throw error;
  }
}

/** A record with all its references resolved, or the problems of those that were not found. */
export type Completed<T> = { readonly value: T } | { readonly problems: Problems };

/** Checks the complete records; the others keep their problems. */
export async function judgeComplete<T>(
  records: readonly Completed<T>[],
  judge: (value: readonly T[]) => Promise<readonly RowOutcome[]>,
): Promise<readonly RowOutcome[]> {
  const outcomes = [...(await judge(completeOf(records)))];
  return records.map((record) => ('value' in record ? outcomes.shift()! : { problems: record.problems }));
}

export const completeOf = <T>(records: readonly Completed<T>[]): T[] =>
  records.flatMap((record) => ('value' in record ? [record.value] : []));
