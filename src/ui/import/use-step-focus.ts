import { type RefObject, useEffect, useRef } from 'react';

/** The next control: the one marked for focus, or the button of an error. */
const NEXT = '[data-autofocus], [role="alert"] button';

/** Each step removes the button that led to it, so the focus moves to the next useful control. */
export function useStepFocus(inside: RefObject<HTMLElement | null>, step: string): void {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const dialog = inside.current?.closest('[role="dialog"]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    dialog.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [inside, step]);
}
