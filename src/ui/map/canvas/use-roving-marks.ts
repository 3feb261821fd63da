import { type KeyboardEvent, useRef, useState } from 'react';
import { ARROWS, neighbour, type Pixel } from '../geometry/neighbour.ts';

interface Roving {
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly keep: (button: HTMLButtonElement | null) => void;
}

/** The buttons over the marks are one stop for the Tab key, and the arrow keys move from mark to mark. */
export function useRovingMarks<M extends { readonly key: string }>(
  marks: readonly M[],
  onScreen: (mark: M) => Pixel | undefined,
): (mark: M) => Roving {
  const [last, setLast] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const stop = marks.some(({ key }) => key === last) ? last : marks[0]?.key;

  const steer = (event: KeyboardEvent, from: M) => {
    const arrow = ARROWS[event.key];
    const here = arrow && onScreen(from);
    if (!arrow || !here) return;
    // Prevents the map from moving as well.
    event.preventDefault();
    event.stopPropagation();
    const others = marks.flatMap((mark) => {
      const pixel = onScreen(mark);
      return pixel ? [{ x: pixel.x, y: pixel.y, key: mark.key }] : [];
    });
    const next = neighbour(here, others, arrow);
    if (next) buttons.current.get(next.key)?.focus({ preventScroll: true });
  };

  return (mark) => ({
    isTabStop: mark.key === stop,
    onFocus: () => setLast(mark.key),
    onKeyDown: (event) => steer(event, mark),
    keep: (button) => {
      if (button) buttons.current.set(mark.key, button);
      else buttons.current.delete(mark.key);
    },
  });
}
