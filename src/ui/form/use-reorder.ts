import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { placeAt } from './place-at.ts';

interface Reorder {
  /** For the element whose children are the entries, in their order. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** Which entry is in the hand; null while none is. */
  readonly held: number | null;
  /** For the button an entry is held by. */
  readonly handle: (at: number) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Puts the entries of a list in order: dragged by a finger or a mouse, or moved by the arrow keys. */
export function useReorder(count: number, move: (from: number, to: number) => void): Reorder {
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });

  useEffect(() => {
    if (held === null) return;
    // On the window: the button itself moves in the page while it is dragged, which would end a capture.
    const drag = (event: globalThis.PointerEvent) => {
      const to = placeAt(event.clientY, boxesOf(list.current));
      if (to === held) return;
      latest.current(held, to);
      setHeld(to);
    };
    const drop = () => setHeld(null);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [held]);

  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setHeld(at);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = at + (STEPS[event.key] ?? 0);
      if (to === at || to < 0 || to >= count) return;
      event.preventDefault();
      move(at, to);
    },
  });
  return { list, held, handle };
}

function boxesOf(list: HTMLOListElement | null): { readonly top: number; readonly bottom: number }[] {
  return [...(list?.children ?? [])].map((child) => child.getBoundingClientRect());
}
