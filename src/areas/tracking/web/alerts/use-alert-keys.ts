import { useEffect, useRef } from 'react';
import { type AlertKey, alertKeyOf } from './alert-keys.ts';

/** Where somebody types or chooses, letters are text. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="listbox"]';

/** The panel of an alert is the one dialog that leaves the keys to the list. */
const isElsewhere = (target: Element): boolean => {
  const dialog = target.closest('[role="dialog"]');
  return target.closest(TYPING) !== null || (dialog !== null && !dialog.querySelector('[data-alert-panel]'));
};

/** The keys of the control room, as long as nothing else asks for an answer. */
export function useAlertKeys(onKey: (key: AlertKey) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = alertKeyOf(event);
      if (!key || event.defaultPrevented || (event.target instanceof Element && isElsewhere(event.target))) return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
