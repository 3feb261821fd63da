import { useRef, useState } from 'react';
import type { AnyRow } from '../list-props.ts';
import { withRows } from './chosen-rows.ts';

export interface Selection {
  /** Also those of other pages. */
  readonly rows: readonly AnyRow[];
  readonly has: (id: string) => boolean;
  /** Chooses or leaves a row; `through` reaches from the row touched before to this one. */
  readonly toggle: (id: string, through: boolean) => void;
  /** The rows of this page, all or none. */
  readonly toggleAll: (chosen: boolean) => void;
  readonly clear: () => void;
}

type Chosen = ReadonlyMap<string, AnyRow>;
const NOTHING: Chosen = new Map();

/** Chosen rows survive turning the page. Another filter or search begins anew: nobody acts on rows they no longer see. */
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
