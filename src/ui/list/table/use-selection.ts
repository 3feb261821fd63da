import { useRef, useState } from 'react';
import type { AnyRow } from '../list-props.ts';

export interface Selection {
  /** Includes rows of other pages. */
  readonly rows: readonly AnyRow[];
  readonly has: (id: string) => boolean;
  /** Selects or deselects a row; `through` includes all rows since the last clicked one. */
  readonly toggle: (id: string, through: boolean) => void;
  /** The rows of this page, all or none. */
  readonly toggleAll: (chosen: boolean) => void;
  readonly clear: () => void;
}

type Chosen = ReadonlyMap<string, AnyRow>;
const NOTHING: Chosen = new Map();

/**
 * Selected rows survive turning the page. Another filter or search clears them: no action on rows that are not visible.
 */
export function useSelection(rows: readonly AnyRow[], rowId: (row: AnyRow) => string, scope: string): Selection {
  const [kept, keep] = useState({ scope, chosen: NOTHING });
  const last = useRef<string | undefined>(undefined);
  const chosen = kept.scope === scope ? kept.chosen : NOTHING;
  const page = rows.map((row) => [rowId(row), row] as const);
  return {
    rows: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (id, through) => {
      keep({ scope, chosen: withRows(chosen, page, id, through ? last.current : undefined) });
      last.current = id;
    },
    toggleAll: (all) => {
      const next = new Map(chosen);
      for (const [id, row] of page) {
        if (all) next.set(id, row);
        else next.delete(id);
      }
      keep({ scope, chosen: next });
    },
    clear: () => keep({ scope, chosen: NOTHING }),
  };
}

/**
 * Selects a row, or deselects it when it was selected. With a second row of the page as start, all rows between take
 * the state of the clicked one.
 */
export function withRows<Row>(
  chosen: ReadonlyMap<string, Row>,
  page: readonly (readonly [id: string, row: Row])[],
  id: string,
  from: string | undefined,
): ReadonlyMap<string, Row> {
  const place = (wanted: string | undefined) => page.findIndex(([known]) => known === wanted);
  const [start, end] = [place(from), place(id)];
  const touched = start < 0 ? page.slice(end, end + 1) : page.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Map(chosen);
  for (const [known, row] of touched) {
    if (chosen.has(id)) next.delete(known);
    else next.set(known, row);
  }
  return next;
}
