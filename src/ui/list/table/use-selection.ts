import { useMemo, useRef, useState } from 'react';
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
  const latest = useRef({ scope, chosen, rows, rowId });
  latest.current = { scope, chosen, rows, rowId };
  // The same as long as the list is shown, so that a row is drawn again only when its own state changes.
  const acts = useMemo(() => {
    const page = () => latest.current.rows.map((row) => [latest.current.rowId(row), row] as const);
    const choose = (next: (chosen: Chosen) => Chosen) => {
      const { scope: of, chosen: before } = latest.current;
      keep({ scope: of, chosen: next(before) });
    };
    return {
      toggle: (id: string, through: boolean) => {
        const from = through ? last.current : undefined;
        choose((before) => withRows(before, page(), id, from));
        last.current = id;
      },
      toggleAll: (all: boolean) =>
        choose((before) => {
          const next = new Map(before);
          for (const [id, row] of page()) {
            if (all) next.set(id, row);
            else next.delete(id);
          }
          return next;
        }),
      clear: () => choose(() => NOTHING),
    };
  }, []);
  return { rows: useMemo(() => [...chosen.values()], [chosen]), has: (id) => chosen.has(id), ...acts };
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
