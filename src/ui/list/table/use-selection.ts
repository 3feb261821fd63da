import { useRef, useState } from 'react';
import type { AnyRow } from '../list-props.ts';
import { withRows } from './chosen-rows.ts';

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
