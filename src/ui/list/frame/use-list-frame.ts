import { type RefObject, useLayoutEffect } from 'react';

/**
 * A table uses the height that the window has left: what is above it and below it in its list is measured, the rest is
 * up to the style sheet. Also marks the sides on which columns are scrolled out of sight.
 */
export function useListFrame(frame: RefObject<HTMLElement | null>, isTable: boolean): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const list = box?.closest('section');
    if (!isTable || !box || !list) return;
    const measure = () => {
      const { top, bottom } = box.getBoundingClientRect();
      const below = list.getBoundingClientRect().bottom - bottom;
      box.style.setProperty('--list-taken', `${Math.ceil(top + window.scrollY + below)}px`);
      markHiddenSides(box);
    };
    const scroll = () => markHiddenSides(box);
    const observer = new ResizeObserver(measure);
    // What comes later makes the page higher; what leaves was observed itself.
    for (const element of [document.body, box, ...elementsBefore(box), ...elementsAfter(box, list)]) {
      observer.observe(element);
    }
    for (const content of box.children) observer.observe(content);
    measure();
    box.addEventListener('scroll', scroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', scroll);
    };
  }, [frame, isTable]);
}

function markHiddenSides(box: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = box;
  box.toggleAttribute('data-hidden-start', scrollLeft > 0);
  box.toggleAttribute('data-hidden-end', scrollLeft + clientWidth < scrollWidth - 1);
}

/** Everything that comes before the element in the page, as siblings of it and of what it is in. */
function elementsBefore(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (let one = at.previousElementSibling; one; one = one.previousElementSibling) found.push(one);
  }
  return found;
}

function elementsAfter(element: Element, end: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== end; at = at.parentElement) {
    for (let one = at.nextElementSibling; one; one = one.nextElementSibling) found.push(one);
  }
  return found;
}
