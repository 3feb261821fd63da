import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Event handlers of the button that drags an entry. */
export interface ReorderHandle {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Reorder {
  /** For the element whose children are the entries, in their order. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** The entry being dragged, or null. */
  readonly dragged: number | null;
  readonly handle: (at: number) => ReorderHandle;
}

export interface Box {
  readonly top: number;
  readonly bottom: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Reorders the entries of a list: dragged by touch or mouse, or moved by the arrow keys. */
export function useReorder(count: number, move: (from: number, to: number) => void): Reorder {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  /** From the pointer to the edges of the dragged entry. */
  const offset = useRef<Box>({ top: 0, bottom: 0 });
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });

  useEffect(() => {
    if (dragged === null) return;
    // Listeners on the window: the button itself moves in the page while it is dragged, which would end a pointer
    // capture.
    const drag = (event: globalThis.PointerEvent) => {
      const { top, bottom } = offset.current;
      const box = { top: event.clientY + top, bottom: event.clientY + bottom };
      const to = placeAt(box, boxesOf(list.current), dragged);
      if (to === dragged) return;
      latest.current(dragged, to);
      setDragged(to);
    };
    const drop = () => setDragged(null);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [dragged]);

  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      const box = boxesOf(list.current)[at];
      if (event.button !== 0 || !box) return;
      offset.current = { top: box.top - event.clientY, bottom: box.bottom - event.clientY };
      setDragged(at);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = at + (STEPS[event.key] ?? 0);
      if (to === at || to < 0 || to >= count) return;
      event.preventDefault();
      move(at, to);
    },
  });
  return { list, dragged, handle };
}

function boxesOf(list: HTMLOListElement | null): Box[] {
  return [...(list?.children ?? [])].map((child) => child.getBoundingClientRect());
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/**
 * The place of a dragged entry: it passes a neighbour once its edge has passed the neighbour's middle. So two entries
 * of any height do not swap back and forth while the pointer rests.
 */
export function placeAt(dragged: Box, boxes: readonly Box[], from: number): number {
  const passedBelow = boxes.findLastIndex((box, at) => at > from && dragged.bottom > middle(box));
  if (passedBelow > from) return passedBelow;
  const passedAbove = boxes.findIndex((box, at) => at < from && dragged.top < middle(box));
  return passedAbove < 0 ? from : passedAbove;
}
