import { type RefObject, useEffect, useRef } from 'react';
import { placeOf, type Shown } from './board-time.ts';

/** The share of the view that shows what is over already. */
const PAST = 1 / 4;

/** A board that is wider than the screen begins where the day has got to; another day begins with its first hour. */
export function useScrollToNow(day: string, shown: Shown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(shown);
  latest.current = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day, whatever changes on it later.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const now = placeOf(latest.current, Date.now(), Date.now() + 1);
    element.scrollLeft = now ? now.left * element.scrollWidth - element.clientWidth * PAST : 0;
  }, [day]);
  return box;
}
