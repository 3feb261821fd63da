import type { Problems, RowOutcome } from './row-outcome.ts';

/** A record with everything it names found, or what of it could not be. */
export type Completed<T> = { readonly value: T } | { readonly problems: Problems };

/** Judges the records that are whole; the others are told what they lack. */
export async function judgeComplete<T>(
  records: readonly Completed<T>[],
  judge: (value: readonly T[]) => Promise<readonly RowOutcome[]>,
): Promise<readonly RowOutcome[]> {
  const outcomes = [...(await judge(completeOf(records)))];
  return records.map((record) => ('value' in record ? outcomes.shift()! : { problems: record.problems }));
}

export const completeOf = <T>(records: readonly Completed<T>[]): T[] =>
  records.flatMap((record) => ('value' in record ? [record.value] : []));
