import type { Problems, RowOutcome } from './row-outcome.ts';

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
