import { useEffect, useRef } from 'react';

/** How what is open is closed, the one on top last. */
const open: (() => void)[] = [];

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // An open list of choices inside it closes first.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  open.at(-1)?.();
}

/** Escape closes the dialog or panel on top, and nothing below it; `closeOnEscape` of the library would close all. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => latest.current();
    if (open.push(closeThis) === 1) window.addEventListener('keydown', onKey, true);
    return () => {
      open.splice(open.indexOf(closeThis), 1);
      if (open.length === 0) window.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);
}
