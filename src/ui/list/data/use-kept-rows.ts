import { useState } from 'react';
import { useLiveQueries } from '#ui/realtime/realtime-context.tsx';
import type { AnyRow } from '../list-props.ts';
import { asRead, type KeptRows, keepInPlace } from './kept-rows.ts';

interface Reading {
  /** Identifies the request: page, sorting, filters. */
  readonly queryHash: string;
  readonly rows: readonly AnyRow[] | undefined;
  readonly updatedAt: number;
}

interface Kept extends KeptRows {
  readonly queryHash: string;
  readonly updatedAt: number;
}

export interface LiveRows {
  readonly rows: readonly AnyRow[] | undefined;
  readonly added: number;
  readonly gone: ReadonlySet<string>;
  /** Shows the list as it is now. */
  readonly show: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows to show: as read, except that changes made elsewhere move none of them. */
export function useKeptRows({ queryHash, rows, updatedAt }: Reading, rowId: (row: AnyRow) => string): LiveRows {
  const live = useLiveQueries();
  const [kept, setKept] = useState<Kept | undefined>();
  let shown = kept;
  if (rows && (kept?.queryHash !== queryHash || kept.updatedAt !== updatedAt)) {
    const isSameList = kept?.queryHash === queryHash && live?.isLive(queryHash);
    const next = isSameList ? keepInPlace(kept.rows, rows, rowId) : asRead(rows);
    shown = { ...next, queryHash, updatedAt };
    setKept(shown);
  }
  if (!rows) return { rows, added: 0, gone: NONE, show: () => undefined };
  return {
    rows: shown?.rows ?? rows,
    added: shown?.added ?? 0,
    gone: shown?.gone ?? NONE,
    show: () => setKept({ ...asRead(rows), queryHash, updatedAt }),
  };
}
