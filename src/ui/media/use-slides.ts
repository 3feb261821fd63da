import { useReducedMotion } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, type UIEvent, useRef, useState } from 'react';

interface Slides {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly current: number;
  readonly go: (to: number) => void;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Slides in a row that scrolls by touch and snaps to one at a time; keys and arrows move it as well. */
export function useSlides(count: number): Slides {
  const isCalm = useReducedMotion();
  const track = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(0);
  const current = Math.min(seen, Math.max(0, count - 1));

  const go = (wanted: number) => {
    const row = track.current;
    if (!row) return;
    const to = Math.min(count - 1, Math.max(0, wanted));
    row.scrollTo({ left: to * row.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
    setSeen(to);
    // The focus moves along with the slide, without a scroll of its own.
    if (row.contains(document.activeElement)) row.querySelectorAll('button')[to]?.focus({ preventScroll: true });
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  };
  return {
    track,
    current,
    go,
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }) => {
      if (clientWidth > 0) setSeen(Math.round(scrollLeft / clientWidth));
    },
    onKeyDown: (event) => {
      const to = keys[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    },
  };
}
