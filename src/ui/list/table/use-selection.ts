import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useCallback, useState } from 'react';
import type { AnyRow } from '../list-props.ts';

export interface Selection {
  /** Also those of other pages. */
  readonly rows: readonly AnyRow[];
  readonly state: RowSelectionState;
  readonly change: (updater: Updater<RowSelectionState>) => void;
  readonly clear: () => void;
}

type Chosen = ReadonlyMap<string, AnyRow>;
const NOTHING: Chosen = new Map();

/** Chosen rows survive turning the page. Another filter or search begins anew: nobody acts on rows they no longer see. */
export function useSelection(rows: readonly AnyRow[], rowId: (row: AnyRow) => string, scope: string): Selection {
  const [kept, keep] = useState({ scope, chosen: NOTHING });
  const chosen = kept.scope === scope ? kept.chosen : NOTHING;
  const state: RowSelectionState = Object.fromEntries([...chosen.keys()].map((id) => [id, true as const]));
  return {
    rows: [...chosen.values()],
    state,
    change: (updater) => {
      const known = new Map([...chosen, ...rows.map((row) => [rowId(row), row] as const)]);
      const ids = Object.keys(functionalUpdate(updater, state));
      keep({ scope, chosen: new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : []))) });
    },
    clear: useCallback(() => keep({ scope, chosen: NOTHING }), [scope]),
  };
}
