import type { MouseEvent as ReactMouseEvent } from 'react';

const OWN_CLICK = 'a, button, input, label, select, textarea, summary, [role="menuitem"]';
const MIDDLE = 1;

/**
 * A click anywhere on a row is forwarded to the row's own link with the same modifier keys, so that the browser decides
 * about new tabs. Selecting text and clicking other controls of the row does not count.
 */
function openRow(event: ReactMouseEvent<HTMLElement>): void {
  const target = event.target as Element;
  // Menus and tooltips are elsewhere in the page, but React bubbles their clicks to the row.
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

/** Prevents the middle button from starting to scroll. */
function keepMiddleClick(event: ReactMouseEvent<HTMLElement>): void {
  if (event.button === MIDDLE) event.preventDefault();
}

/** Props that make an element open the link inside it wherever it is clicked. */
export const opensItsLink = { onClick: openRow, onAuxClick: openRow, onMouseDown: keepMiddleClick } as const;
