import { useCallback, useMemo, useState } from 'react';
import { beginning, changed, redone, undone } from './undo-history.ts';

const MOST = 100;

export interface HistoryOptions {
  /** Steps that are kept. */
  readonly most?: number;
}

export interface ValueHistory<T> {
  readonly present: T;
  /** Changes with the same label, one soon after the other, are one step. */
  readonly set: (next: T | ((present: T) => T), label?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Another value, from which nothing can be undone. */
  readonly reset: (present: T) => void;
}

/** A value whose changes can be undone and done again. */
export function useHistory<T>(initial: T | (() => T), { most = MOST }: HistoryOptions = {}): ValueHistory<T> {
  const [history, setHistory] = useState(() => beginning(initial instanceof Function ? initial() : initial));
  const set = useCallback<ValueHistory<T>['set']>(
    (next, label) => {
      const at = Date.now();
      setHistory((before) => {
        const value = next instanceof Function ? next(before.present) : next;
        return changed(before, { next: value, label, at, most });
      });
    },
    [most],
  );
  const undo = useCallback(() => setHistory((before) => undone(before, Date.now()) ?? before), []);
  const redo = useCallback(() => setHistory((before) => redone(before, Date.now()) ?? before), []);
  const reset = useCallback((present: T) => setHistory(beginning(present)), []);
  const { past, present, future } = history;
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  return useMemo(
    () => ({ present, set, undo, redo, canUndo, canRedo, reset }),
    [present, set, undo, redo, canUndo, canRedo, reset],
  );
}
