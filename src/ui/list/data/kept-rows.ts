import type { AnyRow } from '../list-props.ts';

/** What a list shows while others change it. */
export interface KeptRows {
  readonly rows: readonly AnyRow[];
  /** Rows that came since and are not shown yet. */
  readonly added: number;
  /** Shown rows that are no longer in the list. */
  readonly gone: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const asRead = (rows: readonly AnyRow[]): KeptRows => ({ rows, added: 0, gone: NONE });

/**
 * Every row stays where it is, so that none jumps under the pointer: known rows take their new values, new ones are only
 * counted, and those that left stay until the user has the list refreshed. An empty list has nothing to keep in place.
 */
export function keepInPlace(
  shown: readonly AnyRow[],
  fresh: readonly AnyRow[],
  rowId: (row: AnyRow) => string,
): KeptRows {
  if (shown.length === 0) return asRead(fresh);
  const freshById = new Map(fresh.map((row) => [rowId(row), row]));
  const shownIds = new Set(shown.map(rowId));
  const added = fresh.filter((row) => !shownIds.has(rowId(row))).length;
  const missing = [...shownIds].filter((id) => !freshById.has(id));
  return {
    rows: shown.map((row) => freshById.get(rowId(row)) ?? row),
    added,
    // New rows push others to the next page, which does not mean that those are gone.
    gone: new Set(added > 0 ? [] : missing),
  };
}
