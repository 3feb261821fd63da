import { type RefObject, useEffect, useRef } from 'react';

/** The way on: what asks for the focus, or the button of an error. */
const NEXT = '[data-autofocus], [role="alert"] button';

/** Each step of a dialog takes away the button that led to it; the focus goes on to what can be done next. */
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
