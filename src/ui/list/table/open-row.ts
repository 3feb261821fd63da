import type { MouseEvent as ReactMouseEvent } from 'react';

const OWN_CLICK = 'a, button, input, label, select, textarea, summary, [role="menuitem"]';
const MIDDLE = 1;

/**
 * A click anywhere on a row is a click on the row's own link, with the same keys held: the browser itself decides about
 * new tabs. Text being marked and things that are clicked for themselves are left alone.
 */
function openRow(event: ReactMouseEvent<HTMLElement>): void {
  const target = event.target as Element;
  // Menus and tooltips stand elsewhere in the page though React tells their clicks here.
  if (!event.currentTarget.contains(target) || target.closest(OWN_CLICK)) return;
  if (event.button > MIDDLE || window.getSelection()?.isCollapsed === false) return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]');
  if (!link) return;
  const aside = event.button === MIDDLE;
  event.preventDefault();
  link.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      ctrlKey: event.ctrlKey || aside,
      metaKey: event.metaKey || aside,
      shiftKey: event.shiftKey,
    }),
  );
}

/** The middle button would begin to scroll the table instead. */
function keepMiddleClick(event: ReactMouseEvent<HTMLElement>): void {
  if (event.button === MIDDLE) event.preventDefault();
}

/** What makes an element with a link of its own open it wherever it is clicked. */
export const opensItsLink = { onClick: openRow, onAuxClick: openRow, onMouseDown: keepMiddleClick } as const;
