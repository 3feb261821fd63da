import { useEffect, useRef } from 'react';
import type { ValueHistory } from './use-history.ts';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks for: Ctrl or Cmd with Z, with Shift and Z, or Ctrl with Y. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/** Fields undo their own text. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

/** Binds the keys of undo and redo for as long as the component is shown, except while somebody types. */
export function useUndoKeys({ undo, redo }: Pick<ValueHistory<unknown>, 'undo' | 'redo'>, isActive = true): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    if (!isActive) return;
    const press = (event: KeyboardEvent) => {
      const request = undoKey(event);
      if (!request || event.defaultPrevented || (event.target instanceof Element && event.target.closest(FIELDS)))
        return;
      event.preventDefault();
      latest.current[request]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isActive]);
}
