import type { Fate, Problems } from '../import-target.ts';

/** A record with everything it names found, or what of it could not be. */
export type Completed<T> = { readonly whole: T } | { readonly problems: Problems };

/** Judges the records that are whole; the others are told what they lack. */
export async function judgeWhole<T>(
  records: readonly Completed<T>[],
  judge: (whole: readonly T[]) => Promise<readonly Fate[]>,
): Promise<readonly Fate[]> {
  const fates = [...(await judge(wholeOf(records)))];
  return records.map((record) => ('whole' in record ? fates.shift()! : { problems: record.problems }));
}

export const wholeOf = <T>(records: readonly Completed<T>[]): T[] =>
  records.flatMap((record) => ('whole' in record ? [record.whole] : []));
