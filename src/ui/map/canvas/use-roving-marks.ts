import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { ARROWS, neighbour, type Pixel } from '../geometry/neighbour.ts';

export interface RovingMarks {
  readonly onFocus: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, key: string) => void;
  readonly keep: (key: string, button: HTMLButtonElement | null) => void;
}

/**
 * The buttons over the marks are one stop for the Tab key, and the arrow keys move from mark to mark. What the buttons
 * get never changes, so that a movement draws only those again that it concerns.
 */
export function useRovingMarks<M extends { readonly key: string }>(
  marks: readonly M[],
  onScreen: (mark: M) => Pixel | undefined,
): { readonly stop: string | undefined; readonly roving: RovingMarks } {
  const [last, setLast] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const latest = useRef({ marks, onScreen });
  latest.current = { marks, onScreen };
  const stop = marks.some(({ key }) => key === last) ? last : marks[0]?.key;

  const roving = useMemo(
    (): RovingMarks => ({
      onFocus: setLast,
      onKeyDown: (event, from) => {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        // Prevents the map from moving as well.
        event.preventDefault();
        event.stopPropagation();
        const places = latest.current.marks.flatMap((mark) => {
          const pixel = latest.current.onScreen(mark);
          return pixel ? [{ x: pixel.x, y: pixel.y, key: mark.key }] : [];
        });
        const here = places.find(({ key }) => key === from);
        const next = here && neighbour(here, places, arrow);
        if (next) buttons.current.get(next.key)?.focus({ preventScroll: true });
      },
      keep: (key, button) => {
        if (button) buttons.current.set(key, button);
        else buttons.current.delete(key);
      },
    }),
    [],
  );
  return { stop, roving };
}
